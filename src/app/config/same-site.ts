import { nextBasePath } from "./next-flags.js";

/** The address of a service that the app's own site serves. */
export const SAME_SITE = "/";

/** The service's address as the open page reaches it. Browsers only. */
export const hostOfPage = (host: string): string =>
  host === SAME_SITE ? location.origin + nextBasePath() : host;
