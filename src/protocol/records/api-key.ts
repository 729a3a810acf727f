import * as z from "zod/mini";
import { millis, text } from "../encoding/scalars.js";
import { get, list, one, patch, post } from "../operations/operation.js";
import { changesOf, field } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";

/** After creation, only the end of a key is shown. */
const keyEnd = z.codec(
  z.optional(z.object({ last_four: z.string() })),
  z.nullable(z.object({ lastFour: z.string() })),
  {
    decode: (key) => (key ? { lastFour: key.last_four } : null),
    encode: (key) => (key ? { last_four: key.lastFour } : undefined),
  },
);

const orNever = z.codec(z.optional(z.number()), z.nullable(z.date()), {
  decode: (at) => (at === undefined ? null : new Date(at)),
  encode: (at) => at?.getTime(),
});

const base = {
  id: column("id", z.string()),
  description: column("description", z.string(), { update: "admin", input: text }),
  expiresAt: column("expires_at_millis", millis),
  createdAt: column("created_at_millis", millis),
};

const apiKeyColumns = {
  ...base,
  manuallyRevokedAt: column("manually_revoked_at_millis", orNever),
  publishableClientKey: column("publishable_client_key", keyEnd),
  secretServerKey: column("secret_server_key", keyEnd),
  superSecretAdminKey: column("super_secret_admin_key", keyEnd),
  /** A revoked key stays revoked. */
  revoked: column("revoked", z.literal(true, "must be true"), { read: "none", update: "admin" }),
};
/** The columns of a key set, without the keys. */
export interface ApiKeyRecord extends RecordType<typeof apiKeyColumns> {}
/** A project's key set. */
export const apiKey: ApiKeyRecord = record("api-key", apiKeyColumns);

const apiKeyFirstViewColumns = {
  ...base,
  publishableClientKey: column("publishable_client_key", z.optional(z.string())),
  secretServerKey: column("secret_server_key", z.optional(z.string())),
  superSecretAdminKey: column("super_secret_admin_key", z.optional(z.string())),
};
/** The columns of a new key set, with the keys. */
export interface ApiKeyFirstViewRecord extends RecordType<typeof apiKeyFirstViewColumns> {}
/** The response to a creation: the only time that the keys are shown. */
export const apiKeyFirstView: ApiKeyFirstViewRecord = record("api-key", apiKeyFirstViewColumns);

/** Calls about a project's key sets. */
export const apiKeys = {
  list: get("/internal/api-keys", { access: "admin", returns: list(apiKey) }),
  create: post("/internal/api-keys", {
    access: "admin",
    body: {
      description: field("description", text),
      expiresAt: field("expires_at_millis", millis),
      hasPublishableClientKey: field("has_publishable_client_key", z.boolean()),
      hasSecretServerKey: field("has_secret_server_key", z.boolean()),
      hasSuperSecretAdminKey: field("has_super_secret_admin_key", z.boolean()),
    },
    returns: one(apiKeyFirstView),
    touches: ["api-key"],
  }),
  read: get("/internal/api-keys/{api_key_id}", {
    access: "admin",
    returns: one(apiKey),
    errors: ["API_KEY_NOT_FOUND"],
  }),
  update: patch("/internal/api-keys/{api_key_id}", {
    access: "admin",
    body: changesOf(apiKey),
    returns: one(apiKey),
    errors: ["API_KEY_NOT_FOUND"],
    touches: ["api-key"],
  }),
};
