import { stackServerApp } from "@/stack";
import { rename } from "./rename";

/** A protected page with a server action, as the README has it. */
export default async function AccountPage() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  const session = await stackServerApp.getSession();
  return (
    <main>
      <h1>Hello, {user.displayName}</h1>
      <p data-session>{session?.sessionId ?? "none"}</p>
      <form action={rename}>
        <input name="displayName" aria-label="Name" defaultValue={user.displayName ?? ""} />
        <button type="submit">Rename</button>
      </form>
    </main>
  );
}
