import type { Fields } from "../records/record.js";
import type { user } from "../records/user.js";

/** Wire names that cannot be derived from the developer's names. */
const UNUSUAL: Readonly<Record<string, string>> = {
  isMultiFactorRequired: "requires_totp_mfa",
  emailAuthEnabled: "auth_with_email",
};

/**
 * The wire name of a user's or a team's field, for code that avoids the rows. A test checks it
 * against them.
 */
export const wireName = (name: string, isDate: boolean): string =>
  UNUSUAL[name] ?? name.replace(/[A-Z]/g, "_$&").toLowerCase() + (isDate ? "_millis" : "");

/**
 * A field in its wire form. Only the team is an object of the kit; the keys of all others belong to
 * the developer.
 */
const wireField = (name: string, value: unknown): [string, unknown] =>
  value instanceof Date
    ? [wireName(name, true), value.getTime()]
    : [wireName(name, false), name === "selectedTeam" && value ? wireObject(value) : value];

const wireObject = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => wireField(name, value)));

/**
 * A user in wire form, at client level. It avoids the rows, and so zod, which every page that shows
 * the user would load; a test checks it against them.
 */
export const userJson: (fields: Fields<typeof user, "client">) => Record<string, unknown> =
  wireObject;
