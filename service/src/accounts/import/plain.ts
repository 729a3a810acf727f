import { OAUTH_PROVIDERS } from "@stackkit/next/protocol/internal";
import { fieldOf, flagOrTimeOf, jsonOf, textOf, timeOf } from "./fields.js";
import type { ExportRow } from "./record.js";
import { addressesOf, fullName, type Source, type SourceUser } from "./source.js";

function read(row: ExportRow): SourceUser {
  const email = textOf(row, "email");
  const hash = textOf(row, "password_hash");
  return {
    id: textOf(row, "id") ?? email?.toLowerCase(),
    name: textOf(row, "name") ?? fullName(textOf(row, "first_name"), textOf(row, "last_name")),
    picture: textOf(row, "picture"),
    addresses: addressesOf(email, flagOrTimeOf(row, "email_verified")),
    hash: hash ? { text: hash, hasher: textOf(row, "password_hasher") } : undefined,
    accounts: OAUTH_PROVIDERS.filter((provider) => fieldOf(row, `${provider}_id`)).map(
      (provider) => ({ provider, accountId: textOf(row, `${provider}_id`) ?? "" }),
    ),
    totpSecret: textOf(row, "totp_secret"),
    signedUpAt: timeOf(row, "created_at"),
    lastActiveAt: timeOf(row, "last_sign_in_at"),
    clientMetadata: jsonOf(row, "client_metadata"),
    clientReadOnlyMetadata: jsonOf(row, "client_read_only_metadata"),
    serverMetadata: jsonOf(row, "server_metadata"),
  };
}

/** A file that you write yourself. The guide lists its columns. */
export const plain: Source = { required: [["email"]], read };
