import { Suspense } from "react";
import { Name } from "../../../parts/name";

/** A form that Next keeps, hidden, when somebody goes on to another page. */
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
