import { Suspense } from "react";
import { stackServerApp } from "../../../stack";

async function Secret() {
  const { id } = await stackServerApp.getUser({ from: "token", or: "redirect" });
  return <h1>Only for {id}</h1>;
}

export default function GuardedPage() {
  return (
    <Suspense fallback={<p>…</p>}>
      <Secret />
    </Suspense>
  );
}
