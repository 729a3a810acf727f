// Starts the servers for the end-to-end tests. --build-only only builds them, --prebuilt skips
// building the packages.
import { buildPackages } from "../../scripts/demo/build.mjs";
import { stopChildren, watch } from "../../scripts/demo/child.mjs";
import { say } from "../../scripts/demo/say.mjs";
import {
  buildAppFor,
  deleteData,
  startApp,
  startSeededService,
} from "../../scripts/demo/stack.mjs";
import { UserError } from "../../scripts/demo/user-error.mjs";
import { DIRECTORY, DIST_DIR, PLAIN_APP, PORTS } from "./apps.mjs";
import { serveCachedApp } from "./serve-cached-app.mjs";
import { offerGallery } from "./serve-gallery.mjs";

const only = process.argv.includes("--build-only");
let stopping = false;
/** @param {number} exitCode */
async function stop(exitCode) {
  if (stopping) return;
  stopping = true;
  await stopChildren();
  process.exit(exitCode);
}
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => void stop(0));

try {
  if (process.argv.includes("--fresh")) deleteData(DIRECTORY);
  if (!process.argv.includes("--prebuilt")) await buildPackages();
  const { service, env } = await startSeededService({
    directory: DIRECTORY,
    servicePort: PORTS.service,
    serviceEnv: { STACKKIT_RATE_LIMITS: "off" },
    say,
  });
  const plan = { directory: DIRECTORY, distDir: DIST_DIR, env: { ...env, ...PLAIN_APP }, say };
  await buildAppFor(plan);
  const cachedApp = await serveCachedApp({ directory: DIRECTORY, distDir: DIST_DIR, only, say });
  if (only) await stop(0);
  offerGallery({ directory: DIRECTORY });
  const { app } = await startApp({ ...plan, port: PORTS.app });
  say("Ready");
  await watch([service, app, ...cachedApp]);
} catch (error) {
  if (!stopping) {
    process.stderr.write(
      `${error instanceof UserError ? error.message : /** @type {Error} */ (error).stack}\n`,
    );
    await stop(1);
  }
}
