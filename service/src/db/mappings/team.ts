import type { Row, team } from "@stackkit/next/protocol/internal";
import { type FieldsOf, json, text, textOrNull, time } from "../mapping.js";

type Fields = FieldsOf<Row<typeof team>>;

/** Set once, when a team is created. */
export const teamIdentity = {
  id: text("id"),
  createdAt: time("created_at"),
} as const satisfies Fields;

/** Written by callers that the protocol lets. */
export const teamFields = {
  displayName: text("display_name"),
  profileImageUrl: textOrNull("profile_image_url"),
  clientMetadata: json("client_metadata"),
  clientReadOnlyMetadata: json("client_read_only_metadata"),
  serverMetadata: json("server_metadata"),
} as const satisfies Fields;

export const teamColumns = { ...teamIdentity, ...teamFields };
