import { Suspense } from "react";
import { stackServerApp } from "../../../stack";

async function Facts() {
  const token = await stackServerApp.getUser({ from: "token" });
  return <h1>{token === null ? "Nobody" : `User ${token.id}`}</h1>;
}

export default function TokenPage() {
  return (
    <Suspense fallback={<p>…</p>}>
      <Facts />
    </Suspense>
  );
}
