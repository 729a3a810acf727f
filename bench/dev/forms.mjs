// The same pages in each form: a static page below the kit's provider, a server component that reads
// the user, the sign-in page, an account page, and a client component with the user's hook.
import { BARE, hostedKit, PEERS } from "../peers/kits.mjs";

const serverPage = (imports, read) =>
  `${imports}export default async function Page() {\n  const user = await ${read};\n  return <p>Hello {user?.email ?? "guest"}</p>;\n}\n`;
const NOBODY = serverPage("", "Promise.resolve(null)");

/** The pages in the order of their first visit. `undefined`: the kit has no such page. */
const pathsOf = (signIn, account = "/account") => ({
  "/": "/",
  "server page": "/server",
  "sign-in page": signIn,
  "/account": account,
  useUser: "/me",
});

export const BARE_FORM = {
  ...BARE,
  paths: pathsOf("/sign-in"),
  files: { ...BARE.files, "app/server/page.jsx": NOBODY, "app/account/page.jsx": NOBODY },
};

/** A bare app whose server page reads a cookie, as each page with a user does. */
export const BARE_COOKIE_FORM = {
  ...BARE_FORM,
  files: {
    ...BARE_FORM.files,
    "app/server/page.jsx": serverPage(
      'import { cookies } from "next/headers";\n\n',
      'cookies().then((all) => all.get("user"))',
    ).replace("user?.email", "user?.value"),
  },
};

const MATCHER =
  "export const config = { matcher: " +
  '["/((?!_next/static|_next/image|api/|favicon.ico).*)"] };\n';

/** What any kit with a proxy adds at least. */
export const BARE_PROXY_FORM = {
  ...BARE_FORM,
  name: "bare app, empty proxy",
  files: {
    ...BARE_FORM.files,
    "proxy.js": `export function proxy() {}\n\n${MATCHER}`,
  },
};

const CONFIG = "export default { distDir: process.env.NEXT_DIST_DIR };\n";
const CACHED =
  "export default { distDir: process.env.NEXT_DIST_DIR, cacheComponents: true, " +
  "partialPrefetching: true };\n";
const APP = 'import { stackServerApp } from "../../stack";\n\n';

/** The files that `init` writes, and the pages above. */
const kitFiles = ({ isInside = false, isCached = false }) => ({
  "next.config.mjs": isCached ? CACHED : CONFIG,
  "stack.js": `import "server-only";\nimport { StackServerApp } from "@stackkit/next/server";\n${isInside ? 'import { service } from "./service";\n' : ""}\nexport const stackServerApp = new StackServerApp(${isInside ? "{ service }" : ""});\n`,
  ...(isInside && {
    "service.js":
      'import "server-only";\nimport { createService } from "@stackkit/service/next";\n\n' +
      "export const service = createService();\n",
    "app/api/v1/[...stackkit]/route.js":
      'import { serviceRoute } from "@stackkit/service/next";\n' +
      'import { service } from "../../../../service";\n\n' +
      "export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serviceRoute(service);\n",
  }),
  "app/layout.jsx":
    'import { StackProvider, StackTheme } from "@stackkit/next";\n' +
    'import "@stackkit/next/styles.css";\nimport { stackServerApp } from "../stack";\n\n' +
    'export default function Layout({ children }) {\n  return (\n    <html lang="en">\n' +
    "      <body>\n        <StackProvider app={stackServerApp}>\n" +
    "          <StackTheme>{children}</StackTheme>\n        </StackProvider>\n" +
    "      </body>\n    </html>\n  );\n}\n",
  "app/handler/[...stack]/page.jsx":
    'import { StackHandler } from "@stackkit/next/handler";\n' +
    'import { stackServerApp } from "../../../stack";\n\n' +
    'export { generateMetadata } from "@stackkit/next/handler";\n\n' +
    "export default function Handler(props) {\n" +
    "  return <StackHandler fullPage app={stackServerApp} routeProps={props} />;\n}\n",
  "app/server/page.jsx": `import { Suspense } from "react";\n${APP}async function Greeting() {\n  const user = await stackServerApp.getUser();\n  return <p>Hello {user?.primaryEmail ?? "guest"}</p>;\n}\n\nexport default function Page() {\n  return (\n    <Suspense>\n      <Greeting />\n    </Suspense>\n  );\n}\n`,
  "app/account/page.jsx": `import { UserButton } from "@stackkit/next";\nimport { Suspense } from "react";\n${APP}async function Greeting() {\n  const user = await stackServerApp.getUser({ or: "redirect" });\n  return <h1>Hello, {user.displayName ?? user.primaryEmail}</h1>;\n}\n\nexport default function Account() {\n  return (\n    <main>\n      <UserButton />\n      <Suspense fallback={<p>…</p>}>\n        <Greeting />\n      </Suspense>\n    </main>\n  );\n}\n`,
  "app/me/me.jsx":
    '"use client";\n\nimport { useUser } from "@stackkit/next";\n\n' +
    "export function Me() {\n  const user = useUser();\n" +
    '  return <p>Hello {user?.primaryEmail ?? "guest"}</p>;\n}\n',
  "app/me/page.jsx":
    'import { Suspense } from "react";\nimport { Me } from "./me";\n\n' +
    "export default function Page() {\n  return (\n    <Suspense>\n      <Me />\n" +
    "    </Suspense>\n  );\n}\n",
  "proxy.js":
    'import { authProxy } from "@stackkit/next/proxy";\n' +
    'import { stackServerApp } from "./stack";\n\n' +
    'export const proxy = authProxy(stackServerApp, { protect: ["/account"] });\n\n' +
    MATCHER,
});

