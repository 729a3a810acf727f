import { join } from "node:path";
import { chromium } from "@playwright/test";
import { NEXT_16 } from "./apps/matrix/cells.mjs";
import { FLAG, readFlags } from "./apps/read-flags.mjs";
import { createStage } from "./apps/stage.mjs";
import { packKit } from "./apps/workspace.mjs";
import { buildPackages } from "./demo/build.mjs";
import { say } from "./demo/say.mjs";
import { requireRegistry } from "./registry/require-registry.mjs";
import { launchOptions, provideBrowser } from "./verify/browser.mjs";

const USAGE = `Uses an app of the published hosted kit with this service in a browser, and moves a copy of
the app with the command: the user stays signed in. Needs the package registry.

  npm run hosted-kit -- [options]

  --prebuilt      does not build the packages
  --keep          keeps the apps, and prints their folder
  --help          this text`;

const { prebuilt, keep } = readFlags(USAGE, { prebuilt: FLAG, keep: FLAG });

const { directory, report, close } = createStage({ name: "hosted-kit", keep });
await report.attempt("hosted kit", "is tried", async () => {
  await requireRegistry(`next@${NEXT_16}`);
  if (!prebuilt) await buildPackages();
  const { executablePath } = await provideBrowser(say);
  // They import the packages, which have to be built first.
  const { startBackend } = await import("./apps/matrix/backend.mjs");
  const { installHostedKitApp, moveApp, startApp } = await import("./apps/hosted-kit/apps.mjs");
  const { stepsWith } = await import("./apps/hosted-kit/steps.mjs");
  const service = await startBackend();
  const browser = await chromium.launch(launchOptions(executablePath));
  try {
    const folders = { app: join(directory, "app"), moved: join(directory, "moved") };
    await installHostedKitApp(folders.app, service.env);
    await moveApp(folders.app, folders.moved, await packKit(directory));
    const app = await startApp("hosted kit", folders.app);
    const moved = await startApp("moved app", folders.moved);
    const page = await browser.newPage({ locale: "en-GB" });
    const steps = stepsWith(page, { app, moved, service: service.env.STACK_API_URL });
    for (const [step, work] of Object.entries(steps))
      await report.attempt("hosted kit", step, work);
  } finally {
    await browser.close();
    await service.stop();
  }
});
await close();
