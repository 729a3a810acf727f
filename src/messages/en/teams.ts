import type { Texts } from "../message.js";

/** The team switcher, creating a team, and the settings of a team. */
export const teams = {
  "teams.switcherLabel": "Switch team",
  "teams.choose": "Choose a team",
  "teams.current": "Current team",
  "teams.none": "You're not in a team yet.",
  "teams.noneAction": "Create your first team",
  "teams.create": "Create team",
  "teams.settings": "Team settings",
  "teams.gone": "You're no longer in this team, or it no longer exists.",
  "teams.switched": "You're now in {team}.",

  "teams.createTitle": "Create a team",
  "teams.createText": "Work together. You'll invite people next.",
  "teams.name": "Team name",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "{team} created",
  "teams.creationClosed": "You can't create teams in this app.",

  "teams.profileTitle": "Team",
  "teams.pictureChange": "Change team picture",
  "teams.pictureRemove": "Remove team picture",
  "teams.saved": "Saved",

  "teams.ownProfileTitle": "Your profile in this team",
  "teams.ownProfileText": "Members of this team see this instead of your usual name and photo.",
  "teams.ownName": "Name in this team",
  "teams.ownProfileSaved": "Saved",

  "teams.membersTitle": "Members",
  "teams.membersCount": { one: "{count} member", other: "{count} members" },
  "teams.membersEmpty": "You're the only member so far.",
  "teams.memberYou": "you",
  "teams.memberNoName": "No name",
  "teams.memberRemove": "Remove from team",
  "teams.memberRemoveTitle": "Remove {name} from {team}?",
  "teams.memberRemoveText": "They lose access to everything in the team right away.",
  "teams.memberRemoved": "{name} removed",

  "teams.inviteTitle": "Invite someone",
  "teams.inviteText": "We'll email them a link to join.",
  "teams.inviteLabel": "Email address",
  "teams.inviteSubmit": "Send invitation",
  "teams.invited": "Invitation sent to {email}.",

  "teams.invitationsTitle": "Pending invitations",
  "teams.invitationsEmpty": "No pending invitations",
  "teams.invitationExpires": "Expires {time}",
  "teams.invitationExpired": "Expired {time}",
  "teams.invitationResend": "Send again",
  "teams.invitationResent": "Invitation to {email} sent again",
  "teams.invitationRevoke": "Revoke",
  "teams.invitationRevoked": "Invitation to {email} revoked",
  "teams.invitationUnknown": "an unknown address",

  "teams.leaveTitle": "Leave team",
  "teams.leaveText":
    "You'll lose access to everything in the team. To come back, you'll need a new invitation.",
  "teams.leave": "Leave team",
  "teams.leaveConfirmTitle": "Leave {team}?",

  "teams.deleteTitle": "Delete team",
  "teams.deleteText":
    "This permanently deletes the team and everything that belongs to it, for all its members. You can't undo it.",
  "teams.delete": "Delete team",
  "teams.deleteNamed": "Delete team “{team}”",
  "teams.deleteConfirmTitle": "Delete {team}?",
  "teams.deleteConfirmLabel": "Type {team} to confirm",
  "teams.deleteMismatch": "Type the name exactly as shown.",
} as const satisfies Texts;
