import type { Texts } from "../message.js";

/** The team switcher, creating a team, and the settings of a team. */
export const teams = {
  "teams.switcherLabel": "Switch team",
  "teams.choose": "Choose a team",
  "teams.current": "Current team",
  "teams.none": "You are not in a team yet.",
  "teams.noneAction": "Create your first team",
  "teams.create": "Create team",
  "teams.settings": "Team settings",
  "teams.gone": "You are not in this team any more, or it no longer exists.",
  "teams.switched": "You are in {team} now.",

  "teams.createTitle": "Create a team",
  "teams.createText": "Share this app with others. You can invite them once the team exists.",
  "teams.name": "Team name",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "The team {team} is created.",
  "teams.creationClosed": "This app does not let its users create teams.",

  "teams.profileTitle": "Team",
  "teams.pictureChange": "Change team picture",
  "teams.pictureRemove": "Remove team picture",
  "teams.saved": "The team is saved.",

  "teams.ownProfileTitle": "Your profile in this team",
  "teams.ownProfileText":
    "Shown to the members of this team in place of your usual name and picture.",
  "teams.ownName": "Name in this team",
  "teams.ownProfileSaved": "Your profile in this team is saved.",

  "teams.membersTitle": "Members",
  "teams.membersCount": { one: "{count} member", other: "{count} members" },
  "teams.membersEmpty": "Nobody else is in this team yet.",
  "teams.memberYou": "you",
  "teams.memberNoName": "No name",
  "teams.memberRemove": "Remove from team",
  "teams.memberRemoveTitle": "Remove {name} from {team}?",
  "teams.memberRemoveText": "This person loses access to everything in the team at once.",
  "teams.memberRemoved": "{name} is no longer in the team.",

  "teams.inviteTitle": "Invite someone",
  "teams.inviteText": "They get a mail with a link to join.",
  "teams.inviteLabel": "E-mail address",
  "teams.inviteSubmit": "Send invitation",
  "teams.invited": "An invitation is on its way to {email}.",

  "teams.invitationsTitle": "Open invitations",
  "teams.invitationsEmpty": "No invitation is open.",
  "teams.invitationExpires": "Expires {time}",
  "teams.invitationExpired": "Expired {time}",
  "teams.invitationResend": "Send again",
  "teams.invitationResent": "The invitation to {email} is sent again.",
  "teams.invitationRevoke": "Take back",
  "teams.invitationRevoked": "The invitation to {email} is taken back.",
  "teams.invitationUnknown": "an unknown address",

  "teams.leaveTitle": "Leave team",
  "teams.leaveText":
    "You lose access to everything in the team. To come back, you need a new invitation.",
  "teams.leave": "Leave team",
  "teams.leaveConfirmTitle": "Leave {team}?",

  "teams.deleteTitle": "Delete team",
  "teams.deleteText":
    "The team and everything that belongs to it are deleted for all its members. This cannot be undone.",
  "teams.delete": "Delete team",
  "teams.deleteNamed": "Delete team “{team}”",
  "teams.deleteConfirmTitle": "Delete {team}?",
  "teams.deleteConfirmLabel": "Type {team} to confirm",
  "teams.deleteMismatch": "Type the name exactly as it is written.",
} as const satisfies Texts;
