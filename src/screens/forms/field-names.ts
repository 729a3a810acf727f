import type { ErrorCode } from "../../protocol/errors/index.js";

/** The names of the fields in the forms. Server actions read them, and they stay the same from version to version. */
export const FIELDS = {
  email: "email",
  password: "password",
  passwordAgain: "password-again",
  code: "code",
  nonce: "nonce",
  attempt: "attempt",
  provider: "provider",
  name: "name",
  oldPassword: "old-password",
  confirmation: "confirmation",
} as const;

/** The field that an answered error belongs under, by the error's code. */
export type FieldOf = { readonly [Code in ErrorCode]?: string };
