import { Suspense } from "react";
import { Name } from "../../../components/name";

/** A form that Next keeps hidden in memory after a navigation. */
export default function DraftPage() {
  return (
    <>
      <form>
        <label>
          Draft <textarea name="draft" />
        </label>
      </form>
      <Suspense>
        <Name />
      </Suspense>
    </>
  );
}
