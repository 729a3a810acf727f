import { Suspense } from "react";
import { stackServerApp } from "../../stack";

async function Accounts() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  await user.getPermission("support", { or: "forbidden" });
  return <h1>All accounts</h1>;
}

export default function SupportPage() {
  return (
    <Suspense fallback={<p>…</p>}>
      <Accounts />
    </Suspense>
  );
}
