export default function Page() {
  return <p>Behind the proxy</p>;
}
