import { join } from "node:path";
import { ROOT } from "../../scripts/demo/paths.mjs";

const PORT = Number(process.env.E2E_PORT ?? 4300);

/** Where the journeys run: an app and a service of their own, beside the demo's. */
export const PORTS = {
  app: PORT,
  service: PORT + 1,
  cachedApp: PORT + 2,
  cachedLine: PORT + 3,
  gallery: PORT + 4,
  closedApp: PORT + 5,
  galleryDoor: PORT + 6,
  shutApp: PORT + 7,
};
export const APP_URL = `http://localhost:${PORTS.app}`;
export const SERVICE_URL = `http://127.0.0.1:${PORTS.service}`;
export const DIRECTORY = join(ROOT, ".stackkit", "e2e");
export const DIST_DIR = ".next-e2e";

/** A second app, built with `cacheComponents`, and the line between it and a service of its own. */
export const CACHED_APP_URL = `http://localhost:${PORTS.cachedApp}`;
export const CACHED_LINE_URL = `http://127.0.0.1:${PORTS.cachedLine}`;
export const CACHED_PROJECT = {
  id: "2f0c3a52-6c0e-4b1e-9a53-0c6f4f1d7b11",
  keys: { client: "pck_cached", server: "ssk_cached", admin: "sak_cached" },
};

/** The example app with its gallery, and where to knock for it: it is built and started for whoever asks. */
export const GALLERY_URL = `http://localhost:${PORTS.gallery}`;
export const GALLERY_DOOR_URL = `http://127.0.0.1:${PORTS.galleryDoor}`;
