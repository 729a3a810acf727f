import type { Source } from "./source.js";

interface AccountOptions {
  readonly folder: string;
  readonly isTypeScript: boolean;
  /** New apps with Tailwind treat CSS modules as plain style sheets, so these get its classes. */
  readonly hasTailwind: boolean;
}

const TAILWIND = {
  page: "mx-auto w-full max-w-2xl p-6",
  header: "mb-12 flex min-h-10 items-center justify-between",
  card: "rounded-xl border border-current/15 p-8",
  title: "mb-2 text-2xl font-semibold break-words",
  text: "mb-6 opacity-75 break-words",
  button:
    "inline-block cursor-pointer rounded-lg border border-current/25 px-4 py-2 font-medium " +
    "hover:bg-current/5",
};

const STYLES = "account.module.css";

/** The protected page, in the look of the app. */
export function accountSources({ folder, isTypeScript, hasTailwind }: AccountOptions): Source[] {
  const ending = isTypeScript ? "tsx" : "js";
  const typed = isTypeScript ? ": { reset: () => void }" : "";
  const path = `${folder}/page.${ending}`;
  const look = (part: keyof typeof TAILWIND) =>
    hasTailwind ? `className="${TAILWIND[part]}"` : `className={styles.${part}}`;
  const styles = hasTailwind ? "" : `import styles from "./${STYLES}";\n`;
  return [
    {
      path,
      text: `import { UserButton } from "@stackkit/next";
import Link from "next/link";
import { Suspense } from "react";
import { stackServerApp } from "../../stack";
${styles}
async function Greeting() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  return (
    <>
      <h1 ${look("title")}>
        Hello, {user.displayName ?? user.primaryEmail}
      </h1>
      <p ${look("text")}>Only people who are signed in see this page.</p>
    </>
  );
}

export default function Account() {
  return (
    <div ${look("page")}>
      <header ${look("header")}>
        <Link href="/">Home</Link>
        <UserButton />
      </header>
      <main ${look("card")}>
        <Suspense fallback={<p>…</p>}>
          <Greeting />
        </Suspense>
        <Link
          ${look("button")}
          href="/handler/account-settings"
        >
          Account settings
        </Link>
      </main>
    </div>
  );
}
`,
    },
    {
      path: `${folder}/error.${ending}`,
      partOf: path,
      // `retry` exists from Next 16.4 on.
      text: `"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
${styles}
export default function AccountError({ reset }${typed}) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <div ${look("page")}>
      <main role="alert" ${look("card")}>
        <h1 ${look("title")}>This page could not be loaded</h1>
        <p ${look("text")}>Please try again in a moment. You are still signed in.</p>
        <button
          type="button"
          ${look("button")}
          onClick={retry}
        >
          Try again
        </button>
      </main>
    </div>
  );
}
`,
    },
    ...(hasTailwind ? [] : [{ path: `${folder}/${STYLES}`, partOf: path, text: RULES }]),
  ];
}

const RULES = `.page {
  box-sizing: border-box;
  width: 100%;
  max-width: 42rem;
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

.title {
  margin: 0 0 0.5rem;
  font-size: 1.5rem;
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
}

.text {
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
  background: color-mix(in srgb, currentColor 5%, transparent);
}
`;
