import { Suspense } from "react";
import { Name } from "../../../components/name";
import { stackServerApp } from "../../../stack";

async function Profile() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  return <h1>{user.displayName}</h1>;
}

export default function MePage() {
  return (
    <main>
      <Suspense fallback={<p>…</p>}>
        <Profile />
        <Name />
      </Suspense>
    </main>
  );
}
