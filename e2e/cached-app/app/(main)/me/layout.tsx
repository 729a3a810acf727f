import { type ReactNode, Suspense } from "react";
import { stackServerApp } from "../../../stack";

async function Greeting() {
  const user = await stackServerApp.getUser();
  return (
    <p data-testid="layout">{user === null ? "Hello, stranger" : `Hello, ${user.displayName}`}</p>
  );
}

export default function MeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense fallback={<p>…</p>}>
        <Greeting />
      </Suspense>
      {children}
    </>
  );
}
