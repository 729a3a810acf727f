import { fieldOf, flagOf, jsonOf, listOf, textOf, timeOf } from "./fields.js";
import type { ExportRow } from "./record.js";
import { addressesOf, type Source, type SourceUser } from "./source.js";

const PROVIDERS = ["google", "facebook", "twitter", "github"] as const;
/** What a CSV file has of an account at a provider. */
const columnsOf = (provider: string): string[] =>
  ["Id", "Email", "DisplayName", "PhotoUrl"].map((part) => `${provider}${part}`);

/** `firebase auth:export` writes CSV without a header. */
const COLUMNS = [
  ...["localId", "email", "emailVerified", "passwordHash", "salt", "displayName", "photoUrl"],
  ...PROVIDERS.flatMap(columnsOf),
  ...["createdAt", "lastSignedInAt", "phoneNumber", "disabled", "customAttributes"],
];

function read(row: ExportRow): SourceUser {
  const hash = textOf(row, "passwordHash");
  return {
    id: textOf(row, "localId"),
    name: textOf(row, "displayName"),
    picture: textOf(row, "photoUrl"),
    addresses: addressesOf(textOf(row, "email"), flagOf(row, "emailVerified") ?? false),
    hash: hash ? { text: hash, firebaseSalt: textOf(row, "salt") ?? "" } : undefined,
    accounts: [
      ...listOf(row, "providerUserInfo").map((account) => ({
        provider: textOf(account, "providerId") ?? "",
        accountId: textOf(account, "rawId") ?? "",
        email: textOf(account, "email"),
      })),
      ...PROVIDERS.filter((provider) => fieldOf(row, `${provider}Id`)).map((provider) => ({
        provider,
        accountId: textOf(row, `${provider}Id`) ?? "",
        email: textOf(row, `${provider}Email`),
      })),
    ],
    signedUpAt: timeOf(row, "createdAt"),
    lastActiveAt: timeOf(row, "lastSignedInAt"),
    clientReadOnlyMetadata: jsonOf(row, "customAttributes"),
    barred: flagOf(row, "disabled") ? "disabled at Firebase" : undefined,
  };
}

/** The file of `firebase auth:export`, as JSON or CSV. */
export const firebase: Source = { columns: COLUMNS, required: [], read };
