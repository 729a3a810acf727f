// Written by `npm run generate` from the English texts. Do not edit by hand.

import type { GroupName } from "./en.js";

/** The number of English texts in each group. */
export const TEXT_COUNTS: Readonly<Record<GroupName, number>> = {
  core: 48,
  errors: 49,
  signIn: 35,
  pages: 110,
  account: 176,
  teams: 81,
};
