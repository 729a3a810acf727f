import { stackServerApp } from "../../stack";
import { Me } from "../me/me";

export default async function Page() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  return (
    <main>
      <h1>{user.primaryEmail}</h1>
      <Me />
    </main>
  );
}
