import { createHash } from "node:crypto";
import { canonicalEmail, encodeInput, KnownErrors, users } from "@stackkit/next/protocol/internal";
import { Secret } from "otpauth";
import { isUuid } from "../../core/random.js";
import { isSafePicture } from "../../core/safe-picture.js";
import { ServiceError } from "../../core/service-error.js";
import type { Vault } from "../../core/vault.js";
import {
  convertFirebaseHash,
  convertHash,
  type FirebaseParameters,
  UnusableHash,
} from "../../credentials/passwords/convert-hash.js";
import { sealTotpSecret } from "../../credentials/second-factor.js";
import type { Project } from "../../db/tables/project-config.js";
import type { OAuthAccountDraft } from "../create-user.js";
import type { ImportDraft } from "../insert-imported.js";
import { isAccountId, providerIdOf } from "./providers.js";
import { Rejected } from "./record.js";
import type { SourceAddress, SourceHash, SourceUser } from "./source.js";

/** What the import of a file is about. */
export interface ImportContext {
  readonly project: Project;
  /** The name of the source. */
  readonly from: string;
  readonly now: number;
  readonly vault: Vault;
  readonly firebase: FirebaseParameters | undefined;
  readonly skipsPasswords: boolean;
  /** How to go on, in words of where the import was started. */
  readonly advice: ImportAdvice;
}

/** What to do about passwords that cannot be imported. */
export interface ImportAdvice {
  readonly passwordsOff: string;
  readonly noHashParameters: string;
}

export interface CheckedUser {
  readonly draft: ImportDraft;
  /** What is not imported of the user. */
  readonly lost: readonly string[];
}

/** What `requireStorable` proves to be as the API would take it. */
type StoredFields = Pick<
  ImportDraft,
  "displayName" | "profileImageUrl" | "clientMetadata" | "clientReadOnlyMetadata" | "serverMetadata"
>;

const MAX_ADDRESSES = 20;
/** The fields of the API that are checked, in words for people. */
const FIELD_WORDS = {
  displayName: "its name",
  profileImageUrl: "its picture",
  clientMetadata: "its client metadata",
  clientReadOnlyMetadata: "its read-only metadata",
  serverMetadata: "its server metadata",
  totpMultiFactorSecret: "the secret of its authenticator app",
  primaryEmail: "its email",
  oauthProviders: "the id or the email of a provider account",
} as const;
/** A provider's name that the report may show. */
const PLAIN_NAME = /^[\w.-]{1,30}$/;
/** What Firebase writes instead of hashes. */
const REDACTED = "REDACTED";

/** Checks a user by the rules of the API. Throws {@link Rejected}. */
export function checkUser(context: ImportContext, user: SourceUser): CheckedUser {
  if (user.id === undefined) throw new Rejected("the record has no id");
  if (user.barred !== undefined) throw new Rejected(user.barred);
  const lost = [...(user.lost ?? [])];
  const addresses = uniqueAddresses(user.addresses ?? []);
  const oauthAccounts = accountsOf(context, user, lost);
  if (addresses.length === 0 && oauthAccounts.length === 0)
    throw new Rejected("there is no address, and no account of a known provider");
  const hasPicture = user.picture !== undefined && isSafePicture(user.picture);
  if (user.picture !== undefined && !hasPicture) lost.push("its picture");
  const fields = {
    displayName: user.name ?? null,
    profileImageUrl: hasPicture ? (user.picture ?? null) : null,
    clientMetadata: user.clientMetadata ?? null,
    clientReadOnlyMetadata: user.clientReadOnlyMetadata ?? null,
    serverMetadata: user.serverMetadata ?? null,
  } as StoredFields;
  const secret = user.totpSecret === undefined ? undefined : secretOf(user.totpSecret);
  requireStorable({ ...fields, totpMultiFactorSecret: secret });
  for (const { value } of addresses) requireStorable({ primaryEmail: value });
  requireStorable({
    oauthProviders: oauthAccounts.map(({ providerId: id, accountId, email }) => ({
      id,
      account_id: accountId,
      email,
    })),
  });
  const signedUpAt = Math.min(user.signedUpAt ?? context.now, context.now);
  const lastActiveAt = Math.min(Math.max(user.lastActiveAt ?? 0, signedUpAt), context.now);
  return {
    lost,
    draft: {
      ...fields,
      id: newIdOf(context, user.id),
      addresses,
      oauthAccounts,
      passwordHash: passwordHashOf(context, user.hash),
      totpSecret: secret && sealTotpSecret(context.vault, secret),
      otpAuthEnabled: addresses.length > 0 && context.project.config.magicLinkEnabled,
      signedUpAt: new Date(signedUpAt),
      lastActiveAt: new Date(lastActiveAt),
    },
  };
}

