import { SAME_SITE } from "../../protocol/api-url.js";
import { nextBasePath } from "./next-flags.js";

/** The service's address as the open page reaches it. Browsers only. */
export const hostOfPage = (host: string): string =>
  host === SAME_SITE ? location.origin + nextBasePath() : host;
