import { withoutTrailingSlash } from "@stackkit/next/protocol/internal";
import { CONSOLE_PATH } from "../console/place.js";
import { createSetupToken, setupUrl } from "../console/setup-links.js";
import { systemClock } from "../core/clock.js";
import { ServiceError } from "../core/service-error.js";
import { INTERNAL } from "../projects/project-owners.js";
import type { ServiceConfig } from "../settings/config.js";
import { PAGES_IN_APP } from "../settings/settings.js";
import { auditCommand } from "./audit-command.js";
import { openBeside } from "./open-beside.js";
import { readCommandLine } from "./options.js";
import { apiUrlOf } from "./projects/project.js";

const LOCAL_APP = "http://localhost:3000";

/**
 * `admin link` prints a link that makes the first administrator of the console; with `--recover`
 * also where there is one. The service may run.
 */
export async function admin(args: string[]): Promise<void> {
  const { config, own, words } = await readCommandLine(args, { recover: { type: "boolean" } });
  if (words.length !== 1 || words[0] !== "link")
    throw new ServiceError(
      "unknown-command",
      `There is no command "${["admin", ...words].join(" ")}". There is: admin link`,
    );
  const recovers = own.recover === true;
  await using opened = await openBeside(config);
  const token = await createSetupToken(opened.db, systemClock.now(), { recovers });
  await auditCommand(opened.db, {
    command: recovers ? "admin link --recover" : "admin link",
    projectId: INTERNAL,
    subject: CONSOLE_PATH,
  });
  const address = config.consoleOrigin ?? apiUrlOf(config).replace("127.0.0.1", "localhost");
  const url = withoutTrailingSlash(address);
  const app = addressInApp(config);
  process.stdout.write(
    `This link works once, for 30 minutes${recovers ? ", also for an address that is an administrator" : ", while there is no administrator"}:
  ${setupUrl(`${url}${CONSOLE_PATH}`, token)}
For a service inside an app it is${app.toReplace}:
  ${setupUrl(`${app.url}${PAGES_IN_APP}${CONSOLE_PATH}`, token)}
`,
  );
}

/** Where an app with this service is, and what its developer has to replace in that address. */
function addressInApp({ consoleOrigin, publicUrl }: ServiceConfig): {
  readonly url: string;
  readonly toReplace: string;
} {
  if (publicUrl !== undefined) {
    const basePath = withoutTrailingSlash(new URL(publicUrl).pathname);
    return {
      url: consoleOrigin === undefined ? withoutTrailingSlash(publicUrl) : consoleOrigin + basePath,
      toReplace: "",
    };
  }
  const path = "write the basePath of the app, if it has one, before /api";
  return consoleOrigin === undefined
    ? { url: LOCAL_APP, toReplace: ` (replace 3000 by the port of the app, and ${path})` }
    : { url: consoleOrigin, toReplace: ` (${path})` };
}
