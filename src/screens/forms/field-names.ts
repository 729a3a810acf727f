import type { ErrorCode } from "../../protocol/errors/index.js";

/**
 * The field names of the forms. Server actions read them, and they do not change between versions.
 */
export const FIELDS = {
  email: "email",
  password: "password",
  passwordAgain: "password-again",
  code: "code",
  nonce: "nonce",
  codeKind: "code-kind",
  attempt: "attempt",
  trust: "trust",
  provider: "provider",
  name: "name",
  oldPassword: "old-password",
  confirmation: "confirmation",
  otherSessions: "other-sessions",
  rejected: "rejected",
  account: "account",
  accountPassword: "account-password",
  keep: "keep",
  expiry: "expiry",
  scope: "scope",
  role: "role",
  domain: "domain",
} as const;

/** The field that shows an error of the response, by error code. */
export type FieldOf = { readonly [Code in ErrorCode]?: string };
