import type { Fields } from "../records/record.js";
import type { user } from "../records/user.js";
import { TEAM_FIELDS, USER_FIELDS } from "./user-field-names.js";
import { wireName } from "./user-json.js";

type User = Fields<typeof user, "client">;

/** The path of the signed-in user's own record. */
export const OWN_USER_PATH = "/users/me";

type Wire = Readonly<Record<string, unknown>>;

/** The named fields; throws if one is missing. */
const pick = (wire: Wire, names: readonly string[]): Wire =>
  Object.fromEntries(
    names.map((name) => {
      const value = wire[wireName(name, false)];
      if (value === undefined) throw new TypeError(`The answer has no ${name}.`);
      return [name, value];
    }),
  );

/**
 * Reads a user at client level without the rows, and so without zod, for the first render of a
 * page. Throws if a field is missing; decoding by the rows gives a detailed error.
 */
export function readUserJson(wire: Wire): User {
  const { selected_team: team, signed_up_at_millis: signedUpAt } = wire;
  if (typeof signedUpAt !== "number" || typeof wire.id !== "string")
    throw new TypeError("The answer is no user.");
  return {
    ...pick(wire, USER_FIELDS),
    signedUpAt: new Date(signedUpAt),
    selectedTeam: team ? pick(team as Wire, TEAM_FIELDS) : null,
  } as unknown as User;
}
