import type {
  AdminConfig,
  adminProject,
  project as clientProject,
  Row,
} from "@stackkit/next/protocol/internal";
import type { Vault } from "../core/vault.js";
import type { Project, ProjectConfig, StoredProvider } from "../db/tables/project-config.js";
import type { Settings } from "../settings/settings.js";
import { hasMailServer } from "./mail-server.js";

const byId = (a: { id: string }, b: { id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
const asIds = (ids: readonly string[]) => ids.map((id) => ({ id })).sort(byId);
const enabledProviders = (providers: readonly StoredProvider[]) =>
  asIds(providers.filter(({ enabled }) => enabled).map(({ id }) => id));

/** Whether the provider has keys, or the emulator of development stands in. */
const isUsable = (
  { id, type }: StoredProvider,
  { sharedProviders, production }: Pick<Settings, "sharedProviders" | "production">,
): boolean =>
  type === "standard" ||
  Object.hasOwn(sharedProviders, id) ||
  (!production && Object.keys(sharedProviders).length === 0);

/** Whether mails of a project stay where no one reads them. */
const isEmailUnavailable = (project: Project, settings: Settings): boolean =>
  !hasMailServer(project, settings) && (settings.production || !settings.mailbox);

/** A project as clients and servers see it. */
export const showProject = (project: Project, settings: Settings): Row<typeof clientProject> => ({
  id: project.id,
  displayName: project.displayName,
  config: {
    signUpEnabled: project.config.signUpEnabled,
    signUpNameEnabled: project.config.signUpNameEnabled,
    credentialEnabled: project.config.credentialEnabled,
    magicLinkEnabled: project.config.magicLinkEnabled,
    passkeyEnabled: project.config.passkeyEnabled,
    clientTeamCreationEnabled: project.config.clientTeamCreationEnabled,
    clientUserDeletionEnabled: project.config.clientUserDeletionEnabled,
    allowUserApiKeys: project.config.allowUserApiKeys,
    allowTeamApiKeys: project.config.allowTeamApiKeys,
    teamDomainsEnabled: project.config.teamDomainsEnabled,
    apiKeyScopes: project.config.apiKeyScopes,
    oauthProviders: enabledProviders(
      project.config.oauthProviders.filter((provider) => isUsable(provider, settings)),
    ),
    ...(isEmailUnavailable(project, settings) && { emailUnavailable: true }),
  },
});

/** A project as its administrators see it, including secrets. */
export const showAdminProject = (
  project: Project,
  userCount: number,
  vault: Vault,
  allowLocalhost: boolean,
): Row<typeof adminProject> => ({
  id: project.id,
  displayName: project.displayName,
  description: project.description,
  createdAt: new Date(project.createdAt),
  userCount,
  isProductionMode: project.isProductionMode,
  config: { ...showConfig(project.config, vault), allowLocalhost },
});

function showConfig(config: ProjectConfig, vault: Vault): Omit<AdminConfig, "allowLocalhost"> {
  const {
    allowLocalhost: _,
    oauthProviders,
    emailConfig,
    teamCreatorDefaultPermissions,
    teamMemberDefaultPermissions,
    userDefaultPermissions,
    ...plain
  } = config;
  return {
    ...plain,
    oauthProviders: oauthProviders.map((provider) => showProvider(provider, vault)).sort(byId),
    enabledOAuthProviders: enabledProviders(oauthProviders),
    emailConfig:
      emailConfig.type === "shared"
        ? { type: "shared" }
        : { ...emailConfig, password: vault.open(emailConfig.password) },
    teamCreatorDefaultPermissions: asIds(teamCreatorDefaultPermissions),
    teamMemberDefaultPermissions: asIds(teamMemberDefaultPermissions),
    userDefaultPermissions: asIds(userDefaultPermissions),
  };
}

function showProvider(
  provider: StoredProvider,
  vault: Vault,
): AdminConfig["oauthProviders"][number] {
  const { clientSecret, ...plain } = provider;
  return clientSecret === undefined ? plain : { ...plain, clientSecret: vault.open(clientSecret) };
}
