// Written by `npm run generate` from src/protocol/records. Do not edit by hand.

import type { Fields } from "../records/record.js";
import type { team } from "../records/team.js";
import type { user } from "../records/user.js";

/** The fields of a user that a browser reads. */
export const USER_FIELDS: readonly (keyof Fields<typeof user, "client">)[] = [
  "id",
  "displayName",
  "primaryEmail",
  "primaryEmailVerified",
  "profileImageUrl",
  "signedUpAt",
  "clientMetadata",
  "clientReadOnlyMetadata",
  "hasPassword",
  "emailAuthEnabled",
  "otpAuthEnabled",
  "otpAuthRefused",
  "passkeyAuthEnabled",
  "isMultiFactorRequired",
  "isAnonymous",
  "actor",
  "oauthProviders",
  "selectedTeamId",
  "selectedTeam",
];

/** The fields of a team that a browser reads. */
export const TEAM_FIELDS: readonly (keyof Fields<typeof team, "client">)[] = [
  "id",
  "displayName",
  "profileImageUrl",
  "clientMetadata",
  "clientReadOnlyMetadata",
];
