import * as z from "zod/mini";
import { code, lenientEmail, millis, url, userId, uuid } from "../encoding/scalars.js";
import { get, list, one, post, remove, success, USER_ERRORS } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";
import { PERMISSION_ERRORS, roleIds } from "./team.js";
import { codeChecked, VERIFICATION_CODE_ERRORS } from "./verification-code.js";

const invitationColumns = {
  id: column("id", z.string()),
  teamId: column("team_id", z.string()),
  expiresAt: column("expires_at_millis", millis),
  recipientEmail: column("recipient_email", z.nullable(z.string())),
  /** The roles that the person shall get. Absent if they get those of every new member. */
  roleIds: column("role_ids", z.optional(z.array(z.string()))),
};
/** The columns of an invitation, as the team sees it. */
export interface InvitationRecord extends RecordType<typeof invitationColumns> {}
/** An open invitation to a team. */
export const invitation: InvitationRecord = record("invitation", invitationColumns);

/** The answer to a sent invitation. */
export const invitationSent = record("invitation-sent", {
  success: column("success", z.boolean()),
  id: column("id", z.string()),
});

/** What an invited person sees before accepting. */
export const invitationDetails = record("invitation-details", {
  teamId: column("team_id", z.string()),
  teamDisplayName: column("team_display_name", z.string()),
  /** Absent in the hosted service's responses. With it the page can show the invited address. */
  recipientEmail: column("recipient_email", z.optional(z.nullable(z.string()))),
  // Absent there too.
  teamProfileImageUrl: column("team_profile_image_url", z.optional(z.nullable(z.string()))),
  /** The inviter's name, else their address; null if a server invited. */
  inviterDisplayName: column("inviter_display_name", z.optional(z.nullable(z.string()))),
  inviterProfileImageUrl: column("inviter_profile_image_url", z.optional(z.nullable(z.string()))),
});

const receivedColumns = {
  id: column("id", z.string()),
  teamId: column("team_id", z.string()),
  teamDisplayName: column("team_display_name", z.string()),
  teamProfileImageUrl: column("team_profile_image_url", z.nullable(z.string())),
  /** The inviter's name, else their address; null if a server invited. */
  inviterDisplayName: column("inviter_display_name", z.nullable(z.string())),
  expiresAt: column("expires_at_millis", millis),
};
/** The columns of an invitation, as the invited user sees it. */
export interface ReceivedInvitationRecord extends RecordType<typeof receivedColumns> {}
/** A pending invitation, as the invited user sees it. */
export const receivedInvitation: ReceivedInvitationRecord = record(
  "received-invitation",
  receivedColumns,
);

const byCode = { code: field("code", code) };

/** What changes for a person who joins a team. */
const JOINING = [
  "team",
  "user",
  "invitation",
  "received-invitation",
  "member-profile",
  "team-permission",
] as const;

/** Calls about invitations to teams. */
export const invitations = {
  send: post("/team-invitations/send-code", {
    access: "client",
    loose: true,
    body: {
      teamId: field("team_id", uuid),
      email: field("email", lenientEmail),
      callbackUrl: field("callback_url", url),
      /** Instead of what every new member gets. */
      roleIds: optionalField("role_ids", roleIds),
    },
    returns: one(invitationSent),
    errors: [
      "TEAM_INVITATION_LIMIT_REACHED",
      ...PERMISSION_ERRORS,
      "PERMISSION_NOT_FOUND",
      "REDIRECT_URL_NOT_WHITELISTED",
      "EMAIL_NOT_VERIFIED",
    ],
    touches: ["invitation"],
  }),
  list: get("/team-invitations", {
    access: "client",
    query: { teamId: field("team_id", uuid) },
    returns: list(invitation),
    errors: PERMISSION_ERRORS,
  }),
  revoke: remove("/team-invitations/{invitation_id}", {
    access: "client",
    query: { teamId: field("team_id", uuid) },
    returns: success,
    errors: PERMISSION_ERRORS,
    touches: ["invitation"],
  }),
  check: post("/team-invitations/accept/check-code", {
    access: "client",
    loose: true,
    body: byCode,
    returns: one(codeChecked),
    errors: VERIFICATION_CODE_ERRORS,
    expected: VERIFICATION_CODE_ERRORS,
  }),
  details: post("/team-invitations/accept/details", {
    access: "client",
    loose: true,
    needsUser: "USER_AUTHENTICATION_REQUIRED",
    body: byCode,
    returns: one(invitationDetails),
    errors: VERIFICATION_CODE_ERRORS,
    expected: VERIFICATION_CODE_ERRORS,
  }),
  /**
   * The details for visitors without an account, who prove with the code that they were invited.
   */
  preview: post("/team-invitations/accept/preview", {
    access: "client",
    loose: true,
    body: byCode,
    returns: one(invitationDetails),
    errors: VERIFICATION_CODE_ERRORS,
    expected: VERIFICATION_CODE_ERRORS,
  }),
  /** Invitations to the verified addresses of a user. The hosted service does not know the path. */
  listReceived: get("/team-invitations/received", {
    access: "client",
    query: { userId: optionalField("user_id", userId) },
    returns: list(receivedInvitation),
    errors: USER_ERRORS,
  }),
  acceptReceived: post("/team-invitations/{invitation_id}/accept", {
    access: "client",
    body: { userId: optionalField("user_id", userId) },
    returns: one(record("accepted", {})),
    errors: [...USER_ERRORS, ...VERIFICATION_CODE_ERRORS],
    touches: JOINING,
  }),
  accept: post("/team-invitations/accept", {
    access: "client",
    loose: true,
    needsUser: "USER_AUTHENTICATION_REQUIRED",
    body: byCode,
    returns: one(record("accepted", {})),
    errors: [...VERIFICATION_CODE_ERRORS, "INVITATION_ADDRESS_REQUIRED"],
    expected: VERIFICATION_CODE_ERRORS,
    touches: JOINING,
  }),
};
