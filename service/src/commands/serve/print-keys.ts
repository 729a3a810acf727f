import { CONSOLE_PATH } from "../../console/place.js";
import { setupUrl } from "../../console/setup-links.js";
import type { ServiceConfig } from "../../settings/config.js";
import type { Service } from "../../start/start.js";

/** Prints newly generated keys of the internal project. Only their hashes are stored. */
export function printInternalKeys({ newInternalKeys }: Service): void {
  if (!newInternalKeys) return;
  const { client, server, admin } = newInternalKeys;
  process.stdout.write(`
Keys of the internal project. They are shown this once:
  STACKKIT_INTERNAL_PUBLISHABLE_CLIENT_KEY=${client}
  STACKKIT_INTERNAL_SECRET_SERVER_KEY=${server}
  STACKKIT_INTERNAL_SUPER_SECRET_ADMIN_KEY=${admin}

`);
}

/** Prints where the first administrator sets the console up, while there is none. */
export function printSetUp({ setupToken, url }: Service, config: ServiceConfig): void {
  if (setupToken === undefined) return;
  const base =
    config.consoleOrigin ??
    config.publicUrl ??
    url?.replace(/127\.0\.0\.1|0\.0\.0\.0/, "localhost");
  process.stdout.write(
    `The console has no administrator yet. This link makes the first one, for 30 minutes:\n  ${setupUrl(`${base}${CONSOLE_PATH}`, setupToken)}\n`,
  );
}
