import type { App } from "./app.js";

/** A file that `init` writes if there is none. */
export interface Source {
  readonly path: string;
  readonly text: string;
  /** The file that it belongs to: it is left out if that exists already. */
  readonly partOf?: string;
}

const HANDLER = "handler/[...stack]";

/** The service's route. Its folder is the address that the kit calls. */
const ROUTE = "api/v1/[...stackkit]";

const upFrom = (folder: string): string => "../".repeat(folder.split("/").length);

/** The files of the kit, and of the service if that is inside the app. */
export function sourcesOf({ base, isTypeScript, hasMiddleware }: App, isInside: boolean): Source[] {
  const [plain, page] = isTypeScript ? (["ts", "tsx"] as const) : (["js", "js"] as const);
  const typed = (type: string) => (isTypeScript ? `: ${type}` : "");
  const proxy = hasMiddleware ? "middleware" : "proxy";
  const app = `${base}app`;
  const account = `${app}/account/page.${page}`;
  return [
    ...(isInside
      ? [
          {
            path: `${base}service.${plain}`,
            text: `import "server-only";
import { createService } from "@stackkit/service/next";

export const service = createService();
`,
          },
          {
            path: `${app}/${ROUTE}/route.${plain}`,
            text: `import { serviceRoute } from "@stackkit/service/next";
import { service } from "${upFrom(`app/${ROUTE}`)}service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serviceRoute(service);
`,
          },
        ]
      : []),
    {
      path: `${base}stack.${plain}`,
      text: `import "server-only";
import { StackServerApp } from "@stackkit/next/server";
${isInside ? `import { service } from "./service";\n` : ""}
export const stackServerApp = new StackServerApp(${isInside ? "{ service }" : ""});
`,
    },
    {
      path: `${app}/${HANDLER}/page.${page}`,
      text: `import { StackHandler } from "@stackkit/next/handler";
import { stackServerApp } from "${upFrom(`app/${HANDLER}`)}stack";

export { generateMetadata } from "@stackkit/next/handler";

export default function Handler(props${typed(`PageProps<"/${HANDLER}">`)}) {
  return <StackHandler fullPage app={stackServerApp} routeProps={props} />;
}
`,
    },
    {
      path: account,
      text: `import { UserButton } from "@stackkit/next";
import { Suspense } from "react";
import { stackServerApp } from "../../stack";

async function Greeting() {
  const user = await stackServerApp.getUser({ or: "redirect" });
  return <h1>Hello, {user.displayName ?? user.primaryEmail}</h1>;
}

export default function Account() {
  return (
    <main>
      <UserButton />
      <Suspense fallback={<p>…</p>}>
        <Greeting />
      </Suspense>
    </main>
  );
}
`,
    },
    {
      path: `${app}/account/error.${page}`,
      partOf: account,
      // `retry` exists from Next 16.4 on.
      text: `"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";

export default function AccountError({ reset }${typed("{ reset: () => void }")}) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <main role="alert">
      <h1>This page could not be loaded</h1>
      <p>Please try again in a moment. You are still signed in.</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </main>
  );
}
`,
    },
    {
      path: `${base}${proxy}.${plain}`,
      text: `import { authProxy } from "@stackkit/next/proxy";
import { stackServerApp } from "./stack";

export const ${proxy} = authProxy(stackServerApp, { protect: ["/account"] });

export const config = {${hasMiddleware ? `\n  runtime: "nodejs",` : ""}
  matcher: ["/((?!_next/static|_next/image|api/|favicon.ico).*)"],
};
`,
    },
  ];
}
