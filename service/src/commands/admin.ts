import { CONSOLE_PATH } from "../console/place.js";
import { createSetupToken, setupUrl } from "../console/setup-links.js";
import { systemClock } from "../core/clock.js";
import { ServiceError } from "../core/service-error.js";
import { INTERNAL } from "../projects/project-owners.js";
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
  const { consoleOrigin, publicUrl } = config;
  const url = consoleOrigin ?? apiUrlOf(config).replace("127.0.0.1", "localhost");
  const app = (consoleOrigin ?? publicUrl ?? LOCAL_APP) + PAGES_IN_APP;
  process.stdout.write(
    `This link works once, for 30 minutes${recovers ? ", also for an address that is an administrator" : ", while there is no administrator"}:
  ${setupUrl(`${url}${CONSOLE_PATH}`, token)}
For a service inside an app it is:
  ${setupUrl(`${app}${CONSOLE_PATH}`, token)}
`,
  );
}
