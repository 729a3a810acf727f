import type { Source } from "./source.js";

/**
 * The protected page. Its look is a CSS module, which needs nothing of the app and which Tailwind's
 * reset does not override.
 */
export const accountSources = (
  path: string,
  folder: string,
  page: "tsx" | "js",
  typed: (type: string) => string,
): Source[] => [
  {
    path,
    text: `import { UserButton } from "@stackkit/next";
import Link from "next/link";
import { Suspense } from "react";
import { stackServerApp } from "../../stack";
import styles from "./account.module.css";

async function Greeting() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  return (
    <>
      <h1>Hello, {user.displayName ?? user.primaryEmail}</h1>
      <p>You are signed in as {user.primaryEmail ?? user.displayName}.</p>
    </>
  );
}

export default function Account() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/">Home</Link>
        <UserButton />
      </header>
      <main className={styles.card}>
        <Suspense fallback={<p>…</p>}>
          <Greeting />
        </Suspense>
        <Link className={styles.button} href="/handler/account-settings">
          Account settings
        </Link>
      </main>
    </div>
  );
}
`,
  },
  {
    path: `${folder}/account.module.css`,
    partOf: path,
    text: `.page {
  box-sizing: border-box;
  width: 100%;
  max-width: 44rem;
  margin: 0 auto;
  padding: 1.5rem;
}

.header {
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.5rem;
  margin-bottom: 3rem;
}

.card {
  padding: 2rem;
  border: 1px solid color-mix(in srgb, currentColor 15%, transparent);
  border-radius: 0.75rem;
}

.card h1 {
  margin: 0 0 0.5rem;
  font-size: 1.5rem;
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
}

.card p {
  margin: 0 0 1.5rem;
  opacity: 0.75;
  overflow-wrap: anywhere;
}

.button {
  display: inline-block;
  padding: 0.5rem 1rem;
  border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  border-radius: 0.5rem;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;
}

.button:hover {
  background: color-mix(in srgb, currentColor 6%, transparent);
}
`,
  },
  {
    path: `${folder}/error.${page}`,
    partOf: path,
    // `retry` exists from Next 16.4 on.
    text: `"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import styles from "./account.module.css";

export default function AccountError({ reset }${typed("{ reset: () => void }")}) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <div className={styles.page}>
      <main role="alert" className={styles.card}>
        <h1>This page could not be loaded</h1>
        <p>Please try again in a moment. You are still signed in.</p>
        <button type="button" className={styles.button} onClick={retry}>
          Try again
        </button>
      </main>
    </div>
  );
}
`,
  },
];
