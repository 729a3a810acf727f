import { join } from "node:path";
import { ROOT } from "../../scripts/demo/places.mjs";

const PORT = Number(process.env.E2E_PORT ?? 4300);

/** Where the journeys run: an app and a service of their own, beside the demo's. */
export const PORTS = { app: PORT, service: PORT + 1 };
export const APP_URL = `http://localhost:${PORTS.app}`;
export const SERVICE_URL = `http://127.0.0.1:${PORTS.service}`;
export const DIRECTORY = join(ROOT, ".stackkit", "e2e");
export const DIST_DIR = ".next-e2e";
