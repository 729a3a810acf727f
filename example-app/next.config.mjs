import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import shared from "../next.config.mjs";

/**
 * Pages of `next dev` alone: no build has them, nor any script or style of theirs, but the one that
 * journeys make for themselves.
 */
const OF_DEVELOPMENT = ["dev.tsx", "dev.ts"];
const forJourneys = process.env.EXAMPLE_APP_GALLERY === "on";

/** Forms sent without JavaScript show their result only without Cache Components. */
const isPlain = process.env.EXAMPLE_APP_CACHE_COMPONENTS === "off";

/** @param {string} phase @returns {import("next").NextConfig} */
export default (phase) => ({
  ...shared,
  // As create-next-app sets them.
  cacheComponents: !isPlain,
  partialPrefetching: !isPlain,
  pageExtensions: [
    ...(phase === PHASE_DEVELOPMENT_SERVER || forJourneys ? OF_DEVELOPMENT : []),
    "tsx",
    "ts",
  ],
  // The app's own build has looked at the types already.
  ...(forJourneys && { typescript: { ignoreBuildErrors: true } }),
});
