import { Suspense } from "react";
import { stackServerApp } from "../../stack";

async function Name() {
  const user = await stackServerApp.getUser();
  return <h1>{user?.primaryEmail}</h1>;
}

export default function MePage() {
  return (
    <Suspense>
      <Name />
    </Suspense>
  );
}
