import { Suspense } from "react";
import { stackServerApp } from "../../../stack";

async function Members() {
  const user = await stackServerApp.getUser({ or: "unauthorized" });
  return <h1>{`Welcome back, ${user.displayName}`}</h1>;
}

export default function MembersPage() {
  return (
    <Suspense fallback={<p>…</p>}>
      <Members />
    </Suspense>
  );
}
