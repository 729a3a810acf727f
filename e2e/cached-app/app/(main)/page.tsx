import { UserButton } from "@stackkit/next";

/** The same for everybody, and finished when the app is built; only the button streams in. */
export default function HomePage() {
  return (
    <>
      <header>
        <UserButton />
      </header>
      <h1>Welcome</h1>
      <p>Nothing on this page waits for a session.</p>
    </>
  );
}