/**
 * StackKit from its packed files.
 * @param {{ kit: string, service: string, environment: Record<string, string> }} packed
 */
export const kitForms = ({ kit, service, environment }) => {
  const paths = pathsOf("/handler/sign-in");
  const { STACK_API_URL, ...keys } = environment;
  const secret = { STACKKIT_SECRET: "0123456789abcdef".repeat(4) };
  const inside = { "@stackkit/next": `file:${kit}`, "@stackkit/service": `file:${service}` };
  return [
    {
      name: "service elsewhere",
      dependencies: { "@stackkit/next": `file:${kit}` },
      environment: { ...keys, STACK_API_URL },
      paths,
      files: kitFiles({}),
    },
    {
      name: "service in the app",
      dependencies: inside,
      environment: { ...keys, ...secret },
      // A call that opens the service, and tells its project's name.
      project: {
        path: "/api/v1/projects/current",
        headers: {
          "x-stack-project-id": keys.STACK_PROJECT_ID,
          "x-stack-publishable-client-key": keys.STACK_PUBLISHABLE_CLIENT_KEY,
          "x-stack-access-type": "client",
        },
      },
      paths,
      files: kitFiles({ isInside: true }),
    },
    {
      name: "in the app, cacheComponents",
      dependencies: inside,
      environment: { ...keys, ...secret },
      paths,
      files: kitFiles({ isInside: true, isCached: true }),
    },
  ];
};

/** The server page and the proxy of a peer, as its documentation writes them. */
const SERVER_PAGES = {
  "next-auth 5": {
    "proxy.js": `export { auth as proxy } from "./auth";\n\n${MATCHER}`,
    "auth.js":
      'import NextAuth from "next-auth";\n' +
      'import Credentials from "next-auth/providers/credentials";\n\nexport const { ' +
      "auth, handlers } = NextAuth({ providers: [Credentials({ credentials: {}, " +
      "authorize: () => null })] });\n",
    "app/server/page.jsx": serverPage(
      'import { auth } from "../../auth";\n\n',
      "auth().then((s) => s?.user)",
    ),
  },
  "better-auth": {
    "proxy.js":
      'import { getSessionCookie } from "better-auth/cookies";\n' +
      'import { NextResponse } from "next/server";\n\n' +
      "export function proxy(request) {\n" +
      '  const isOpen = !request.nextUrl.pathname.startsWith("/account");\n' +
      "  if (isOpen || getSessionCookie(request)) return NextResponse.next();\n" +
      '  return NextResponse.redirect(new URL("/", request.url));\n}\n\n' +
      MATCHER,
    "auth.js":
      'import { betterAuth } from "better-auth";\n' +
      'import { memoryAdapter } from "better-auth/adapters/memory";\n\nexport const auth ' +
      "= betterAuth({ database: memoryAdapter({ user: [], session: [], account: [], " +
      "verification: [] }), emailAndPassword: { enabled: true } });\n",
    "app/server/page.jsx": serverPage(
      'import { headers } from "next/headers";\nimport { auth } from "../../auth";\n\n',
      "auth.api.getSession({ headers: await headers() }).then((s) => s?.user)",
    ),
  },
  "@clerk/nextjs": {
    "proxy.js":
      'import { clerkMiddleware } from "@clerk/nextjs/server";\n\n' +
      "export const proxy = clerkMiddleware();\n" +
      'export const config = { matcher: ["/((?!_next).*)"] };\n',
    "app/server/page.jsx": serverPage(
      'import { auth } from "@clerk/nextjs/server";\n\n',
      "auth().then(({ userId }) => userId && { email: userId })",
    ),
    "app/sign-in/[[...sign-in]]/page.jsx":
      'import { SignIn } from "@clerk/nextjs";\n\nexport default function Page() {\n' +
      "  return <SignIn />;\n}\n",
  },
  "hosted kit": {
    "proxy.js":
      'import { NextResponse } from "next/server";\n' +
      'import { stackServerApp } from "./stack";\n\n' +
      "export async function proxy(request) {\n" +
      '  if (!request.nextUrl.pathname.startsWith("/account")) return NextResponse.next();\n' +
      "  const user = await stackServerApp.getUser();\n" +
      '  return user ? NextResponse.next() : NextResponse.redirect(new URL("/", request.url));\n' +
      "}\n\n" +
      MATCHER,
    "app/server/page.jsx": serverPage(
      'import { stackServerApp } from "../../stack";\n\n',
      "stackServerApp.getUser().then((user) => user && { email: user.primaryEmail })",
    ),
  },
};
const SIGN_IN = { "@clerk/nextjs": "/sign-in", "hosted kit": "/handler/sign-in" };

/** The peers that have both a provider or client and a server side. */
export const peerForms = (environment) =>
  [...PEERS, hostedKit(environment)]
    .filter(({ name }) => name in SERVER_PAGES)
    .map((kit) => ({
      ...kit,
      paths: { ...pathsOf(SIGN_IN[kit.name]), "/account": undefined },
      files: { ...kit.files, ...SERVER_PAGES[kit.name] },
    }));
