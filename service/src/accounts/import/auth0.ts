import { fieldOf, flagOf, jsonOf, listOf, textOf, timeOf } from "./fields.js";
import type { ExportRow } from "./record.js";
import { addressesOf, fullName, type Source, type SourceUser } from "./source.js";

const OWN_PROVIDER = "auth0";

/** The export of password hashes has the id without its prefix. */
function idOf(row: ExportRow): string | undefined {
  const whole = textOf(row, "user_id");
  if (whole !== undefined) return whole;
  const id = textOf(row, "alt_id") ?? textOf(jsonOf(row, "_id") ?? {}, "$oid");
  return id && `${OWN_PROVIDER}|${id}`;
}

/** Newer exports of hashes have addresses among the identifiers only. */
function emailOf(row: ExportRow): { value: string | undefined; isVerified: boolean } {
  const value = textOf(row, "email");
  if (value !== undefined) return { value, isVerified: flagOf(row, "email_verified") ?? false };
  const identifier = listOf(row, "identifiers").find((item) => textOf(item, "type") === "email");
  return {
    value: identifier && textOf(identifier, "value"),
    isVerified: (identifier && flagOf(identifier, "verified")) ?? false,
  };
}

function read(row: ExportRow): SourceUser {
  const { value: email, isVerified } = emailOf(row);
  const name = textOf(row, "name");
  const hash = textOf(row, "passwordHash");
  const hasSecondFactor = fieldOf(row, "multifactor") !== undefined;
  return {
    id: idOf(row),
    // Auth0 writes the address where it knows no name.
    name:
      fullName(textOf(row, "given_name"), textOf(row, "family_name")) ??
      (name === email ? undefined : name),
    picture: textOf(row, "picture"),
    addresses: addressesOf(email, isVerified),
    hash: hash ? { text: hash } : undefined,
    accounts: listOf(row, "identities")
      .filter((identity) => textOf(identity, "provider") !== OWN_PROVIDER)
      .map((identity) => ({
        provider: textOf(identity, "provider") ?? "",
        accountId: textOf(identity, "user_id") ?? "",
        email: textOf(jsonOf(identity, "profileData") ?? {}, "email"),
      })),
    signedUpAt: timeOf(row, "created_at"),
    lastActiveAt: timeOf(row, "last_login"),
    clientMetadata: jsonOf(row, "user_metadata"),
    serverMetadata: jsonOf(row, "app_metadata"),
    barred: flagOf(row, "blocked") ? "blocked at Auth0" : undefined,
    lost: hasSecondFactor ? ["its second factor"] : [],
  };
}

/** Auth0's export of users, joined with its export of password hashes; or the latter alone. */
export const auth0: Source = {
  required: [["user_id", "_id"]],
  read,
  idOf,
  second: { required: [["_id", "user_id"]], read, idOf },
};
