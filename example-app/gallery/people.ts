const SOMEONE = {
  id: "00000000-0000-4000-8000-000000000001",
  displayName: "Maya Okafor",
  primaryEmail: "maya@example.com",
  primaryEmailVerified: true,
  profileImageUrl: null,
  signedUpAt: new Date("2026-03-01T09:00:00Z"),
  clientMetadata: null,
  clientReadOnlyMetadata: null,
  hasPassword: true,
  emailAuthEnabled: true,
  otpAuthEnabled: false,
  passkeyAuthEnabled: false,
  isMultiFactorRequired: false,
  isAnonymous: false,
  oauthProviders: [],
  selectedTeamId: null,
  selectedTeam: null,
};

/** Who is signed in to a scene. No service knows them. */
export const PEOPLE = {
  nobody: null,
  someone: SOMEONE,
  longNamed: {
    ...SOMEONE,
    displayName: "Wolfeschlegelsteinhausenbergerdorff the Younger of Upper Saint-Germain",
    primaryEmail: "an.address.without.a.break.that.goes.on.and.on.and.on@subdomain.of.a.long.domain.example",
  },
};
