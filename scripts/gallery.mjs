// Publishes the gallery as static pages.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { buildPackages } from "./demo/build.mjs";
import { stopChildren } from "./demo/child.mjs";
import { ROOT } from "./demo/paths.mjs";
import { freePort } from "./demo/ports.mjs";
import { startGallery } from "./gallery/app.mjs";
import { publishGallery } from "./gallery/publish.mjs";
import { provideBrowser } from "./verify/browser.mjs";

const HELP = `npm run gallery [-- <options>]

  Saves every story of the gallery in light, in dark, on a phone, right to left and with forced
  colours as pages in gallery/. Any browser opens gallery/index.html, with or without a server.

  --help
`;

const { values: options } = parseArgs({
  options: { help: { type: "boolean" } },
});
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

async function publish() {
  const folder = join(ROOT, "gallery");
  const logs = join(ROOT, ".stackkit/gallery");
  mkdirSync(logs, { recursive: true });
  await buildPackages();
  const { executablePath } = await provideBrowser(say);
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const url = await startGallery({ directory: logs, port: await freePort() });
    const count = await publishGallery({ browser, url, folder });
    say(`Saved ${count} stories. Open ${join(folder, "index.html")}`);
  } finally {
    await browser.close();
    await stopChildren();
  }
}

if (options.help) say(HELP);
else await publish();
