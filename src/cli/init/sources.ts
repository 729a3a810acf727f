import { accountSources } from "./account-page.js";
import type { App } from "./app.js";
import { variableNamesOf } from "./providers.js";
import type { Source } from "./source.js";

const HANDLER = "handler/[...stack]";

/** The service's route. Its folder is the address that the kit calls. */
const ROUTE = "api/v1/[...stackkit]";

const upFrom = (folder: string): string => "../".repeat(folder.split("/").length);

/** The files of the kit, and of the service if that is inside the app. */
export function sourcesOf(
  { base, isTypeScript, hasMiddleware, installed }: App,
  { isInside, providers }: { isInside: boolean; providers: readonly string[] },
): Source[] {
  const [plain, page] = isTypeScript ? (["ts", "tsx"] as const) : (["js", "js"] as const);
  const typed = (type: string) => (isTypeScript ? `: ${type}` : "");
  const proxy = hasMiddleware ? "middleware" : "proxy";
  const app = `${base}app`;
  return [
    ...(isInside
      ? [
          {
            path: `${base}service.${plain}`,
            text: `import "server-only";
import { createService } from "@stackkit/service/next";

export const service = createService(${optionsOf(providers)});
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
    ...accountSources({
      folder: `${app}/account`,
      isTypeScript,
      hasTailwind: installed.has("tailwindcss"),
    }),
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

/** The argument of `createService`. Without keys of its own a provider is emulated. */
const optionsOf = (providers: readonly string[]): string =>
  providers.length === 0
    ? ""
    : `{
  project: {
    config: {
      // Without an id and a secret an emulator stands in, in development.
      oauthProviders: [
${providers.map(providerRow).join("\n")}
      ],
    },
  },
}`;

function providerRow(id: string): string {
  const { clientId, clientSecret } = variableNamesOf(id);
  return `        {
          id: "${id}",
          type: process.env.${clientId} ? "standard" : "shared",
          enabled: true,
          clientId: process.env.${clientId},
          clientSecret: process.env.${clientSecret},
        },`;
}
