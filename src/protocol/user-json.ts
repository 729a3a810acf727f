import type { Fields } from "./record.js";
import type { user } from "./user.js";

/** Wire names that do not follow from the developer's. */
const UNUSUAL: Readonly<Record<string, string>> = { isMultiFactorRequired: "requires_totp_mfa", emailAuthEnabled: "auth_with_email" };

const wireName = (name: string, value: unknown): string =>
  UNUSUAL[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) + (value instanceof Date ? "_millis" : "");

const wireObject = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => typeof value !== "function")
      .map(([name, value]) => [wireName(name, value), value instanceof Date ? value.getTime() : value]),
  );

/**
 * A user as the wire has it, at client level. It does without the rows, and so without zod, since every page that shows
 * the user would have to load those; a test holds it to them.
 */
export const userJson = ({ selectedTeam, ...fields }: Fields<typeof user, "client">): Record<string, unknown> => ({
  ...wireObject(fields),
  selected_team: selectedTeam && wireObject(selectedTeam),
});
