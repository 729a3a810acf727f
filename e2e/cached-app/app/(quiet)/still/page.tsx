import { UserButton } from "@stackkit/next";
import "@stackkit/next/styles.css";

/** Nothing of the user is rendered on the server: the button fills in in the browser. */
export default function StillPage() {
  return (
    <>
      <UserButton />
      <h1>Nothing moves here</h1>
    </>
  );
}
