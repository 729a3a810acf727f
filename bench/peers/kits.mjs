// The same pages with each kit, as in its documentation: a static page below the kit's provider,
// one that shows the user with the kit's hook, and its screens for sign-in and account. Keys and
// hosts of the other kits are invented: a first visit without a session should reach none. The
// hosted kit uses StackKit's own service, which has the same protocol.
import { readFileSync } from "node:fs";

const SECRET = "0123456789abcdef0123456789abcdef";
const HERE = "http://127.0.0.1:3000";

const me = (imported, read, name) =>
  `"use client";\n\n${imported}\n\nexport function Me() {\n  const ${read};\n  return <p>Hello {${name} ?? "guest"}</p>;\n}\n`;
const around = (element) => ({ "app/around.jsx": `"use client";\n\n${element}\n` });

const nextAuthClient = {
  ...around(
    'import { SessionProvider } from "next-auth/react";\n\n' +
      "export function Around({ children }) {\n" +
      "  return <SessionProvider>{children}</SessionProvider>;\n}",
  ),
  "app/me/me.jsx": me(
    'import { useSession } from "next-auth/react";',
    "{ data } = useSession()",
    "data?.user?.email",
  ),
};

const bareFile = (path) => readFileSync(new URL(`../apps/bare/${path}`, import.meta.url), "utf8");

/** The pages of a kit without screens. */
const TWO_PAGES = { static: "/", hook: "/me" };
/** The pages of a kit with one page for all screens. */
const HANDLED = {
  ...TWO_PAGES,
  "sign-in": "/handler/sign-in",
  settings: "/handler/account-settings",
};

export const pathsOf = ({ paths = TWO_PAGES }) => Object.entries(paths);

/**
 * The bare page that each page is compared with. Screens are compared with a form without function.
 */
export const BARE = {
  name: "bare",
  dependencies: {},
  paths: { ...TWO_PAGES, "sign-in": "/sign-in", settings: "/sign-in" },
  files: {
    "app/sign-in/form.jsx": bareFile("app/sign-in/form.jsx"),
    "app/sign-in/page.jsx": bareFile("app/sign-in/page.jsx"),
    "app/me/me.jsx": me(
      'import { useState } from "react";',
      '[user] = useState({ email: "ada@example.com" })',
      "user.email",
    ),
  },
};

/**
 * `layout`: the wrapper of each page, and its source. `hosted`: loads scripts from its own servers,
 * which are not measured.
 */
