export default function Page() {
  return <h1>Welcome</h1>;
}
