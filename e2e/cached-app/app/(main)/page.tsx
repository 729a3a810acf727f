import { UserButton } from "@stackkit/next";

/** Prerendered for everyone. Only the button streams in. */
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