export const PEERS = [
  {
    name: "next-auth 4",
    dependencies: { "next-auth": "4.24.15" },
    environment: { NEXTAUTH_SECRET: SECRET, NEXTAUTH_URL: HERE },
    layout: { element: "Around", from: "./around" },
    files: {
      ...nextAuthClient,
      "app/api/auth/[...nextauth]/route.js":
        'import NextAuth from "next-auth";\n' +
        'import Credentials from "next-auth/providers/credentials";\n\n' +
        "const open = (module) => module.default ?? module;\nconst handler = " +
        "open(NextAuth)({ providers: [open(Credentials)({ credentials: {}, authorize: () " +
        "=> null })] });\nexport { handler as GET, handler as POST };\n",
    },
  },
  {
    name: "next-auth 5",
    dependencies: { "next-auth": "5.0.0-beta.32" },
    environment: { AUTH_SECRET: SECRET, AUTH_TRUST_HOST: "true" },
    layout: { element: "Around", from: "./around" },
    files: {
      ...nextAuthClient,
      "app/api/auth/[...nextauth]/route.js":
        'import NextAuth from "next-auth";\n' +
        'import Credentials from "next-auth/providers/credentials";\n\nconst { handlers ' +
        "} = NextAuth({ providers: [Credentials({ credentials: {}, authorize: () => null " +
        "})] });\nexport const { GET, POST } = handlers;\n",
    },
  },
  {
    name: "better-auth",
    dependencies: { "better-auth": "1.7.7" },
    environment: { BETTER_AUTH_SECRET: SECRET, BETTER_AUTH_TELEMETRY: "0" },
    files: {
      "app/me/me.jsx": me(
        'import { createAuthClient } from "better-auth/react";\n\n' +
          "const client = createAuthClient();",
        "{ data } = client.useSession()",
        "data?.user.email",
      ),
      "app/api/auth/[...all]/route.js":
        'import { betterAuth } from "better-auth";\n' +
        'import { memoryAdapter } from "better-auth/adapters/memory";\n' +
        'import { toNextJsHandler } from "better-auth/next-js";\n\nconst database = ' +
        "memoryAdapter({ user: [], session: [], account: [], verification: [] });\n" +
        "export const { GET, POST } = toNextJsHandler(betterAuth({ database, " +
        "emailAndPassword: { enabled: true } }));\n",
    },
  },
  {
    name: "nextjs-auth0",
    dependencies: { "@auth0/nextjs-auth0": "4.30.0" },
    environment: {
      AUTH0_DOMAIN: "example.eu.auth0.com",
      AUTH0_CLIENT_ID: "client",
      AUTH0_CLIENT_SECRET: "secret",
      AUTH0_SECRET: SECRET + SECRET,
      APP_BASE_URL: HERE,
    },
    layout: { element: "Auth0Provider", from: "@auth0/nextjs-auth0" },
    files: {
      "app/me/me.jsx": me(
        'import { useUser } from "@auth0/nextjs-auth0";',
        "{ user } = useUser()",
        "user?.email",
      ),
      "proxy.js":
        'import { Auth0Client } from "@auth0/nextjs-auth0/server";\n\n' +
        "const auth0 = new Auth0Client();\n" +
        "export const proxy = (request) => auth0.middleware(request);\n" +
        'export const config = { matcher: ["/auth/:path*"] };\n',
    },
  },
  {
    name: "authkit-nextjs",
    dependencies: { "@workos-inc/authkit-nextjs": "4.3.2", "@workos-inc/node": "10.14.0" },
    environment: {
      WORKOS_CLIENT_ID: "client_00000000000000000000000000",
      WORKOS_API_KEY: "sk_test_000",
      WORKOS_COOKIE_PASSWORD: SECRET,
      NEXT_PUBLIC_WORKOS_REDIRECT_URI: `${HERE}/callback`,
    },
    layout: { element: "AuthKitProvider", from: "@workos-inc/authkit-nextjs/components" },
    files: {
      "app/me/me.jsx": me(
        'import { useAuth } from "@workos-inc/authkit-nextjs/components";',
        "{ user } = useAuth()",
        "user?.email",
      ),
      "proxy.js":
        'import { authkitProxy } from "@workos-inc/authkit-nextjs";\n\n' +
        "export const proxy = authkitProxy();\n" +
        'export const config = { matcher: ["/", "/me"] };\n',
    },
  },
  {
    name: "@supabase/ssr",
    dependencies: { "@supabase/ssr": "0.12.7", "@supabase/supabase-js": "2.119.0" },
    layout: { element: "Around", from: "./around" },
    files: {
      ...around(
        'import { createBrowserClient } from "@supabase/ssr";\n' +
          'import { createContext, useContext, useEffect, useState } from "react";\n\n' +
          "const Context = createContext(null);\n" +
          "export const useUser = () => useContext(Context);\n\n" +
          "export function Around({ children }) {\n" +
          "  const [user, setUser] = useState(null);\n  useEffect(() => {\n" +
          '    const client = createBrowserClient("http://127.0.0.1:9", "anon");\n    ' +
          "const { data } = client.auth.onAuthStateChange((_event, session) => " +
          "setUser(session?.user ?? null));\n" +
          "    return () => data.subscription.unsubscribe();\n  }, []);\n" +
          "  return <Context value={user}>{children}</Context>;\n}",
      ),
      "app/me/me.jsx": me(
        'import { useUser } from "../around";',
        "user = useUser()",
        "user?.email",
      ),
    },
  },
  {
    name: "@clerk/nextjs",
    dependencies: { "@clerk/nextjs": "7.8.3" },
    hosted: true,
    environment: {
      NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_test_${Buffer.from("bench-00.clerk.accounts.dev$").toString("base64")}`,
      CLERK_SECRET_KEY: `sk_test_${"0".repeat(40)}`,
      NEXT_PUBLIC_CLERK_TELEMETRY_DISABLED: "1",
      NEXT_PUBLIC_CLERK_KEYLESS_DISABLED: "1",
    },
    layout: { element: "ClerkProvider", from: "@clerk/nextjs" },
    files: {
      "app/me/me.jsx": me(
        'import { useUser } from "@clerk/nextjs";',
        "{ user } = useUser()",
        "user?.fullName",
      ),
    },
  },
  {
    name: "Supabase UI",
    dependencies: {
      "@supabase/auth-ui-react": "0.4.7",
      "@supabase/auth-ui-shared": "0.1.8",
      "@supabase/supabase-js": "2.119.0",
    },
    paths: { "sign-in": "/sign-in" },
    files: {
      "app/sign-in/page.jsx":
        '"use client";\n\nimport { Auth } from "@supabase/auth-ui-react";\n' +
        'import { ThemeSupa } from "@supabase/auth-ui-shared";\n' +
        'import { createClient } from "@supabase/supabase-js";\n\n' +
        'const client = createClient("http://127.0.0.1:9", "anon");\n\n' +
        "export default function Page() {\n  return <Auth supabaseClient={client} " +
        'appearance={{ theme: ThemeSupa }} providers={["google", "github"]} />;\n}\n',
    },
  },
];

/** The published kit of the hosted service, using our service. Only its size is measured. */
export const hostedKit = ({
  STACK_PROJECT_ID,
  STACK_PUBLISHABLE_CLIENT_KEY,
  STACK_SECRET_SERVER_KEY,
  STACK_API_URL,
}) => ({
  name: "hosted kit",
  dependencies: { "@stackframe/stack": "2.8.1" },
  environment: {
    NEXT_PUBLIC_STACK_API_URL: STACK_API_URL,
    NEXT_PUBLIC_STACK_PROJECT_ID: STACK_PROJECT_ID,
    NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY: STACK_PUBLISHABLE_CLIENT_KEY,
    STACK_SECRET_SERVER_KEY,
  },
  paths: HANDLED,
  layout: { element: "Around", from: "./around" },
  files: {
    "app/around.jsx":
      'import { StackProvider, StackTheme } from "@stackframe/stack";\n' +
      'import { stackServerApp } from "../stack";\n\n' +
      "export function Around({ children }) {\n  return (\n" +
      "    <StackProvider app={stackServerApp}>\n" +
      "      <StackTheme>{children}</StackTheme>\n    </StackProvider>\n  );\n}\n",
    "stack.js":
      'import "server-only";\nimport { StackServerApp } from "@stackframe/stack";\n\n' +
      'export const stackServerApp = new StackServerApp({ tokenStore: "nextjs-cookie" ' +
      "});\n",
    // Its hook needs a Suspense boundary around every page.
    "app/loading.jsx": "export default function Loading() {\n  return null;\n}\n",
    "app/me/me.jsx": me(
      'import { useUser } from "@stackframe/stack";',
      "user = useUser()",
      "user?.primaryEmail",
    ),
    "app/handler/[...stack]/page.jsx":
      'import { StackHandler } from "@stackframe/stack";\n' +
      'import { stackServerApp } from "../../../stack";\n\n' +
      "export default function Handler(props) {\n" +
      "  return <StackHandler fullPage app={stackServerApp} routeProps={props} />;\n}\n",
  },
});

/** StackKit itself, from its packed file, in the same app. */
export const stackKit = (packed, environment) => ({
  name: "StackKit",
  dependencies: { "@stackkit/next": `file:${packed}` },
  environment,
  paths: HANDLED,
  layout: {
    element: "StackProvider",
    from: "@stackkit/next",
    props: "app={stackServerApp}",
    also: 'import { stackServerApp } from "../stack";',
  },
  files: {
    "stack.js":
      'import { StackServerApp } from "@stackkit/next/server";\n\nexport const ' +
      'stackServerApp = new StackServerApp({ tokenStore: "nextjs-cookie" });\n',
    "app/handler/[...stack]/page.jsx":
      'import { StackHandler } from "@stackkit/next/handler";\n' +
      'import "@stackkit/next/styles.css";\n' +
      'import { stackServerApp } from "../../../stack";\n\n' +
      "export default function Handler(props) {\n" +
      "  return <StackHandler fullPage app={stackServerApp} routeProps={props} />;\n}\n",
    "app/me/me.jsx": me(
      'import { useUser } from "@stackkit/next";',
      "user = useUser()",
      "user?.primaryEmail",
    ),
    "app/me/page.jsx":
      'import { StackProvider } from "@stackkit/next";\n' +
      'import { stackServerApp } from "../../stack";\nimport { Me } from "./me";\n\n' +
      "export default function Page() {\n  return (\n" +
      "    <StackProvider app={stackServerApp} user={stackServerApp.getUser()}>\n" +
      "      <Me />\n    </StackProvider>\n  );\n}\n",
  },
});
