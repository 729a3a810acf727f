import { join } from "node:path";
import { buildApp } from "../demo/build.mjs";
import { startChild } from "../demo/child.mjs";
import { NEXT, ROOT } from "../demo/paths.mjs";
import { waitFor } from "../demo/wait-for.mjs";

/**
 * The environment of the app's own pages. Nothing listens there: the gallery needs no service.
 * Cache Components would keep the stories shown before in the document.
 */
const ENV = {
  STACK_PROJECT_ID: "00000000-0000-4000-8000-000000000000",
  STACK_PUBLISHABLE_CLIENT_KEY: "none",
  STACK_SECRET_SERVER_KEY: "none",
  STACK_API_URL: "http://127.0.0.1:9",
  EXAMPLE_APP_GALLERY: "on",
  EXAMPLE_APP_CACHE_COMPONENTS: "off",
  NEXT_DIST_DIR: ".next-gallery",
  NEXT_TELEMETRY_DISABLED: "1",
};

/**
 * Builds and starts the example app with its gallery.
 * @param {{ directory: string, port: number }} options `directory`: a folder for logs
 * @returns {Promise<string>} its address
 */
export async function startGallery({ directory, port }) {
  await buildApp({
    distDir: ENV.NEXT_DIST_DIR,
    env: ENV,
    logFile: join(directory, "gallery-build.log"),
  });
  const gallery = startChild(
    "The gallery",
    [NEXT, "start", "--port", String(port), "--hostname", "localhost"],
    {
      cwd: join(ROOT, "example-app"),
      env: { ...ENV, NODE_ENV: "production" },
      logFile: join(directory, "gallery.log"),
    },
  );
  const url = `http://localhost:${port}`;
  await waitFor(gallery, `${url}/gallery`);
  return url;
}
