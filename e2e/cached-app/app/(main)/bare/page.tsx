import { Suspense } from "react";
import { Name } from "../../../components/name";
import { stackServerApp } from "../../../stack";

async function Profile() {
  const user = await stackServerApp.getUser();
  return <h1>{user === null ? "Nobody" : user.displayName}</h1>;
}

/** A page outside the proxy's matcher. */
export default function BarePage() {
  return (
    <Suspense fallback={<p>…</p>}>
      <Profile />
      <Name />
    </Suspense>
  );
}
