import { stackServerApp } from "../../stack";

export default async function Page() {
  const user = await stackServerApp.getUser();
  return <p>Hello {user?.primaryEmail}</p>;
}
