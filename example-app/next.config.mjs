import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import shared from "../next.config.mjs";

/**
 * Pages of `next dev` alone: no build has them, nor any script or style of theirs, but the one that
 * journeys make for themselves.
 */
const OF_DEVELOPMENT = ["dev.tsx", "dev.ts"];
const forJourneys = process.env.EXAMPLE_APP_GALLERY === "on";

/** @param {string} phase @returns {import("next").NextConfig} */
export default (phase) => ({
  ...shared,
  pageExtensions: [
    ...(phase === PHASE_DEVELOPMENT_SERVER || forJourneys ? OF_DEVELOPMENT : []),
    "tsx",
    "ts",
  ],
  // The app's own build has looked at the types already.
  ...(forJourneys && { typescript: { ignoreBuildErrors: true } }),
});
