import type { Fields } from "../records/record.js";
import type { user } from "../records/user.js";

/** Wire names that do not follow from the developer's. */
const UNUSUAL: Readonly<Record<string, string>> = {
  isMultiFactorRequired: "requires_totp_mfa",
  emailAuthEnabled: "auth_with_email",
};

/** The wire's name of a user's or a team's field, for code that does without the rows. A test holds it to them. */
export const wireName = (name: string, isDate: boolean): string =>
  UNUSUAL[name] ?? name.replace(/[A-Z]/g, "_$&").toLowerCase() + (isDate ? "_millis" : "");

/** A field as the wire has it. Only the team is an object of the kit's; the keys of all others are the developer's. */
const wireField = (name: string, value: unknown): [string, unknown] =>
  value instanceof Date
    ? [wireName(name, true), value.getTime()]
    : [wireName(name, false), name === "selectedTeam" && value ? wireObject(value) : value];

const wireObject = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => wireField(name, value)));

/**
 * A user as the wire has it, at client level. It does without the rows, and so without zod, since every page that shows
 * the user would have to load those; a test holds it to them.
 */
export const userJson: (fields: Fields<typeof user, "client">) => Record<string, unknown> =
  wireObject;
