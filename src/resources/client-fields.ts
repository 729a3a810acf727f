import type { RecordType } from "../protocol/records/record.js";
import { user } from "../protocol/records/user.js";
import type { UserFields } from "./user.js";

const pick = (
  { columns }: RecordType,
  from: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, { read }]) => read === "client")
      .map(([name, { nested }]) => [
        name,
        nested && from[name] ? pick(nested, from[name] as Record<string, unknown>) : from[name],
      ]),
  );

/** Of a user of any level, the fields that a browser may see, without the functions: what travels with a page. */
export const clientFieldsOf = (from: object): UserFields<"client"> =>
  pick(user, from as Record<string, unknown>) as UserFields<"client">;
