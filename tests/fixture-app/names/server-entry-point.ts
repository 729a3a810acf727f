import {
  type CurrentInternalServerUser,
  type CurrentServerUser,
  type GetUserOptions,
  isKnownError,
  KnownError,
  KnownErrors,
  Result,
  type ServerContactChannel,
  type ServerContactChannelCreateOptions,
  type ServerListUsersOptions,
  type ServerTeam,
  type ServerTeamCreateOptions,
  type ServerTeamDomainCreateOptions,
  type ServerTeamMemberProfile,
  type ServerTeamUpdateOptions,
  type ServerTeamUser,
  type ServerUser,
  type ServerUserCreateOptions,
  type ServerUserList,
  type ServerUserUpdateOptions,
  type SessionCreateOptions,
  StackServerApp,
  type StackServerAppConstructor,
  type StackServerAppConstructorOptions,
  type TeamUserListOptions,
  type TokenUser,
  type WebhookDeletedTeam,
  type WebhookDeletedUser,
  type WebhookEvent,
  type WebhookProjectPermission,
  type WebhookTeam,
  type WebhookTeamMembership,
  type WebhookTeamPermission,
  type WebhookTest,
  type WebhookUser,
} from "@stackkit/next/server";

const App: StackServerAppConstructor = StackServerApp;
export const openApp = (options: StackServerAppConstructorOptions<true>): StackServerApp<true> =>
  new App(options);

export const anyone: GetUserOptions<true> = { or: "anonymous-if-exists" };
export const tokenUserOf = (app: StackServerApp<true>): Promise<TokenUser | null> =>
  app.getUser({ from: "token" });
export const currentOf = (app: StackServerApp<true>): Promise<CurrentServerUser | null> =>
  app.getUser(anyone);
export const ownedBy = async (user: CurrentInternalServerUser): Promise<number> =>
  (await user.listOwnedProjects()).length;
export const findUsers = (
  app: StackServerApp,
  options: ServerListUsersOptions,
): Promise<ServerUserList> => app.listUsers(options);
export const addUser = (
  app: StackServerApp,
  options: ServerUserCreateOptions,
): Promise<Result<ServerUser>> => app.createUser(options).then(Result.ok, Result.error);
export const changeUser = (user: ServerUser, options: ServerUserUpdateOptions): Promise<void> =>
  user.update(options);
export const impersonate = (user: ServerUser, options: SessionCreateOptions) =>
  user.createSession(options);
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
export const membersOf = (
  team: ServerTeam,
  options: TeamUserListOptions,
): Promise<readonly ServerTeamUser[]> => team.listUsers(options);
export const profilesOf = async (team: ServerTeam): Promise<ServerTeamMemberProfile[]> =>
  (await team.listUsers()).map(({ teamProfile }: ServerTeamUser) => teamProfile);
export const isWrongPassword = (error: unknown): boolean =>
  isKnownError(error) &&
  error instanceof KnownErrors.EmailPasswordMismatch &&
  error instanceof KnownError;

type Data =
  | WebhookUser
  | WebhookDeletedUser
  | WebhookTeam
  | WebhookDeletedTeam
  | WebhookTeamMembership
  | WebhookTeamPermission
  | WebhookTest
  | WebhookProjectPermission;
export const dataOf = ({ data }: WebhookEvent): Data => data;
