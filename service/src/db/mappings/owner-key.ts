import type { ownerKey, Row } from "@stackkit/next/protocol/internal";
import {
  type FieldsOf,
  flag,
  json,
  type Stored,
  text,
  textOrNull,
  time,
  timeOrNull,
} from "../mapping.js";

type Fields = FieldsOf<Omit<Row<typeof ownerKey>, "type" | "value" | "isPaused">>;

/** The last characters of a key. Its hash is a column of its own. */
const keyEnd: Stored<"last_four", { lastFour: string }, string> = {
  column: "last_four",
  read: (lastFour) => ({ lastFour }),
  write: ({ lastFour }) => lastFour,
};

/** Set once. A key has a user or a team. */
export const ownerKeyIdentity = {
  id: text("id"),
  userId: textOrNull("user_id"),
  teamId: textOrNull("team_id"),
  createdByUserId: textOrNull("created_by_user_id"),
  isPublic: flag("is_public"),
  scopes: json<"scopes", string[] | null>("scopes"),
  value: keyEnd,
  createdAt: time("created_at"),
} as const satisfies Fields & { value: unknown };

/** Set by the service alone. */
export const ownerKeyState = {
  manuallyRevokedAt: timeOrNull("revoked_at"),
  lastUsedAt: timeOrNull("last_used_at"),
} as const satisfies Fields;

/** Written by callers that the protocol lets. */
export const ownerKeyFields = {
  description: text("description"),
  expiresAt: timeOrNull("expires_at"),
} as const satisfies Fields;

/** All columns of an API key of a user or a team. */
export const ownerKeyColumns = { ...ownerKeyIdentity, ...ownerKeyState, ...ownerKeyFields };
