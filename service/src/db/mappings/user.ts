import type { Row, user } from "@stackkit/next/protocol/internal";
import {
  type FieldsOf,
  flag,
  json,
  nonEmptyTextOrNull,
  text,
  textOrNull,
  time,
} from "../mapping.js";

type Fields = FieldsOf<Row<typeof user>>;

/** Set once, when a user signs up. */
export const userIdentity = {
  id: text("id"),
  signedUpAt: time("signed_up_at"),
} as const satisfies Fields;

/** Changed by the service alone. */
export const userState = {
  lastActiveAt: time("last_active_at"),
  isMultiFactorRequired: flag("requires_totp"),
  otpAuthRefused: flag("otp_auth_refused"),
} as const satisfies Fields;

/** Written by callers that the protocol lets. */
export const userFields = {
  displayName: nonEmptyTextOrNull("display_name"),
  profileImageUrl: textOrNull("profile_image_url"),
  clientMetadata: json("client_metadata"),
  clientReadOnlyMetadata: json("client_read_only_metadata"),
  serverMetadata: json("server_metadata"),
  otpAuthEnabled: flag("otp_auth_enabled"),
  isAnonymous: flag("is_anonymous"),
} as const satisfies Fields;

/** Written, but not read as they are. */
export const userHidden = {
  /** Shown while the team exists. */
  selectedTeamId: textOrNull("selected_team_id"),
  /** Argon2id in the PHC format, or an imported hash until the next sign-in. */
  passwordHash: textOrNull("password_hash"),
  /** Sealed base 64. */
  totpSecret: textOrNull("totp_secret"),
  /** The language of mails, if known. */
  locale: textOrNull("locale"),
} as const;

/** What a query for users selects of their table. */
export const userColumns = { ...userIdentity, ...userState, ...userFields };
