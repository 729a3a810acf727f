export default function Unauthorized() {
  return <h1>Please sign in first</h1>;
}
