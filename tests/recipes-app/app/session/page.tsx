import { Suspense } from "react";
import { currentSession } from "../../data/current-session";

async function Session() {
  return <h1>{`User ${(await currentSession()).userId}`}</h1>;
}

export default function SessionPage() {
  return (
    <Suspense fallback={<p>…</p>}>
      <Session />
    </Suspense>
  );
}
