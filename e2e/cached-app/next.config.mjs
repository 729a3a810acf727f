import { fileURLToPath } from "node:url";

/** @type {import("next").NextConfig} */
export default {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  cacheComponents: true,
  partialPrefetching: true,
  experimental: { authInterrupts: true },
  // The workspace, since the app imports the kit from above its own folder.
  turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
};
