import { flagOf, flagOrTimeOf, textOf, timeOf } from "./fields.js";
import type { ExportRow } from "./record.js";
import { addressesOf, type Source, type SourceUser, userIdOf } from "./source.js";

/** The account that holds the password. */
const CREDENTIAL = "credential";

function readUser(row: ExportRow, now: number): SourceUser {
  const banEnds = timeOf(row, "banExpires", "ban_expires");
  const isBanned = flagOf(row, "banned") && (banEnds === undefined || banEnds > now);
  const isAnonymous = flagOf(row, "isAnonymous", "is_anonymous");
  return {
    id: textOf(row, "id"),
    name: textOf(row, "name"),
    picture: textOf(row, "image"),
    addresses: addressesOf(
      textOf(row, "email"),
      flagOrTimeOf(row, "emailVerified", "email_verified"),
    ),
    signedUpAt: timeOf(row, "createdAt", "created_at"),
    barred: isBanned ? "banned at Better Auth" : isAnonymous ? "an anonymous user" : undefined,
    lost: flagOf(row, "twoFactorEnabled", "two_factor_enabled") ? ["its second factor"] : [],
  };
}

function readAccount(row: ExportRow): SourceUser {
  const id = userIdOf(row);
  const provider = textOf(row, "providerId", "provider_id") ?? "";
  if (provider !== CREDENTIAL)
    return {
      id,
      accounts: [{ provider, accountId: textOf(row, "accountId", "account_id") ?? "" }],
    };
  const hash = textOf(row, "password");
  return { id, hash: hash ? { text: hash } : undefined };
}

/** The tables `user` and `account`. */
export const betterAuth = (now: number): Source => ({
  required: [["id"], ["email"], ["emailVerified", "email_verified"]],
  read: (row) => readUser(row, now),
  second: {
    required: [
      ["userId", "user_id"],
      ["providerId", "provider_id"],
      ["accountId", "account_id"],
    ],
    read: readAccount,
    idOf: userIdOf,
  },
});
