import { stackServerApp } from "../../stack";

export default async function Page() {
  const session = await stackServerApp.getSession();
  return <p>Hello {session?.id}</p>;
}
