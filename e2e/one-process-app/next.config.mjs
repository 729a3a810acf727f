import { fileURLToPath } from "node:url";

// The workspace's root, since the app imports the packages from a parent folder.
const root = fileURLToPath(new URL("../..", import.meta.url));

/** @type {import("next").NextConfig} */
export default {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // As create-next-app sets them.
  cacheComponents: true,
  partialPrefetching: true,
  output: process.env.NEXT_OUTPUT === "standalone" ? "standalone" : undefined,
  outputFileTracingRoot: root,
  turbopack: { root },
  experimental: { cpus: 8, staticGenerationMinPagesPerWorker: 1 },
};
