import { join } from "node:path";
import { startChild } from "../../scripts/demo/child.mjs";
import { NEXT, ROOT } from "../../scripts/demo/places.mjs";
import { waitFor } from "../../scripts/demo/wait-for.mjs";
import { PORTS } from "./places.mjs";

export const GALLERY_URL = `http://localhost:${PORTS.gallery}`;

/** What the app's own pages are told. Nothing answers there: the gallery needs no service. */
const NO_SERVICE = {
  STACK_PROJECT_ID: "00000000-0000-4000-8000-000000000000",
  STACK_PUBLISHABLE_CLIENT_KEY: "none",
  STACK_SECRET_SERVER_KEY: "none",
  STACK_API_URL: "http://127.0.0.1:9",
};

/** Starts the example app by `next dev`, which alone has the gallery. */
export async function startGallery(): Promise<{ stop(): Promise<void> }> {
  const gallery = startChild("The gallery", [NEXT, "dev", "--port", String(PORTS.gallery), "--hostname", "localhost"], {
    cwd: join(ROOT, "example-app"),
    env: { ...NO_SERVICE, NEXT_DIST_DIR: ".next-gallery", NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "development" },
  });
  await waitFor(gallery, `${GALLERY_URL}/gallery`);
  return gallery;
}
