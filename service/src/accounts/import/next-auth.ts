import { flagOrTimeOf, textOf, timeOf } from "./fields.js";
import type { ExportRow } from "./record.js";
import { addressesOf, type Source, type SourceUser, userIdOf } from "./source.js";

/** Types of accounts that are no accounts of a provider. */
const OWN_TYPES: ReadonlySet<string> = new Set(["email", "credentials", "webauthn"]);

function readUser(row: ExportRow): SourceUser {
  const email = textOf(row, "email");
  const hash = textOf(row, "password", "passwordHash", "password_hash", "hashedPassword");
  return {
    id: textOf(row, "id"),
    name: textOf(row, "name"),
    picture: textOf(row, "image"),
    addresses: addressesOf(email, flagOrTimeOf(row, "emailVerified", "email_verified")),
    hash: hash ? { text: hash } : undefined,
    signedUpAt: timeOf(row, "createdAt", "created_at"),
  };
}

function readAccount(row: ExportRow): SourceUser {
  return {
    id: userIdOf(row),
    accounts: OWN_TYPES.has(textOf(row, "type") ?? "")
      ? []
      : [
          {
            provider: textOf(row, "provider") ?? "",
            accountId: textOf(row, "providerAccountId", "provider_account_id") ?? "",
          },
        ],
  };
}

/** The tables of users and accounts of an adapter. */
export const nextAuth: Source = {
  required: [["id"], ["email"], ["emailVerified", "email_verified"]],
  read: readUser,
  second: {
    required: [["userId", "user_id"], ["provider"], ["providerAccountId", "provider_account_id"]],
    read: readAccount,
    idOf: userIdOf,
  },
};
