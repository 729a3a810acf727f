import type { apiKey, Row } from "@stackkit/next/protocol/internal";
import { type FieldsOf, type Stored, text, time, timeOrNull } from "../mapping.js";

type Fields = FieldsOf<Row<typeof apiKey>>;
/** The last characters of a key, if there is one. */
export type KeyEnd = { lastFour: string } | null;

/** The last characters of a key. Its hash is a column of its own. */
const keyEnd = <C extends string>(column: C): Stored<C, KeyEnd, string | null> => ({
  column,
  read: (raw) => (raw === null ? null : { lastFour: raw }),
  write: (value) => value?.lastFour ?? null,
});

export const keyIdentity = {
  id: text("id"),
  createdAt: time("created_at"),
} as const satisfies Fields;

/** Set by the service alone. */
export const keyState = {
  expiresAt: time("expires_at"),
  manuallyRevokedAt: timeOrNull("revoked_at"),
  publishableClientKey: keyEnd("client_last_four"),
  secretServerKey: keyEnd("server_last_four"),
  superSecretAdminKey: keyEnd("admin_last_four"),
} as const satisfies Fields;

/** Written by callers that the protocol lets. */
export const keyFields = { description: text("description") } as const satisfies Fields;

/** All columns of a key set. */
export const keyColumns = { ...keyIdentity, ...keyState, ...keyFields };
