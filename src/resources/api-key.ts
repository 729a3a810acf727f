import type { Access } from "../access/access.js";
import type { Query } from "../cache/query.js";
import { type apiKey, type apiKeyFirstView, apiKeys } from "../protocol/records/api-key.js";
import type { Fields } from "../protocol/records/record.js";
import type { Clock } from "../transport/clock.js";

/** The fields of a key set after its creation: only the last four characters of each key. */
export type ApiKeyBaseCrudRead = Fields<typeof apiKey, "admin">;

/** Why a key set is not accepted, or null. */
export type WhyInvalid = "expired" | "manually-revoked" | null;

/** The methods of a key set. */
export interface ApiKeyActions {
  /** Whether it is neither expired nor revoked. */
  isValid(): boolean;
  /** Why the key set is not valid, expiry first, or null if it is. */
  whyInvalid(): WhyInvalid;
  /** Revokes the key set permanently. */
  revoke(): Promise<void>;
}

/** Shared by both views of a key set. */
export interface ApiKeyBase
  extends Pick<
      ApiKeyBaseCrudRead,
      "id" | "description" | "expiresAt" | "createdAt" | "manuallyRevokedAt"
    >,
    ApiKeyActions {}

/**
 * A set of keys of a project. Of each kind only `{ lastFour }` is known, or null where the set has
 * none; `manuallyRevokedAt` is null until it is revoked.
 */
export interface ApiKey extends ApiKeyBaseCrudRead, ApiKeyActions {}

/**
 * A new key set: the only time its full keys are shown. Kinds that were not requested are
 * undefined.
 */
export interface ApiKeyFirstView extends Fields<typeof apiKeyFirstView, "admin">, ApiKeyBase {}

/** A new set of keys: what it is for, when it ends, and which of the three it has. */
export interface ApiKeyCreateOptions {
  readonly description: string;
  readonly expiresAt: Date;
  readonly hasPublishableClientKey: boolean;
  readonly hasSecretServerKey: boolean;
  readonly hasSuperSecretAdminKey: boolean;
}

type Now = Pick<Clock, "now">;
type Ends = { readonly expiresAt: Date | null; readonly manuallyRevokedAt: Date | null };

/** Why a key set is not accepted at `now`, or null. */
export function whyInvalid({ expiresAt, manuallyRevokedAt }: Ends, now: number): WhyInvalid {
  if (expiresAt && expiresAt.getTime() < now) return "expired";
  return manuallyRevokedAt === null ? null : "manually-revoked";
}

const actionsOf = (
  access: Access<"admin">,
  clock: Now,
  fields: Ends & { readonly id: string },
): ApiKeyActions => ({
  whyInvalid: () => whyInvalid(fields, clock.now()),
  isValid: () => whyInvalid(fields, clock.now()) === null,
  revoke: async () =>
    void (await access.run(apiKeys.update, {
      params: { api_key_id: fields.id },
      body: { revoked: true },
    })),
});

/** The project's key sets. */
export const apiKeysQuery = (access: Access<"admin">, clock: Now): Query<ApiKey[]> =>
  access.query(
    apiKeys.list,
    {},
    (fields): ApiKey => ({ ...fields, ...actionsOf(access, clock, fields) }),
  );

/** Creates a key set. Only its answer has the keys. */
export async function createApiKey(
  access: Access<"admin">,
  clock: Now,
  body: ApiKeyCreateOptions,
): Promise<ApiKeyFirstView> {
  const fields = { ...(await access.run(apiKeys.create, { body })), manuallyRevokedAt: null };
  return { ...fields, ...actionsOf(access, clock, fields) };
}
