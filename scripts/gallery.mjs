// Publishes the gallery as static pages, serves it for development, or renews the pictures that
// `npm run verify -- --full` compares the screens with, and those of the README.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { FLAG, readFlags } from "./apps/read-flags.mjs";
import { buildPackages } from "./demo/build.mjs";
import { runChild, stopChildren } from "./demo/child.mjs";
import { ROOT } from "./demo/paths.mjs";
import { freePort } from "./demo/ports.mjs";
import { say } from "./demo/say.mjs";
import { startGallery } from "./gallery/app.mjs";
import { publishGallery } from "./gallery/publish.mjs";
import { launchOptions, provideBrowser } from "./verify/browser.mjs";

const HELP = `npm run gallery [-- <options>]

  Saves every story of the gallery in light, in dark, on a phone, right to left and with forced
  colours as pages in gallery/. Any browser opens gallery/index.html, with or without a server.

  --dev      instead serve the stories with \`next dev\`, until Ctrl+C
  --update   instead renew the pictures in e2e/pictures/ that --full compares the screens with,
             and those of the README in docs/images/
  --help`;

const { dev, update } = readFlags(HELP, { dev: FLAG, update: FLAG });
const LOGS = join(ROOT, ".stackkit/gallery");

async function serve() {
  await buildPackages();
  const url = await startGallery({ directory: LOGS, port: await freePort(), isDev: true });
  say(`The gallery: ${url}`);
}

async function publish() {
  const folder = join(ROOT, "gallery");
  await buildPackages();
  const { executablePath } = await provideBrowser(say);
  const browser = await chromium.launch(launchOptions(executablePath));
  try {
    const url = await startGallery({ directory: LOGS, port: await freePort() });
    const count = await publishGallery({ browser, url, folder });
    say(`Saved ${count} stories. Open ${join(folder, "index.html")}`);
  } finally {
    await browser.close();
    await stopChildren();
  }
}

async function updatePictures() {
  const { executablePath } = await provideBrowser(say);
  rmSync(join(ROOT, "e2e/pictures", process.platform), { recursive: true, force: true });
  await runChild(
    "The renewal of the pictures",
    [
      join(ROOT, "node_modules/@playwright/test/cli.js"),
      "test",
      // Also the README's pictures.
      "pictures.spec.ts",
      "console-views.spec.ts",
      "--project=chromium",
      "--update-snapshots=all",
    ],
    {
      cwd: ROOT,
      env: { VERIFY: "full", README_PICTURES: "renew", CI: "true", CHROMIUM: executablePath ?? "" },
      show: true,
    },
  );
}

mkdirSync(LOGS, { recursive: true });
if (dev) await serve();
else await (update ? updatePictures() : publish());
