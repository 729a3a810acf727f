import { UserButton } from "@stackkit/next";
import "@stackkit/next/styles.css";

/** Not even the user's part is rendered on the server: the button fills in from the browser. */
export default function StillPage() {
  return (
    <>
      <UserButton />
      <h1>Nothing moves here</h1>
    </>
  );
}
