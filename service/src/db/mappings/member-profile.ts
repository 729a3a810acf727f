import type { memberProfile, Row } from "@stackkit/next/protocol/internal";
import { type FieldsOf, nonEmptyTextOrNull, text, textOrNull } from "../mapping.js";

type Fields = FieldsOf<Row<typeof memberProfile>>;

export const profileIdentity = {
  teamId: text("team_id"),
  userId: text("user_id"),
} as const satisfies Fields;

/** Written when the member joins. On the wire it is absent instead of null. */
export const profileOrigin = { invitedEmail: textOrNull("invited_email") } as const;

/** Written by callers that the protocol lets. Without a value, the user's own is shown. */
export const profileFields = {
  displayName: nonEmptyTextOrNull("display_name"),
  profileImageUrl: textOrNull("profile_image_url"),
} as const satisfies Fields;

/** All columns of a member's profile. */
export const profileColumns = { ...profileIdentity, ...profileOrigin, ...profileFields };
