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
