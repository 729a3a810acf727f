import { stackServerApp } from "../stack";

/** Everything that the auth service holds about a user, without secrets; null for no such user. */
export async function exportPersonalData(userId: string) {
  const user = await stackServerApp.getUser(userId);
  if (user === null) return null;
  const teams = await user.listTeams();
  return {
    profile: {
      id: user.id,
      name: user.displayName,
      picture: user.profileImageUrl,
      signedUpAt: user.signedUpAt,
      lastActiveAt: user.lastActiveAt,
    },
    addresses: (await user.listContactChannels()).map(({ value, isPrimary, isVerified }) => ({
      value,
      isPrimary,
      isVerified,
    })),
    waysIn: {
      password: user.hasPassword,
      passkey: user.passkeyAuthEnabled,
      secondFactor: user.isMultiFactorRequired,
      providers: user.oauthProviders,
    },
    sessions: (await user.getActiveSessions()).map(({ createdAt, lastUsedAt, geoInfo }) => ({
      createdAt,
      lastUsedAt,
      geoInfo,
    })),
    teams: await Promise.all(
      teams.map(async (team) => ({
        id: team.id,
        name: team.displayName,
        profile: await user.getTeamProfile(team),
        permissions: (await user.listPermissions(team)).map(({ id }) => id),
      })),
    ),
    metadata: {
      client: user.clientMetadata,
      clientReadOnly: user.clientReadOnlyMetadata,
      server: user.serverMetadata,
    },
  };
}

/** Deletes a user, and the teams that would have no member left. */
export async function deletePersonalData(userId: string): Promise<void> {
  const user = await stackServerApp.getUser(userId);
  if (user === null) return;
  for (const team of await user.listTeams())
    if ((await team.listUsers()).length === 1) await team.delete();
  await user.delete();
}
