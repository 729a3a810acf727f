import { join } from "node:path";
import { buildApp } from "../../scripts/demo/build.mjs";
import { startChild } from "../../scripts/demo/child.mjs";
import { NEXT, ROOT } from "../../scripts/demo/paths.mjs";
import { waitFor } from "../../scripts/demo/wait-for.mjs";
import { CACHED_APP_URL, CACHED_LINE_URL, CACHED_PROJECT, PORTS } from "./apps.mjs";
import { startLine } from "./line.mjs";

const FOLDER = "e2e/cached-app";

/**
 * Builds the app with `cacheComponents` and starts it, with a service in this process whose every call goes over one line.
 * @param {{ directory: string, distDir: string, only: boolean, say: (line: string) => void }} plan
 * @returns {Promise<import("../../scripts/demo/child.mjs").Child[]>}
 */
export async function serveCachedApp({ directory, distDir, only, say }) {
  const env = {
    STACK_PROJECT_ID: CACHED_PROJECT.id,
    STACK_PUBLISHABLE_CLIENT_KEY: CACHED_PROJECT.keys.client,
    STACK_SECRET_SERVER_KEY: CACHED_PROJECT.keys.server,
    STACK_API_URL: CACHED_LINE_URL,
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
  // Built a moment ago, so it is loaded when it is needed.
  const { startService } = await import("@stackkit/service");
  const { id, keys } = CACHED_PROJECT;
  const config = {
    magicLinkEnabled: true,
    anonymousSignUpEnabled: true,
    oauthProviders: [{ id: "google", enabled: true, type: /** @type {const} */ ("shared") }],
  };
  const service = await startService({
    port: 0,
    publicUrl: CACHED_LINE_URL,
    rateLimits: false,
    projects: [{ id, displayName: "Cached", keys, config }],
  });
  await startLine(String(service.url), PORTS.cachedLine);
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
