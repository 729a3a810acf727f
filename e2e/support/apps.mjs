import { join } from "node:path";
import { ROOT } from "../../scripts/demo/paths.mjs";

const PORT = Number(process.env.E2E_PORT ?? 4300);

/** Where the end-to-end tests run: an app and a service, separate from the demo's. */
export const PORTS = {
  app: PORT,
  service: PORT + 1,
  cachedApp: PORT + 2,
  cachedProxy: PORT + 3,
  gallery: PORT + 4,
  galleryStarter: PORT + 5,
  hungApp: PORT + 6,
  actingApp: PORT + 7,
};
export const APP_URL = `http://localhost:${PORTS.app}`;
export const SERVICE_URL = `http://127.0.0.1:${PORTS.service}`;
export const DIRECTORY = join(ROOT, ".stackkit", "e2e");
export const DIST_DIR = ".next-e2e";
/** The example app without Cache Components, since forms sent without JavaScript are tested. */
export const PLAIN_APP = { EXAMPLE_APP_CACHE_COMPONENTS: "off" };

/** A second app, built with `cacheComponents`, and the fault proxy in front of its own service. */
export const CACHED_APP_URL = `http://localhost:${PORTS.cachedApp}`;
export const CACHED_PROXY_URL = `http://127.0.0.1:${PORTS.cachedProxy}`;
export const CACHED_PROJECT = {
  id: "2f0c3a52-6c0e-4b1e-9a53-0c6f4f1d7b11",
  keys: { client: "pck_cached", server: "ssk_cached", admin: "sak_cached" },
};

/** The gallery, and the address that builds and starts it on request. */
export const GALLERY_URL = `http://localhost:${PORTS.gallery}`;
export const GALLERY_STARTER_URL = `http://127.0.0.1:${PORTS.galleryStarter}`;
