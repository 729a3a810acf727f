import { fileURLToPath } from "node:url";

/** @type {import("next").NextConfig} */
export default {
  // The demo and the end-to-end tests each keep a build of their own.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // The workspace, since the example app imports the kit from above its own folder.
  turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) },
};
