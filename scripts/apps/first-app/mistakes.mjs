import assert from "node:assert/strict";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * A running `next dev` of the app.
 * @typedef {{ origin: string, said: () => string, stop: () => Promise<void> }} Running
 */

/**
 * A mistake that newcomers make, and what they must read about it: on the page that they opened, or
 * in the terminal.
 * @typedef {object} Mistake
 * @property {string} name
 * @property {Readonly<Record<string, string>>} [files] written into the app
 * @property {string} [removed] a folder that the app lacks
 * @property {Readonly<Record<string, string>>} [variables]
 * @property {string} path the page that is opened
 * @property {RegExp} words
 */

/** @type {readonly Mistake[]} */
export const MISTAKES = [
  {
    name: "a client component imports stack.ts",
    files: {
      "app/mistake-1/page.tsx":
        '"use client";\nimport { stackServerApp } from "../../stack";\nexport default function Page() {\n  return <p>{stackServerApp.projectId}</p>;\n}\n',
    },
    path: "/mistake-1",
    words: /server-only[\s\S]*Client Component/,
  },
  {
    name: "useUser() in a server component",
    files: {
      "app/mistake-2/page.tsx":
        'import { useUser } from "@stackkit/next";\nexport default function Page() {\n  return <p>{useUser()?.id}</p>;\n}\n',
    },
    path: "/mistake-2",
    words: /useUser\(\) is a hook[\s\S]*await stackServerApp\.getUser\(\)/,
  },
  {
    name: "the client app is asked for a method of servers",
    files: {
      "app/mistake-3/page.tsx":
        '"use client";\nimport { useStackApp } from "@stackkit/next";\nimport { Suspense } from "react";\nfunction Users() {\n  // @ts-expect-error TypeScript says so first.\n  useStackApp().listUsers();\n  return null;\n}\nexport default function Page() {\n  return (\n    <Suspense>\n      <Users />\n    </Suspense>\n  );\n}\n',
    },
    path: "/mistake-3",
    words: /listUsers\(\) is not for browsers[\s\S]*stackServerApp/,
  },
  {
    name: "the handler is not mounted",
    removed: "app/handler",
    path: "/account",
    words: /Mount the kit's pages in app\/handler\/\[\.\.\.stack\]\/page\.tsx/,
  },
  {
    name: "the secret is not that of the data",
    variables: { STACKKIT_SECRET: "Another one: 9r2Vn4KpXz8LtY6wQb1McH3sJd5FgTa0uEiRoWxC" },
    path: "/handler/sign-in",
    words: /STACKKIT_SECRET is not the secret with which this database was made/,
  },
];

/**
 * Makes each mistake in an app made by `init` whose user has signed up, and reads about it.
 * @param {string} app its folder
 * @param {(variables?: Readonly<Record<string, string>>) => Promise<Running>} startDev
 * @param {(line: string) => void} say
 */
export async function makeMistakes(app, startDev, say) {
  for (const { name, files = {}, removed, variables, path, words } of MISTAKES) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(app, file)), { recursive: true });
      writeFileSync(join(app, file), text);
    }
    const aside = join(app, "removed");
    if (removed) renameSync(join(app, removed), aside);
    const { origin, said, stop } = await startDev(variables);
    try {
      const response = await fetch(origin + path, { headers: { accept: "text/html" } });
      const read = `${await response.text()}\n${said()}`;
      assert.ok(words.test(read.replaceAll("&#x27;", "'")), `${name} says: ${said()}`);
      // A wall of errors of the bundler hides the one that matters.
      assert.ok((said().match(/Module not found/g) ?? []).length < 2, `${name}: ${said()}`);
      say(`           ${name}: ${words.source.slice(0, 60)}`);
    } finally {
      await stop();
      if (removed) renameSync(aside, join(app, removed));
      for (const file of Object.keys(files)) rmSync(dirname(join(app, file)), { recursive: true });
    }
  }
}
