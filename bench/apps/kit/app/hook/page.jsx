import { Suspense } from "react";
import { Me } from "../me/me";

export default function Page() {
  return (
    <Suspense>
      <Me />
    </Suspense>
  );
}
