export default function Forbidden() {
  return <h1>This is not for you</h1>;
}
