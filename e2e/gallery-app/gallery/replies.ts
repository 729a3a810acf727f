import {
  KnownErrors,
  NONCE_LENGTH,
  operations,
  type SystemPermission,
} from "@stackkit/next/protocol";
import { EVENTS } from "./activity";
import {
  emailOf,
  membersWith,
  PASSKEYS,
  profileOf,
  RECOVERY_CODES,
  THIS_SESSION,
} from "./belongings";
import { accessTokenOf, PEOPLE, type Person, projectIdOf } from "./people";
import { PROJECTS } from "./projects";
import type { Story } from "./story";
import { TEAMS } from "./teams";
import { answering, type Reply, refusing } from "./wire";

const {
  projects,
  users,
  oauth,
  contactChannels,
  teams,
  teamRoles,
  memberProfiles,
  permissions,
  sessions,
  invitations,
  passkeys,
  passwords,
  oneTimeCodes,
  secondFactor,
  recoveryCodes,
  cliLogin,
  objections,
  suspendedAccess,
  activity,
  trustedDevices,
} = operations;

const VALID = { isCodeValid: true };
const INVITATION = {
  teamId: TEAMS.atlas.id,
  teamDisplayName: TEAMS.atlas.displayName,
  recipientEmail: "maya@example.com",
  teamProfileImageUrl: null,
  inviterDisplayName: "Robin Vale",
  inviterProfileImageUrl: null,
};

/** Responses for every caller, signed in or not. */
const TO_EVERY_CALLER: readonly Reply[] = [
  refusing(passwords.signIn, new KnownErrors.EmailPasswordMismatch()),
  refusing(oneTimeCodes.signIn, new KnownErrors.VerificationCodeNotFound()),
  refusing(secondFactor.signIn, new KnownErrors.InvalidTotpCode()),
  refusing(recoveryCodes.signIn, new KnownErrors.InvalidRecoveryCode()),
  answering(passwords.sendResetCode, { success: "maybe, only if user with e-mail exists" }),
  answering(passwords.checkResetCode, { ...VALID, email: "maya@example.com" }),
  answering(passwords.reset, undefined),
  answering(oneTimeCodes.send, { nonce: "0".repeat(NONCE_LENGTH), codeKind: "digits" }),
  answering(oneTimeCodes.check, VALID),
  answering(contactChannels.verify, undefined),
  answering(objections.create, { isResetSent: true }),
  answering(invitations.check, VALID),
  answering(invitations.preview, INVITATION),
];

const TO_SIGNED_OUT: readonly Reply[] = [
  refusing(invitations.details, new KnownErrors.UserAuthenticationRequired()),
];

const IN_TEAMS: readonly SystemPermission[] = [
  "$update_team",
  "$delete_team",
  "$read_members",
  "$remove_members",
  "$invite_members",
];

/** Responses for a signed-in user. */
const toPerson = (person: Person, projectId: string): readonly Reply[] => [
  answering(oauth.token, {
    accessToken: accessTokenOf(person, projectId),
    refreshToken: undefined,
    tokenType: "bearer",
    expiresInSeconds: undefined,
    scope: undefined,
    isNewUser: undefined,
    newUser: undefined,
    afterCallbackRedirectUrl: undefined,
    afterCallbackRedirectUrlAgain: undefined,
  }),
  answering(users.read, person),
  answering(users.update, person),
  answering(contactChannels.list, [emailOf(person)]),
  answering(contactChannels.create, emailOf(person)),
  answering(contactChannels.update, emailOf(person)),
  answering(contactChannels.delete, undefined),
  answering(contactChannels.sendVerificationCode, undefined),
  answering(passkeys.list, person.passkeyAuthEnabled ? PASSKEYS : []),
  answering(recoveryCodes.count, { count: 8 }),
  answering(recoveryCodes.create, { codes: RECOVERY_CODES }),
  answering(suspendedAccess.read, { items: [], suspendedAt: null, removedAt: null }),
  answering(suspendedAccess.sendCode, {
    attemptCode: `mailed${"0".repeat(39)}`,
    sentTo: "maya@example.com",
  }),
  answering(activity.list, { items: EVENTS, nextCursor: null }),
  answering(activity.report, undefined),
  answering(trustedDevices.list, []),
  answering(trustedDevices.delete, undefined),
  refusing(suspendedAccess.resolve, new KnownErrors.InvalidTotpCode()),
  answering(passwords.update, undefined),
  answering(passwords.set, undefined),
  answering(sessions.list, THIS_SESSION),
  answering(sessions.delete, undefined),
  answering(sessions.signOut, undefined),
  answering(teams.list, Object.values(TEAMS)),
  answering(teams.listDependent, []),
  answering(teams.create, TEAMS.greenhouse),
  answering(teams.update, TEAMS.atlas),
  answering(teamRoles.list, []),
  answering(memberProfiles.list, { items: membersWith(person), nextCursor: null }),
  answering(memberProfiles.read, profileOf(person)),
  answering(memberProfiles.update, profileOf(person)),
  answering(
    permissions.listInTeam,
    IN_TEAMS.map((id) => ({ id, userId: person.id, teamId: TEAMS.atlas.id })),
  ),
  answering(permissions.listInProject, [{ id: "see_the_gallery", userId: person.id }]),
  answering(invitations.list, []),
  answering(invitations.details, INVITATION),
  answering(invitations.accept, {}),
  answering(invitations.listReceived, []),
  answering(invitations.acceptReceived, {}),
  answering(cliLogin.complete, undefined),
];

/** All responses of a story. Its own replies take precedence over the defaults. */
export function repliesOf({
  replies = [],
  project = "everything",
  person: name = "signedOut",
}: Story): readonly Reply[] {
  const person = PEOPLE[name];
  const id = projectIdOf(name);
  return [
    ...replies,
    answering(projects.current, { id, ...PROJECTS[project] }),
    ...TO_EVERY_CALLER,
    ...(person === null ? TO_SIGNED_OUT : toPerson(person, id)),
  ];
}