/**
 * A UUID stays the user's id. Other ids become a UUID that depends on them, so that a second run
 * finds the users of the first.
 */
function newIdOf({ project, from }: ImportContext, id: string): string {
  const lower = id.toLowerCase();
  if (isUuid(lower)) return lower;
  const bytes = createHash("sha256")
    .update(JSON.stringify([project.id, from, id]))
    .digest();
  // Version 8: bits of one's own.
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes
    .toString("hex", 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** An address that occurs twice in a record is verified if either is. */
function uniqueAddresses(addresses: readonly SourceAddress[]): SourceAddress[] {
  const unique = new Map<string, SourceAddress>();
  for (const { value, isVerified } of addresses) {
    const key = canonicalEmail(value);
    const known = unique.get(key);
    unique.set(key, {
      value: known?.value ?? value,
      isVerified: isVerified || (known?.isVerified ?? false),
    });
  }
  if (unique.size > MAX_ADDRESSES)
    throw new Rejected(`there are more than ${MAX_ADDRESSES} addresses`);
  return [...unique.values()];
}

function accountsOf(
  { project }: ImportContext,
  user: SourceUser,
  lost: string[],
): OAuthAccountDraft[] {
  const accounts = new Map<string, OAuthAccountDraft>();
  for (const { provider, accountId, email } of user.accounts ?? []) {
    const providerId = providerIdOf(provider, project);
    const shown = PLAIN_NAME.test(provider) ? provider : "another provider";
    if (providerId === undefined) lost.push(`its account of ${shown}, which is not known here`);
    else if (accounts.has(providerId)) lost.push(`a second account of ${shown}`);
    else if (!isAccountId(providerId, accountId))
      lost.push(`its account of ${shown}: the id is not the one that the provider gives`);
    else accounts.set(providerId, { providerId, accountId, email: email ?? null });
  }
  return [...accounts.values()];
}

function secretOf(text: string): Uint8Array {
  try {
    return Secret.fromBase32(text.replaceAll(/[ =]/g, "")).bytes;
  } catch {
    throw new Rejected("the secret of its authenticator app is not base 32");
  }
}

function requireStorable(input: Readonly<Partial<Record<keyof typeof FIELD_WORDS, unknown>>>) {
  try {
    encodeInput(users.create.body, input);
  } catch (error) {
    if (!(error instanceof KnownErrors.SchemaError)) throw error;
    // The message lists one field: "- displayName must be text".
    const [, name, rule] = /- (\w+) (.*)$/s.exec(error.message) ?? [];
    const words = FIELD_WORDS[name as keyof typeof FIELD_WORDS] ?? "a value";
    throw new Rejected(`${words} ${rule?.replaceAll("e-mail", "email") ?? "is refused"}`);
  }
}

function passwordHashOf(
  { project, firebase, skipsPasswords, advice }: ImportContext,
  hash: SourceHash | undefined,
): string | null {
  if (hash === undefined || skipsPasswords) return null;
  if (!project.config.credentialEnabled)
    throw new ServiceError(
      "passwords-off",
      `The project does not let people sign in by password. ${advice.passwordsOff}`,
    );
  try {
    if (hash.firebaseSalt === undefined) return convertHash(hash.text, hash.hasher);
    if (Buffer.from(hash.text, "base64").toString().startsWith(REDACTED))
      throw new UnusableHash("Firebase has left it out; export as an owner of the project");
    if (firebase === undefined)
      throw new ServiceError(
        "bad-flag",
        `Firebase's password hashes need the hash parameters of the Firebase project: ${advice.noHashParameters}`,
      );
    return convertFirebaseHash(hash.text, hash.firebaseSalt, firebase);
  } catch (error) {
    throw error instanceof UnusableHash ? new Rejected(`password hash: ${error.message}`) : error;
  }
}
