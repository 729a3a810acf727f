import { createServer } from "node:http";
import { join } from "node:path";
import { buildApp } from "../../scripts/demo/build.mjs";
import { startChild } from "../../scripts/demo/child.mjs";
import { NEXT, ROOT } from "../../scripts/demo/paths.mjs";
import { waitFor } from "../../scripts/demo/wait-for.mjs";
import { GALLERY_URL, PORTS } from "./apps.mjs";

/** The environment of the app's own pages. Nothing listens there: the gallery needs no service. */
const ENV = {
  STACK_PROJECT_ID: "00000000-0000-4000-8000-000000000000",
  STACK_PUBLISHABLE_CLIENT_KEY: "none",
  STACK_SECRET_SERVER_KEY: "none",
  STACK_API_URL: "http://127.0.0.1:9",
  EXAMPLE_APP_GALLERY: "on",
  NEXT_DIST_DIR: ".next-gallery",
  NEXT_TELEMETRY_DISABLED: "1",
};

/** @param {string} directory */
async function startGallery(directory) {
  await buildApp({
    distDir: ENV.NEXT_DIST_DIR,
    env: ENV,
    logFile: join(directory, "gallery-build.log"),
  });
  const gallery = startChild(
    "The gallery",
    [NEXT, "start", "--port", String(PORTS.gallery), "--hostname", "localhost"],
    {
      cwd: join(ROOT, "example-app"),
      env: { ...ENV, NODE_ENV: "production" },
      logFile: join(directory, "gallery.log"),
    },
  );
  await waitFor(gallery, `${GALLERY_URL}/gallery`);
}

/**
 * Builds and starts the example app with its gallery on the first request, since most tests do not
 * need it. Responds once the app is ready.
 * @param {{ directory: string }} plan
 */
export function offerGallery({ directory }) {
  /** @type {Promise<void> | undefined} */
  let starting;
  const starter = createServer((_, response) => {
    starting ??= startGallery(directory);
    starting.then(
      () => response.end(),
      (error) => response.writeHead(500).end(error.message),
    );
  });
  starter.listen(PORTS.galleryStarter, "127.0.0.1");
}
