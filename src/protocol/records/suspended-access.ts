import * as z from "zod/mini";
import { renamed } from "../encoding/renamed.js";
import { code, maxLength, millis, text } from "../encoding/scalars.js";
import { MAX_TYPED_CODE_LENGTH } from "../limits/limits.js";
import { get, one, post, success, USER_ERRORS } from "../operations/operation.js";
import { field } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";
import { VERIFICATION_CODE_ERRORS } from "./verification-code.js";

/** What can be suspended, in the order of lists. */
export const SUSPENDED_TYPES = [
  "password",
  "second_factor",
  "passkey",
  "provider",
  "session",
  "address",
  "team",
] as const;

const item = renamed({
  type: ["type", z.enum(SUSPENDED_TYPES)],
  name: ["name", z.nullable(z.string())],
  createdAt: ["created_at_millis", z.nullable(millis)],
  cityName: ["city_name", z.nullable(z.string())],
  countryCode: ["country_code", z.nullable(z.string())],
});

const suspendedAccessColumns = {
  /**
   * What is suspended. `name` is a provider's id, a session's device, an address or a team's name,
   * if there is one. A stranger may have chosen it. `createdAt` is null for a password and a second
   * factor. `cityName` and `countryCode` are of a session.
   */
  items: column("items", z.array(item)),
  /** Since when; null if nothing is suspended. */
  suspendedAt: column("suspended_at_millis", z.nullable(millis)),
  /** When it will be removed; null if nothing is suspended. */
  removedAt: column("removed_at_millis", z.nullable(millis)),
};
/** The columns of suspended access. */
export interface SuspendedAccessRecord extends RecordType<typeof suspendedAccessColumns> {}
/** What an account had before its address was proved from an unknown browser. */
export const suspendedAccessRecord: SuspendedAccessRecord = record(
  "suspended-access",
  suspendedAccessColumns,
);

/** Calls about what was there before an address was proved. One mailed code keeps or removes it. */
export const suspendedAccess = {
  read: get("/users/{user_id}/suspended-access", {
    access: "server",
    self: true,
    returns: one(suspendedAccessRecord),
    errors: USER_ERRORS,
  }),
  sendCode: post("/users/{user_id}/suspended-access/send-code", {
    access: "server",
    loose: true,
    self: true,
    returns: one(
      record("suspended-access-code", {
        attemptCode: column("attempt_code", z.string()),
        sentTo: column("sent_to", z.string()),
      }),
    ),
    errors: USER_ERRORS,
  }),
  resolve: post("/users/{user_id}/suspended-access/resolve", {
    access: "server",
    self: true,
    body: {
      attemptCode: field("attempt_code", code),
      code: field("code", text.check(maxLength(MAX_TYPED_CODE_LENGTH))),
      keep: field("keep", z.boolean()),
    },
    returns: success,
    errors: [...USER_ERRORS, ...VERIFICATION_CODE_ERRORS, "INVALID_TOTP_CODE"],
    touches: [
      "suspended-access",
      "user",
      "contact-channel",
      "session",
      "team",
      "member-profile",
      "recovery-code",
    ],
  }),
};
