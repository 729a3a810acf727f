import * as z from "zod/mini";
import { millis } from "../encoding/scalars.js";
import { get, list, one, post, remove, success } from "../operations/operation.js";
import { column, type RecordType, record } from "./record.js";

const signingKeyColumns = {
  /** The key's id, which each token names in its header. */
  id: column("id", z.string()),
  /** When it was made. */
  createdAt: column("created_at_millis", millis),
  /** Since when it signs nothing more; null for the key that signs. */
  retiredAt: column("retired_at_millis", z.nullable(millis)),
  /** Until when its public part is published, since tokens of it may be valid. */
  publishedUntil: column("published_until_millis", z.nullable(millis)),
};
/** The columns of a key that signs access tokens. */
export interface SigningKeyRecord extends RecordType<typeof signingKeyColumns> {}
/** A key that signs access tokens of a project, or has signed some that are valid. */
export const signingKey: SigningKeyRecord = record("signing-key", signingKeyColumns);

/** Calls about the keys that sign access tokens. */
export const signingKeys = {
  /** The key that signs, then those whose tokens may be valid. */
  list: get("/internal/signing-keys", { access: "admin", returns: list(signingKey) }),
  /** Makes a new key, which signs from now on. Tokens of the earlier one stay valid. */
  rotate: post("/internal/signing-keys/rotate", {
    access: "admin",
    body: {},
    bodyOptional: true,
    returns: one(signingKey),
    status: 201,
    touches: ["signing-key"],
  }),
  /** Ends a retired key before its tokens end: none of them is valid any more. */
  withdraw: remove("/internal/signing-keys/{key_id}", {
    access: "admin",
    returns: success,
    touches: ["signing-key"],
  }),
};
