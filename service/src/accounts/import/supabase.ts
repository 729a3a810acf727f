import { flagOf, jsonOf, textOf, timeOf } from "./fields.js";
import type { ExportRow } from "./record.js";
import { addressesOf, type Source, type SourceUser, userIdOf } from "./source.js";

/** Claims that Supabase itself writes. */
const OWN_CLAIMS: ReadonlySet<string> = new Set(["provider", "providers"]);
/** Identities that are no accounts of a provider. */
const OWN_PROVIDERS: ReadonlySet<string> = new Set(["email", "phone"]);

function readUser(row: ExportRow, now: number): SourceUser {
  const profile = jsonOf(row, "raw_user_meta_data");
  const claims = jsonOf(row, "raw_app_meta_data") ?? {};
  const own = Object.entries(claims).filter(([name]) => !OWN_CLAIMS.has(name));
  const hash = textOf(row, "encrypted_password");
  const isVerified = timeOf(row, "email_confirmed_at") !== undefined;
  return {
    id: textOf(row, "id"),
    name: textOf(profile ?? {}, "full_name", "name", "display_name"),
    picture: textOf(profile ?? {}, "avatar_url", "picture"),
    addresses: addressesOf(textOf(row, "email"), isVerified),
    hash: hash ? { text: hash } : undefined,
    signedUpAt: timeOf(row, "created_at"),
    lastActiveAt: timeOf(row, "last_sign_in_at"),
    clientMetadata: profile,
    serverMetadata: own.length > 0 ? Object.fromEntries(own) : undefined,
    barred: barredBy(row, now),
  };
}

function barredBy(row: ExportRow, now: number): string | undefined {
  if (timeOf(row, "deleted_at") !== undefined) return "deleted at Supabase";
  const bannedUntil = timeOf(row, "banned_until");
  if (bannedUntil !== undefined && bannedUntil > now) return "banned at Supabase";
  return flagOf(row, "is_anonymous") ? "an anonymous user" : undefined;
}

function readIdentity(row: ExportRow): SourceUser {
  const provider = textOf(row, "provider") ?? "";
  const facts = jsonOf(row, "identity_data") ?? {};
  return {
    id: userIdOf(row),
    accounts: OWN_PROVIDERS.has(provider)
      ? []
      : [
          {
            provider,
            // Before 2023 the id of the account was the id of the row.
            accountId:
              textOf(row, "provider_id") ?? textOf(facts, "sub") ?? textOf(row, "id") ?? "",
            email: textOf(row, "email") ?? textOf(facts, "email"),
          },
        ],
  };
}

/** The tables `auth.users` and `auth.identities`. */
export const supabase = (now: number): Source => ({
  required: [["id"], ["email"], ["email_confirmed_at"], ["encrypted_password"]],
  read: (row) => readUser(row, now),
  second: { required: [["user_id"], ["provider"]], read: readIdentity, idOf: userIdOf },
});
