import type { ProjectSettings } from "./use-config.js";

/** The name of the service's configuration file. */
export const CONFIGURATION_FILE = "stackkit.json";

const idsOf = (permissions: readonly { readonly id: string }[]): string[] =>
  permissions.map(({ id }) => id);

/**
 * A project's settings as the service's configuration has them. Those with secrets are left out, so
 * they stay as they are stored.
 */
export function configurationOf({ id, displayName, config }: ProjectSettings) {
  const {
    id: _id,
    enabledOAuthProviders: _enabled,
    emailConfig,
    oauthProviders,
    teamCreatorDefaultPermissions,
    teamMemberDefaultPermissions,
    userDefaultPermissions,
    ...others
  } = config;
  const isShared = oauthProviders.every(({ type }) => type === "shared");
  return {
    projects: [
      {
        id,
        displayName,
        config: {
          ...others,
          teamCreatorDefaultPermissions: idsOf(teamCreatorDefaultPermissions),
          teamMemberDefaultPermissions: idsOf(teamMemberDefaultPermissions),
          userDefaultPermissions: idsOf(userDefaultPermissions),
          ...(isShared && {
            oauthProviders: oauthProviders.map(({ id: provider, enabled, type }) => ({
              id: provider,
              enabled,
              type,
            })),
          }),
          ...(emailConfig.type === "shared" && { emailConfig: { type: "shared" } }),
        },
      },
    ],
  };
}
