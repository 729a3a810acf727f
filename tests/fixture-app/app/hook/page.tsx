import { Suspense } from "react";
import { Visitor } from "../visitor";

/** A static page: the browser asks who is signed in. */
export default function HookPage() {
  return (
    <Suspense fallback={<p>One moment</p>}>
      <Visitor />
    </Suspense>
  );
}
