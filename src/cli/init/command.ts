import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { SAME_SITE } from "../../protocol/api-url.js";
import type { OAuthProviderId } from "../../protocol/records/oauth.js";
import { VERSION } from "../../protocol/version.js";
import type { Command } from "../command.js";
import { serviceUrlVariable } from "../doctor/inspected-app.js";
import { loadVariables } from "../doctor/variables.js";
import { localUrlOf } from "../local-url.js";
import { devCommand } from "../package-manager.js";
import { Refusal } from "../refusal.js";
import { type App, readApp } from "./app.js";
import { type Plan, planOf } from "./plan.js";
import { providerSteps, providersOf } from "./providers.js";
import { reportOf } from "./report.js";
import { carryOut } from "./write.js";

export const initCommand: Command = {
  synopsis: "[folder] [--yes] [--dry-run] [--with <providers>] [--service-url <url>]",
  help: `Adds sign-in to a Next app: the app object, the handler's pages, the provider and styles in the root layout, a proxy, a protected page, keys in .env.local, and the auth service inside the app.
It shows all changes and asks. It overwrites nothing, and a second run changes nothing.

  --yes                does not ask
  --dry-run            shows the changes, and writes nothing
  --with <providers>   adds sign-in by providers: --with github,google
  --service-url <url>  uses the service at this address instead of one inside the app
`,
  flags: {
    yes: { type: "boolean" },
    "dry-run": { type: "boolean" },
    with: { type: "string" },
    "service-url": { type: "string" },
  },
  async run({ folder, flags, print }) {
    const app = readApp(folder);
    const serviceUrl = serviceUrlOf(flags["service-url"]) ?? urlInUse(folder);
    const providers = providersOf(flags.with);
    if (providers.length > 0 && serviceUrl !== undefined)
      throw new Refusal(
        "--with is for the service inside the app. Set the providers of a service " +
          "elsewhere in its own configuration.",
      );
    const plan = planOf(app, { version: VERSION, serviceUrl, hasSqlite: hasSqlite(), providers });
    const isDone = plan.changes.length + plan.packages.length + plan.devPackages.length === 0;
    print(
      isDone && plan.byHand.length === 0 ? "Nothing to do: the kit is set up.\n" : reportOf(plan),
    );
    if (isDone || flags["dry-run"] === true) return 0;
    if (flags.yes !== true && !(await isConfirmed())) {
      print("Nothing was changed.\n");
      return 1;
    }
    await carryOut(app, plan, print);
    print(nextStepsOf(app, plan, serviceUrl, providers));
    return 0;
  },
};

function serviceUrlOf(flag: string | boolean | undefined): string | undefined {
  if (typeof flag !== "string") return undefined;
  if (!URL.canParse(flag) || !/^https?:$/.test(new URL(flag).protocol))
    throw new Refusal(`--service-url is not the address of a service: ${flag}`);
  return flag.replace(/\/+$/, "");
}

/** The address of a service elsewhere that the app uses already, as after an earlier run. */
function urlInUse(folder: string): string | undefined {
  const value = serviceUrlVariable({ variables: loadVariables(resolve(folder), false) })?.value;
  return value === SAME_SITE ? undefined : value;
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** Node has SQLite without a flag since 22.13. */
const hasSqlite = (): boolean => major > 22 || (major === 22 && minor >= 13);

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Refusal(
      "This is not a terminal, so nothing was changed. Add --yes to go on without being asked.",
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(?:y|yes)?$/i.test((await terminal.question("Make these changes? (Y/n) ")).trim());
  } finally {
    terminal.close();
  }
}

function nextStepsOf(
  app: App,
  { changes }: Plan,
  serviceUrl: string | undefined,
  providers: readonly OAuthProviderId[],
): string {
  const atHome = localUrlOf(app.folder, "dev");
  const isWritten = changes.some(({ path }) => path === ".env.local");
  return [
    `Done: ${changes.length} files.`,
    ...(serviceUrl !== undefined && isWritten
      ? [
          "Next: fill in the project's id and keys in .env.local. Where your service " +
            'runs, npx @stackkit/service project create --name "My app" makes them.',
        ]
      : []),
    `Next: ${devCommand(app.packageManager)}, then open ${atHome}/account and sign up.`,
    ...(serviceUrl === undefined
      ? [`The mails that it sends in development: ${atHome}/api/v1/service/mailbox`]
      : []),
    ...providerSteps(providers, [atHome, `https://<your domain>${app.basePath}`]),
    "",
  ].join("\n");
}
