import { join } from "node:path";
import { buildApp } from "../demo/build.mjs";
import { startChild } from "../demo/child.mjs";
import { NEXT, ROOT } from "../demo/paths.mjs";
import { waitFor } from "../demo/wait-for.mjs";

const FOLDER = "e2e/gallery-app";
const ENV = { NEXT_TELEMETRY_DISABLED: "1" };

/**
 * Starts the gallery, by default after building it.
 * @param {{ directory: string, port: number, isDev?: boolean }} options `directory`: a folder for logs
 * @returns {Promise<string>} its address
 */
export async function startGallery({ directory, port, isDev = false }) {
  if (!isDev)
    await buildApp({
      folder: FOLDER,
      distDir: ".next",
      env: ENV,
      logFile: join(directory, "gallery-build.log"),
    });
  const gallery = startChild(
    "The gallery",
    [NEXT, isDev ? "dev" : "start", "--port", String(port), "--hostname", "localhost"],
    {
      cwd: join(ROOT, FOLDER),
      env: { ...ENV, NODE_ENV: isDev ? "development" : "production" },
      logFile: join(directory, "gallery.log"),
    },
  );
  const url = `http://localhost:${port}`;
  await waitFor(gallery, url);
  return url;
}
