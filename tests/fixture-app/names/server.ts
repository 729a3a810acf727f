import type {
  AdminDomainConfig,
  AdminEmailConfig,
  AdminEmailTemplate,
  AdminOAuthProviderConfig,
  AdminOwnedProject,
  AdminProject,
  AdminProjectConfig,
  AdminProjectConfigUpdateOptions,
  AdminProjectCreateOptions,
  AdminProjectPermission,
  AdminProjectPermissionDefinition,
  AdminProjectPermissionDefinitionCreateOptions,
  AdminProjectPermissionDefinitionUpdateOptions,
  AdminProjectUpdateOptions,
  AdminSentEmail,
  AdminTeamPermission,
  AdminTeamPermissionDefinition,
  AdminTeamPermissionDefinitionCreateOptions,
  AdminTeamPermissionDefinitionUpdateOptions,
  ApiKey,
  ApiKeyBase,
  ApiKeyBaseCrudRead,
  ApiKeyCreateOptions,
  ApiKeyFirstView,
  CurrentInternalServerUser,
  CurrentInternalUser,
  CurrentServerUser,
  Metrics,
  ProductionModeError,
  ServerContactChannel,
  ServerContactChannelCreateOptions,
  ServerListUsersOptions,
  ServerTeam,
  ServerTeamCreateOptions,
  ServerTeamDomainCreateOptions,
  ServerTeamMemberProfile,
  ServerTeamUpdateOptions,
  ServerTeamUser,
  ServerUser,
  ServerUserCreateOptions,
  ServerUserUpdateOptions,
  StackAdminApp,
  StackAdminAppConstructor,
  StackAdminAppConstructorOptions,
  StackServerApp,
  StackServerAppConstructor,
  StackServerAppConstructorOptions,
  TestEmailOptions,
  TokenUser,
} from "@stackkit/next";
import { stackAppInternalsSymbol } from "@stackkit/next";

export const openServerApp = (
  App: StackServerAppConstructor,
  options: StackServerAppConstructorOptions<true>,
): StackServerApp<true> => new App(options);
export const openAdminApp = (
  App: StackAdminAppConstructor,
  options: StackAdminAppConstructorOptions<true>,
): StackAdminApp<true> => new App(options);

export const tokenUserOf = (app: StackServerApp<true>): Promise<TokenUser | null> =>
  app.getSession();
export const currentOf = (app: StackServerApp<true>): Promise<CurrentServerUser | null> =>
  app.getUser();
export const findUsers = (
  app: StackServerApp,
  options: ServerListUsersOptions,
): Promise<readonly ServerUser[]> => app.listUsers(options);
export const addUser = (
  app: StackServerApp,
  options: ServerUserCreateOptions,
): Promise<ServerUser> => app.createUser(options);
export const changeUser = (user: ServerUser, options: ServerUserUpdateOptions): Promise<void> =>
  user.update(options);
export const addChannel = (
  user: ServerUser,
  options: ServerContactChannelCreateOptions,
): Promise<ServerContactChannel> => user.createContactChannel(options);
export const addTeam = (
  app: StackServerApp,
  options: ServerTeamCreateOptions,
): Promise<ServerTeam> => app.createTeam(options);
export const vouchFor = async (
  team: ServerTeam,
  options: ServerTeamDomainCreateOptions,
): Promise<string> => (await team.addDomain(options)).domain;
export const changeTeam = (team: ServerTeam, options: ServerTeamUpdateOptions): Promise<void> =>
  team.update(options);
export const membersOf = (team: ServerTeam): Promise<ServerTeamUser[]> => team.listUsers();
export const profileOf = ({ teamProfile }: ServerTeamUser): ServerTeamMemberProfile => teamProfile;

export const projectOf = (app: StackAdminApp): Promise<AdminProject> => app.getProject();
export const settingsOf = ({ config }: AdminProject): AdminProjectConfig => config;
export const mailOf = ({ emailConfig }: AdminProjectConfig): AdminEmailConfig => emailConfig;
export const domainsOf = ({ domains }: AdminProjectConfig): readonly AdminDomainConfig[] => domains;
export const providersOf = ({
  oauthProviders,
}: AdminProjectConfig): readonly AdminOAuthProviderConfig[] => oauthProviders;
export const changeProject = (
  project: AdminProject,
  options: AdminProjectUpdateOptions,
): Promise<void> => project.update(options);
export const configure = (
  project: AdminProject,
  config: AdminProjectConfigUpdateOptions,
): Promise<void> => project.update({ config });
export const notReady = (project: AdminProject): Promise<ProductionModeError[]> =>
  project.getProductionModeErrors();
export const metricsOf = (app: StackAdminApp): Promise<Metrics> =>
  app[stackAppInternalsSymbol].getMetrics();

export const keysOf = (app: StackAdminApp): Promise<ApiKey[]> => app.listApiKeys();
export const addKey = (
  app: StackAdminApp,
  options: ApiKeyCreateOptions,
): Promise<ApiKeyFirstView> => app.createApiKey(options);
export const whyNot = (key: ApiKeyBase): string => key.whyInvalid() ?? "valid";
export const revokedAt = ({ manuallyRevokedAt }: ApiKeyBaseCrudRead): Date | null =>
  manuallyRevokedAt;

export const templatesOf = (app: StackAdminApp): Promise<AdminEmailTemplate[]> =>
  app.listEmailTemplates();
export const sentBy = (app: StackAdminApp): Promise<AdminSentEmail[]> => app.listSentEmails();
export const tryMail = (app: StackAdminApp, options: TestEmailOptions) =>
  app.sendTestEmail(options);

type ProjectDefinitions = {
  readonly create: AdminProjectPermissionDefinitionCreateOptions;
  readonly update: AdminProjectPermissionDefinitionUpdateOptions;
};
type TeamDefinitions = {
  readonly create: AdminTeamPermissionDefinitionCreateOptions;
  readonly update: AdminTeamPermissionDefinitionUpdateOptions;
};

export async function defineForProject(
  app: StackAdminApp,
  { create, update }: ProjectDefinitions,
): Promise<AdminProjectPermissionDefinition> {
  const made = await app.createProjectPermissionDefinition(create);
  await app.updateProjectPermissionDefinition(made.id, update);
  return made;
}

export async function defineForTeams(
  app: StackAdminApp,
  { create, update }: TeamDefinitions,
): Promise<AdminTeamPermissionDefinition> {
  const made = await app.createTeamPermissionDefinition(create);
  await app.updateTeamPermissionDefinition(made.id, update);
  return made;
}

export const inTeam = (user: ServerUser, team: ServerTeam): Promise<AdminTeamPermission[]> =>
  user.listPermissions(team);
export const inProject = (user: ServerUser): Promise<AdminProjectPermission[]> =>
  user.listPermissions();

export const ownedBy = (
  user: CurrentInternalUser | CurrentInternalServerUser,
): Promise<AdminOwnedProject[]> => user.listOwnedProjects();
export const own = (
  user: CurrentInternalServerUser,
  options: AdminProjectCreateOptions,
): Promise<AdminOwnedProject> => user.createProject(options);
