import { Suspense } from "react";
import { stackServerApp } from "../../../stack";

async function Me() {
  return <h1>{(await stackServerApp.getUser())?.primaryEmail}</h1>;
}

export default function MePage() {
  return (
    <Suspense>
      <Me />
    </Suspense>
  );
}
