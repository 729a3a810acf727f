import { fileURLToPath } from "node:url";

/** Cache Components would keep the stories shown before in the document. */
/** @type {import("next").NextConfig} */
export default {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  // The workspace's root, since the app imports the kit from a parent folder.
  turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
};
