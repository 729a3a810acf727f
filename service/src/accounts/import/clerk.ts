import { fieldOf, flagOf, jsonOf, listOf, textOf, timeOf } from "./fields.js";
import type { ExportRow } from "./record.js";
import { fullName, type Source, type SourceAddress, type SourceUser } from "./source.js";

const SEPARATORS = /[\s,;|]+/;
const VERIFIED = "verified";

const manyOf = (row: ExportRow, name: string): string[] =>
  (textOf(row, name) ?? "").split(SEPARATORS).filter((value) => value !== "");

/** The CSV file of the dashboard names the primary address apart from the lists. */
function exportedAddresses(row: ExportRow): SourceAddress[] {
  const primary = textOf(row, "primary_email_address");
  const verified = manyOf(row, "verified_email_addresses");
  const unverified = manyOf(row, "unverified_email_addresses");
  const values = new Set([...(primary ? [primary] : []), ...verified, ...unverified]);
  return [...values].map((value) => ({ value, isVerified: verified.includes(value) }));
}

const isVerified = (item: ExportRow): boolean =>
  textOf(jsonOf(item, "verification") ?? {}, "status") === VERIFIED;

/** The Backend API lists addresses in any order. */
function listedAddresses(row: ExportRow): SourceAddress[] {
  const primaryId = textOf(row, "primary_email_address_id");
  const isPrimary = (item: ExportRow) => Number(textOf(item, "id") === primaryId);
  return listOf(row, "email_addresses")
    .sort((a, b) => isPrimary(b) - isPrimary(a))
    .flatMap((item) => {
      const value = textOf(item, "email_address");
      return value ? [{ value, isVerified: isVerified(item) }] : [];
    });
}

function read(row: ExportRow): SourceUser {
  const hash = textOf(row, "password_digest");
  const barred = flagOf(row, "banned") || flagOf(row, "locked");
  return {
    id: textOf(row, "id"),
    name: fullName(textOf(row, "first_name"), textOf(row, "last_name")) ?? textOf(row, "username"),
    picture: textOf(row, "image_url"),
    addresses: fieldOf(row, "email_addresses") ? listedAddresses(row) : exportedAddresses(row),
    hash: hash ? { text: hash, hasher: textOf(row, "password_hasher") } : undefined,
    totpSecret: textOf(row, "totp_secret"),
    accounts: listOf(row, "external_accounts")
      .filter((account) => fieldOf(account, "verification") === undefined || isVerified(account))
      .map((account) => ({
        provider: textOf(account, "provider") ?? "",
        accountId: textOf(account, "provider_user_id") ?? "",
        email: textOf(account, "email_address"),
      })),
    signedUpAt: timeOf(row, "created_at"),
    lastActiveAt: timeOf(row, "last_sign_in_at"),
    clientMetadata: jsonOf(row, "unsafe_metadata"),
    clientReadOnlyMetadata: jsonOf(row, "public_metadata"),
    serverMetadata: jsonOf(row, "private_metadata"),
    barred: barred ? "banned or locked at Clerk" : undefined,
  };
}

/** Clerk's CSV export, joined with the users that its Backend API lists. */
export const clerk: Source = {
  required: [["id"], ["primary_email_address"]],
  read,
  second: { required: [["id"]], read },
};
