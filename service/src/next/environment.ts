import type { Environment } from "../settings/environment.js";

/** The variables of this process, which Next has filled from `.env` files. */
export const environment = (): Environment => process.env;

/** The app's `basePath`, inlined by Next's bundlers. */
export const basePath = (): string => (process.env.__NEXT_ROUTER_BASEPATH ?? "").replace(/\/$/, "");
