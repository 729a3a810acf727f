import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import shared from "../next.config.mjs";

/** Extensions of pages for development. Only the build for the end-to-end tests has them. */
const DEVELOPMENT_EXTENSIONS = ["dev.tsx", "dev.ts"];
const hasGallery = process.env.EXAMPLE_APP_GALLERY === "on";

/** Forms sent without JavaScript show their result only without Cache Components. */
const isPlain = process.env.EXAMPLE_APP_CACHE_COMPONENTS === "off";

/** @param {string} phase @returns {import("next").NextConfig} */
export default (phase) => ({
  ...shared,
  // As create-next-app sets them.
  cacheComponents: !isPlain,
  partialPrefetching: !isPlain,
  pageExtensions: [
    ...(phase === PHASE_DEVELOPMENT_SERVER || hasGallery ? DEVELOPMENT_EXTENSIONS : []),
    "tsx",
    "ts",
  ],
  // The build without the gallery checks the types.
  ...(hasGallery && { typescript: { ignoreBuildErrors: true } }),
});
