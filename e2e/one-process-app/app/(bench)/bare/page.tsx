import { headers } from "next/headers";
import { Suspense } from "react";

/** Reads the request, and nothing of the service. */
async function Agent() {
  return <h1>{(await headers()).get("user-agent")}</h1>;
}

export default function BarePage() {
  return (
    <Suspense>
      <Agent />
    </Suspense>
  );
}
