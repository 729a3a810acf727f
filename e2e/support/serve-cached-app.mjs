import { join } from "node:path";
import { buildApp } from "../../scripts/demo/build.mjs";
import { startChild } from "../../scripts/demo/child.mjs";
import { NEXT, ROOT } from "../../scripts/demo/paths.mjs";
import { waitFor } from "../../scripts/demo/wait-for.mjs";
import { CACHED_APP_URL, CACHED_PROJECT, CACHED_PROXY_URL, PORTS } from "./apps.mjs";
import { startFaultProxy } from "./fault-proxy.mjs";

const FOLDER = "e2e/cached-app";

/**
 * Builds and starts the app with `cacheComponents`, with a service in this process behind the fault
 * proxy.
 * @param {{ directory: string, distDir: string, only: boolean, say: (line: string) => void }} plan
 * @returns {Promise<import("../../scripts/demo/child.mjs").Child[]>}
 */
export async function serveCachedApp({ directory, distDir, only, say }) {
  const env = {
    STACK_PROJECT_ID: CACHED_PROJECT.id,
    STACK_PUBLISHABLE_CLIENT_KEY: CACHED_PROJECT.keys.client,
    STACK_SECRET_SERVER_KEY: CACHED_PROJECT.keys.server,
    STACK_API_URL: CACHED_PROXY_URL,
    NEXT_DIST_DIR: distDir,
    NEXT_TELEMETRY_DISABLED: "1",
  };
  say("Building the app with cacheComponents (left out when nothing has changed)");
  await buildApp({
    folder: FOLDER,
    distDir,
    env,
    logFile: join(directory, "cached-app-build.log"),
  });
  if (only) return [];
  // Imported late: the build above has just created it.
  const { startService } = await import("@stackkit/service");
  const { id, keys } = CACHED_PROJECT;
  const config = {
    magicLinkEnabled: true,
    anonymousSignUpEnabled: true,
    oauthProviders: [{ id: "google", enabled: true, type: /** @type {const} */ ("shared") }],
  };
  const service = await startService({
    port: 0,
    publicUrl: CACHED_PROXY_URL,
    rateLimits: false,
    projects: [{ id, displayName: "Cached", keys, config }],
  });
  await startFaultProxy(String(service.url), PORTS.cachedProxy);
  say(`Starting the app with cacheComponents on port ${PORTS.cachedApp}`);
  const app = startChild(
    "The app with cacheComponents",
    [NEXT, "start", "--port", String(PORTS.cachedApp), "--hostname", "localhost"],
    {
      cwd: join(ROOT, FOLDER),
      env: { ...env, NODE_ENV: "production" },
      logFile: join(directory, "cached-app.log"),
    },
  );
  await waitFor(app, CACHED_APP_URL);
  return [app];
}
