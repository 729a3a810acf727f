import type { contactChannel, Row } from "@stackkit/next/protocol/internal";
import { type FieldsOf, flag, type Stored, text } from "../mapping.js";

type Fields = FieldsOf<Row<typeof contactChannel>>;

const emailType: Stored<"type", "email", "email"> = {
  column: "type",
  read: (raw) => raw,
  write: (value) => value,
};

export const channelIdentity = {
  id: text("id"),
  userId: text("user_id"),
} as const satisfies Fields;

/** Written by callers that the protocol lets. */
export const channelFields = {
  type: emailType,
  /** As typed. */
  value: text("value"),
  usedForAuth: flag("used_for_auth"),
  isVerified: flag("is_verified"),
  isPrimary: flag("is_primary"),
} as const satisfies Fields;

/** All columns of an address. */
export const channelColumns = { ...channelIdentity, ...channelFields };
