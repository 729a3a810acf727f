import { fileURLToPath } from "node:url";

/** @type {import("next").NextConfig} */
export default {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  cacheComponents: true,
  partialPrefetching: true,
  experimental: { authInterrupts: true },
  // The workspace's root, since the app imports the kit from a parent folder.
  turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
};
