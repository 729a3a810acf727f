import type { Fields } from "./record.js";
import type { user } from "./user.js";
import { wireName } from "./wire-name.js";

const wireObject = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => (value instanceof Date ? [wireName(name, true), value.getTime()] : [wireName(name, false), value])));

/**
 * A user as the wire has it, at client level. It does without the rows, and so without zod, since every page that shows
 * the user would have to load those; a test holds it to them.
 */
export const userJson = ({ selectedTeam, ...fields }: Fields<typeof user, "client">): Record<string, unknown> => ({
  ...wireObject(fields),
  selected_team: selectedTeam && wireObject(selectedTeam),
});
