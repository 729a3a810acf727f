import { type Answer, CLAIMS, type operations } from "@stackkit/next/protocol";
import { LONG_TEAM, TEAMS } from "./teams";

export type Person = Answer<typeof operations.users.read>;

const SOMEONE: Person = {
  id: "00000000-0000-4000-8000-000000000001",
  displayName: "Maya Okafor",
  primaryEmail: "maya@example.com",
  primaryEmailVerified: true,
  primaryEmailAuthEnabled: true,
  profileImageUrl: null,
  signedUpAt: new Date("2026-03-01T09:00:00Z"),
  lastActiveAt: new Date("2026-11-20T09:00:00Z"),
  clientMetadata: null,
  clientReadOnlyMetadata: null,
  serverMetadata: null,
  hasPassword: true,
  emailAuthEnabled: true,
  otpAuthEnabled: false,
  otpAuthRefused: true,
  passkeyAuthEnabled: false,
  isMultiFactorRequired: false,
  isAnonymous: false,
  actor: null,
  oauthProviders: [],
  selectedTeamId: TEAMS.atlas.id,
  selectedTeam: TEAMS.atlas,
};

/** The signed-in user of a story. They exist in no service. */
export const PEOPLE = {
  signedOut: null,
  someone: SOMEONE,
  /** With every property of an account. */
  equipped: {
    ...SOMEONE,
    id: "00000000-0000-4000-8000-000000000002",
    passkeyAuthEnabled: true,
    isMultiFactorRequired: true,
    otpAuthEnabled: true,
    otpAuthRefused: false,
    oauthProviders: [{ id: "github", account_id: "4711", email: "maya@users.example.com" }],
  },
  /** With only the required properties of an account. */
  bare: {
    ...SOMEONE,
    id: "00000000-0000-4000-8000-000000000003",
    displayName: null,
    primaryEmailVerified: false,
    hasPassword: false,
    otpAuthEnabled: true,
    otpAuthRefused: false,
    selectedTeamId: null,
    selectedTeam: null,
  },
  /** An administrator acts in the session. */
  supported: {
    ...SOMEONE,
    actor: { type: "admin", id: "staff-1", reason: "The board stays empty, ticket 4711" },
  },
  /** A program acts in the session. */
  assisted: { ...SOMEONE, actor: { type: "agent", id: "assistant", reason: null } },
  longNamed: {
    ...SOMEONE,
    id: "00000000-0000-4000-8000-000000000004",
    displayName: "Wolfeschlegelsteinhausenbergerdorff the Younger of Upper Saint-Germain",
    primaryEmail:
      "an.address.without.a.break.that.goes.on.and.on.and.on@subdomain.of.a.long.domain.example",
    oauthProviders: [
      {
        id: "google",
        account_id: "4712",
        email:
          "another.address.without.a.break.that.goes.on.and.on@subdomain.of.a.long.domain.example",
      },
    ],
    selectedTeamId: LONG_TEAM.id,
    selectedTeam: LONG_TEAM,
  },
} satisfies Record<string, Person | null>;

export type PersonName = keyof typeof PEOPLE;

/**
 * Each user has a project, and so a cookie, of their own: an open page of one story does not react
 * to the user of the next one.
 */
export const projectIdOf = (name: PersonName): string =>
  `00000000-0000-4000-8000-00000000010${Object.keys(PEOPLE).indexOf(name)}`;

const base64Url = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString("base64url");
const FAR_SECONDS = 4_102_444_800;

/** An unsigned access token of a user. */
export const accessTokenOf = (person: Person, projectId: string): string =>
  [
    { alg: "none" },
    {
      [CLAIMS.user]: person.id,
      [CLAIMS.project]: projectId,
      [CLAIMS.session]: person.id,
      [CLAIMS.issuedAt]: 0,
      [CLAIMS.expiresAt]: FAR_SECONDS,
    },
    {},
  ]
    .map(base64Url)
    .join(".");
