// Written by `npm run generate` from the English texts. Do not edit by hand.

import type { GroupName } from "./en.js";

/** The number of English texts in each group. */
export const TEXT_COUNTS: Readonly<Record<GroupName, number>> = {
  core: 48,
  errors: 47,
  signIn: 33,
  pages: 98,
  account: 159,
  teams: 57,
};
