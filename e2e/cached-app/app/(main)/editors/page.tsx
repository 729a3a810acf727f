import { Suspense } from "react";
import { stackServerApp } from "../../../stack";

async function Editors() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  await user.getPermission("edit_everything", { or: "forbidden" });
  return <h1>Edit everything</h1>;
}

export default function EditorsPage() {
  return (
    <Suspense fallback={<p>…</p>}>
      <Editors />
    </Suspense>
  );
}
