import type { Answer, operations } from "@stackkit/next/protocol";
import type { Person } from "./people";
import { TEAMS } from "./teams";

const HOUR_MILLIS = 60 * 60 * 1000;
export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR_MILLIS);

type Email = Answer<typeof operations.contactChannels.read>;

export const emailOf = ({ id, primaryEmail, primaryEmailVerified }: Person): Email => ({
  id,
  userId: id,
  value: primaryEmail ?? "",
  type: "email",
  usedForAuth: true,
  isVerified: primaryEmailVerified,
  isPrimary: true,
});

const otherEmail = (number: number, value: string, isVerified: boolean): Email => ({
  id: `00000000-0000-4000-a000-00000000000${number}`,
  userId: "me",
  value,
  type: "email",
  usedForAuth: false,
  isVerified,
  isPrimary: false,
});

export const EMAILS: readonly Email[] = [
  { ...otherEmail(1, "maya@example.com", true), usedForAuth: true, isPrimary: true },
  otherEmail(2, "maya.okafor@studio.example", true),
  otherEmail(
    3,
    "an.address.without.a.break.that.goes.on.and.on.and.on@subdomain.of.a.long.domain.example",
    false,
  ),
];

type Session = Answer<typeof operations.sessions.list>[number];

const session = (
  number: number,
  hoursAgo: number,
  device: string | undefined,
  geoInfo: Session["geoInfo"],
  isCurrentSession = false,
): Session => ({
  id: `00000000-0000-4000-b000-00000000000${number}`,
  userId: "me",
  createdAt: hoursFromNow(-hoursAgo * 10),
  lastUsedAt: hoursFromNow(-hoursAgo),
  isImpersonation: false,
  isCurrentSession,
  device,
  geoInfo,
  actor: undefined,
});

const HERE = session(
  1,
  0,
  "Firefox, Linux",
  { ip: "192.0.2.17", cityName: "Lagos", countryCode: "NG" },
  true,
);

export const THIS_SESSION: readonly Session[] = [HERE];

export const RECOVERY_CODES = [..."0123456789"].map((digit) => `7k3m-9fqx-2b8c-hv4${digit}`);

export const SESSIONS: readonly Session[] = [
  HERE,
  session(2, 5, "Safari, iPhone", {
    ip: "198.51.100.4",
    cityName: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    countryCode: "GB",
  }),
  session(3, 70, "Chrome, Android", { ip: "2001:db8:85a3:8d3:1319:8a2e:370:7348" }),
  { ...session(4, 900, undefined, undefined), isImpersonation: true },
];

type Passkey = Answer<typeof operations.passkeys.list>[number];

const passkey = (number: number, more: Partial<Passkey>): Passkey => ({
  id: `passkey-${number}`,
  name: null,
  provider: null,
  device: null,
  rpId: null,
  isBackedUp: null,
  createdAt: hoursFromNow(-100),
  lastUsedAt: null,
  lastUsedDevice: null,
  ...more,
});

export const PASSKEYS: readonly Passkey[] = [
  passkey(1, {
    name: "Key of the studio that hangs on the ring with all the others",
    device: "Safari, macOS",
    lastUsedAt: hoursFromNow(-2),
    lastUsedDevice: "Safari, iPhone",
  }),
  passkey(2, { provider: "1Password", device: "Firefox, Linux", isBackedUp: true }),
  passkey(3, { rpId: "studio.example" }),
];

type Member = Answer<typeof operations.memberProfiles.read>;

const ROLES = ["admin", "member"];

export const profileOf = (user: Person, displayName = user.displayName): Member => ({
  teamId: TEAMS.atlas.id,
  userId: user.id,
  displayName,
  profileImageUrl: null,
  email: user.primaryEmail,
  invitedEmail: undefined,
  joinedAt: hoursFromNow(-5000),
  roleId: "admin",
  roleIds: undefined,
  assignableRoleIds: ROLES,
  managesMembers: true,
  user,
});

const otherMember = (user: Person, number: number, displayName: string | null): Member => ({
  ...profileOf(user, displayName),
  userId: `00000000-0000-4000-8000-0000000000${number}`,
  email: `member${number}@example.com`,
  joinedAt: hoursFromNow(-number * 40),
  roleId: "member",
  managesMembers: false,
});

export const membersWith = (user: Person): readonly Member[] => [
  profileOf(user),
  { ...otherMember(user, 11, "Robin Vale"), roleId: "admin", managesMembers: true },
  otherMember(user, 12, "Wolfeschlegelsteinhausenbergerdorff the Younger"),
  otherMember(user, 13, null),
  { ...otherMember(user, 14, null), email: null, invitedEmail: "noor@example.com" },
];

/** More members than a page shows, of whom only the reader manages the others. */
export const manyMembersWith = (user: Person): readonly Member[] => [
  profileOf(user),
  ...Array.from({ length: 24 }, (_, at) => otherMember(user, 11 + at, `Robin Vale ${at + 1}`)),
];

/** Members as a reader without permissions sees them. */
export const membersSeenBy = (user: Person): readonly Member[] =>
  membersWith(user).map((member) => ({
    ...member,
    email: member.displayName ? undefined : member.email,
    roleId: member.userId === user.id ? "member" : member.roleId,
    assignableRoleIds: [],
    managesMembers: false,
  }));

type Invitation = Answer<typeof operations.invitations.list>[number];

const invitation = (number: number, recipientEmail: string | null, hours: number): Invitation => ({
  id: `00000000-0000-4000-c000-00000000000${number}`,
  teamId: TEAMS.atlas.id,
  expiresAt: hoursFromNow(hours),
  recipientEmail,
  roleIds: undefined,
});

export const RECEIVED: Answer<typeof operations.invitations.listReceived> = [
  {
    id: "00000000-0000-4000-c000-000000000009",
    teamId: "00000000-0000-4000-9000-000000000009",
    teamDisplayName: "Orchard",
    teamProfileImageUrl: null,
    inviterDisplayName: "Robin Vale",
    expiresAt: hoursFromNow(90),
  },
];

export const INVITATIONS: readonly Invitation[] = [
  invitation(1, "robin@example.com", 90),
  invitation(
    2,
    "an.address.without.a.break.that.goes.on.and.on.and.on@subdomain.of.a.long.domain.example",
    20,
  ),
  invitation(3, null, -30),
];

export const TRUSTED: Answer<typeof operations.trustedDevices.list> = [
  {
    id: "device-1",
    device: "Chrome, macOS",
    trustedUntil: hoursFromNow(24 * 30),
    lastSeenAt: hoursFromNow(0),
    isCurrent: true,
  },
  {
    id: "device-2",
    device: null,
    trustedUntil: hoursFromNow(24 * 3),
    lastSeenAt: hoursFromNow(-24 * 27),
    isCurrent: false,
  },
];
