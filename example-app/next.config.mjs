import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import shared from "../next.config.mjs";

/** Pages of `next dev` alone: no build has them, nor any script or style of theirs. */
const OF_DEVELOPMENT = ["dev.tsx", "dev.ts"];

/** @param {string} phase @returns {import("next").NextConfig} */
export default (phase) => ({ ...shared, pageExtensions: [...(phase === PHASE_DEVELOPMENT_SERVER ? OF_DEVELOPMENT : []), "tsx", "ts"] });
