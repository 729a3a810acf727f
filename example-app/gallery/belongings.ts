import type { Answer, operations } from "@stackkit/next/protocol";
import type { Person } from "./people";
import { TEAMS } from "./teams";

const HOUR_MILLIS = 60 * 60 * 1000;
const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR_MILLIS);

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

type Member = Answer<typeof operations.memberProfiles.read>;

export const profileOf = (user: Person, displayName = user.displayName): Member => ({
  teamId: TEAMS.atlas.id,
  userId: user.id,
  displayName,
  profileImageUrl: null,
  user,
});

export const membersWith = (user: Person): readonly Member[] => [
  profileOf(user),
  { ...profileOf(user, "Robin Vale"), userId: "00000000-0000-4000-8000-000000000011" },
  {
    ...profileOf(user, "Wolfeschlegelsteinhausenbergerdorff the Younger"),
    userId: "00000000-0000-4000-8000-000000000012",
  },
  { ...profileOf(user, null), userId: "00000000-0000-4000-8000-000000000013" },
];

type Invitation = Answer<typeof operations.invitations.list>[number];

const invitation = (number: number, recipientEmail: string | null, hours: number): Invitation => ({
  id: `00000000-0000-4000-c000-00000000000${number}`,
  teamId: TEAMS.atlas.id,
  expiresAt: hoursFromNow(hours),
  recipientEmail,
});

export const INVITATIONS: readonly Invitation[] = [
  invitation(1, "robin@example.com", 90),
  invitation(
    2,
    "an.address.without.a.break.that.goes.on.and.on.and.on@subdomain.of.a.long.domain.example",
    20,
  ),
  invitation(3, null, -30),
];
