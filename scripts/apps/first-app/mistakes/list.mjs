import { dataOfAnother, lockDatabase } from "./databases.mjs";
import { ADMIN_KEY, revokedKey, wrongKey } from "./keys.mjs";
import { addOtherCopy } from "./other-copy.mjs";

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
 * @property {(app: string) => () => void} [prepare] before the app starts; returns what undoes it
 * @property {(origin: string, app: string) => Promise<string>} [begin] while the app runs; returns a query
 * @property {string} path the page that is opened
 * @property {RegExp} words
 * @property {string} [shown] what a browser shows there soon
 */

/** A route handler that does this. @param {string} body */
const handler = (body) =>
  `import { stackServerApp } from "../../stack";\nimport { StackServerApp } from "@stackkit/next/server";\nexport async function GET(request: Request) {\n  void [stackServerApp, StackServerApp, request];\n  ${body}\n  return new Response("No error");\n}\n`;

const WITH_KEY =
  "const { origin, searchParams } = new URL(request.url);\n" +
  '  const secretServerKey = searchParams.get("key") ?? "";\n  await new ' +
  "StackServerApp({ tokenStore: null, baseUrl: origin, secretServerKey }).listUsers();";

/** @type {readonly Mistake[]} */
export const MISTAKES = [
  {
    name: "a client component imports stack.ts",
    files: {
      "app/mistake-1/page.tsx":
        '"use client";\nimport { stackServerApp } from "../../stack";\n' +
        "export default function Page() {\n  return <p>{stackServerApp.projectId}</p>;\n" +
        "}\n",
    },
    path: "/mistake-1",
    words: /server-only[\s\S]*Client Component/,
  },
  {
    name: "a client component imports the service",
    files: {
      "app/mistake-10/page.tsx":
        '"use client";\nimport { createService } from "@stackkit/service/next";\n' +
        "export default function Page() {\n  return <p>{typeof createService()}</p>;\n}\n",
    },
    path: "/mistake-10",
    words: /server-only[\s\S]*Client Component[\s\S]*service\/dist\/next-in-browser\.js/,
  },
  {
    name: "useUser() in a server component",
    files: {
      "app/mistake-2/page.tsx":
        'import { useUser } from "@stackkit/next";\nexport default function Page() {\n' +
        "  return <p>{useUser()?.id}</p>;\n}\n",
    },
    path: "/mistake-2",
    words: /useUser\(\) is a hook[\s\S]*await stackServerApp\.getUser\(\)/,
  },
  {
    name: "a method of the server app is called on the client app",
    files: {
      "app/mistake-3/page.tsx":
        '"use client";\nimport { useStackApp } from "@stackkit/next";\n' +
        'import { Suspense } from "react";\nfunction Users() {\n' +
        "  // @ts-expect-error TypeScript says so first.\n  useStackApp().listUsers();\n" +
        "  return null;\n}\nexport default function Page() {\n  return (\n" +
        "    <Suspense>\n      <Users />\n    </Suspense>\n  );\n}\n",
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
    name: "a wrong key",
    files: { "app/mistake-5/route.ts": handler(WITH_KEY) },
    begin: wrongKey,
    path: "/mistake-5",
    words: /secret server key is not valid[\s\S]*STACK_SECRET_SERVER_KEY[\s\S]*keys create/,
  },
  {
    name: "a revoked key",
    files: { "app/mistake-6/route.ts": handler(WITH_KEY) },
    variables: { STACK_SUPER_SECRET_ADMIN_KEY: ADMIN_KEY },
    begin: revokedKey,
    path: "/mistake-6",
    words: /secret server key is not valid[\s\S]*revoked[\s\S]*keys create/,
  },
  {
    name: "an address that is not trusted",
    files: {
      "app/mistake-7/route.ts": handler(
        "const [user] = await stackServerApp.listUsers();\n" +
          "  const [address] = (await user?.listContactChannels()) ?? [];\n  await " +
          'address?.sendVerificationEmail({ callbackUrl: "https://shop.example/verify" });',
      ),
    },
    path: "/mistake-7",
    words: /https:\/\/shop\.example is not on the project's list[\s\S]*"domains"/,
  },
  {
    name: "the service is down",
    variables: { STACK_API_URL: "http://127.0.0.1:9" },
    path: "/handler/sign-in",
    words: /did not answer[\s\S]*127\.0\.0\.1:9\/health does not answer[\s\S]*is running/,
    shown: "This app isn't responding right now.",
  },
  {
    name: "two versions of the kit",
    files: {
      "app/mistake-9/page.tsx":
        '"use client";\nimport { Name } from "other-kit";\n' +
        'import { Suspense } from "react";\nexport default function Page() {\n' +
        "  return (\n    <Suspense>\n      <Name />\n    </Suspense>\n  );\n}\n",
    },
    prepare: addOtherCopy,
    path: "/mistake-9",
    words: /several versions of @stackkit\/next[\s\S]*npm ls @stackkit\/next/,
  },
  {
    name: "another program holds the database",
    prepare: lockDatabase,
    path: "/api/v1/service/health?db",
    words: /database is locked[\s\S]*database tool/,
  },
  {
    name: "the database is another program's",
    prepare: dataOfAnother,
    variables: { STACKKIT_DATA: "other-data" },
    path: "/api/v1/service/health?db",
    words: /belongs to another program[\s\S]*STACKKIT_DATA/,
  },
  {
    name: "the secret is not that of the data",
    variables: { STACKKIT_SECRET: "Another one: 9r2Vn4KpXz8LtY6wQb1McH3sJd5FgTa0uEiRoWxC" },
    path: "/handler/sign-in",
    words: /STACKKIT_SECRET is not the secret with which this database was made/,
  },
];
