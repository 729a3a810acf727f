import type { Fields } from "../records/record.js";
import type { user } from "../records/user.js";
import { TEAM_FIELDS, USER_FIELDS } from "./user-field-names.js";
import { wireName } from "./user-json.js";

type User = Fields<typeof user, "client">;

/** The path of the signed-in user's own record. */
export const OWN_USER_PATH = "/users/me";

type Wire = Readonly<Record<string, unknown>>;

/** The named fields, in their order; throws if one is missing. */
const pick = (wire: Wire, names: readonly string[]): Wire =>
  Object.fromEntries(
    names.map((name) => {
      const isDate = name === "signedUpAt";
      const value = wire[wireName(name, isDate)];
      if (value === undefined) throw new TypeError(`The answer has no ${name}.`);
      if (isDate) return [name, new Date(value as number)];
      return [name, name === "selectedTeam" && value ? pick(value as Wire, TEAM_FIELDS) : value];
    }),
  );

/**
 * Reads a user at client level without the rows, and so without zod, for the first render of a
 * page. Throws if a field is missing; decoding by the rows gives a detailed error. The order of the
 * fields is that of the rows, so that pages compare users as texts.
 */
export function readUserJson(wire: Wire): User {
  if (typeof wire.signed_up_at_millis !== "number" || typeof wire.id !== "string")
    throw new TypeError("The answer is no user.");
  return pick({ selected_team: null, ...wire }, USER_FIELDS) as unknown as User;
}
