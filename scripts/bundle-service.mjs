// Bundles the service's command and what apps load in development, with the licences of what is in
// the bundle.
import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleCommand } from "./package/command.mjs";
import { licencesOf } from "./package/licences.mjs";
import { writeServiceDevelopment } from "./package/service-development.mjs";

const from = fileURLToPath(new URL("../service/dist/", import.meta.url));
const folder = `${from}bundle/`;

rmSync(folder, { recursive: true, force: true });
const inputs = await bundleCommand({
  cli: `${from}cli.js`,
  inApp: `${from}next/open-service.js`,
  folder,
});
await writeServiceDevelopment(from);
const packages = inputs.flatMap(
  (input) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? [],
);
writeFileSync(`${folder}LICENSES.txt`, licencesOf(packages));
