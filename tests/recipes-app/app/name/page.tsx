import { Suspense } from "react";
import { RenameButton } from "../../components/rename-button";
import { stackServerApp } from "../../stack";
import { rename } from "../invoices/actions";

async function Name() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  return <h1>{`Name: ${user.displayName}`}</h1>;
}

export default function NamePage() {
  return (
    <Suspense fallback={<p>…</p>}>
      <Name />
      <RenameButton />
      <form action={rename}>
        <input name="name" aria-label="Name" />
        <button type="submit">Rename</button>
      </form>
    </Suspense>
  );
}
