"use client";

import {
  type ActiveSession,
  type AnyKnownError,
  type AskForTotp,
  type Auth,
  type Connection,
  type ContactChannel,
  type ContactChannelCreateOptions,
  type CurrentUser,
  type CustomRedirect,
  type EditableTeamMemberProfile,
  type ErrorCode,
  type GetUserOptions,
  type HandlerUrls,
  isKnownError,
  type Json,
  KitError,
  KnownError,
  KnownErrors,
  type OAuthConnection,
  type OAuthProviderConfig,
  type OAuthScopesOnSignIn,
  type Permission,
  type PermissionId,
  type Project,
  type ProjectConfig,
  type ReceivedTeamInvitation,
  type RedirectMethod,
  Result,
  type Session,
  StackClientApp,
  type StackClientAppConstructor,
  type StackClientAppConstructorOptions,
  type StackClientAppJson,
  stackAppInternalsSymbol,
  type Team,
  type TeamCreateOptions,
  type TeamInvitation,
  type TeamMemberProfile,
  type TeamRole,
  type TeamUpdateOptions,
  type TeamUser,
  type TeamUserListOptions,
  type TokenStoreChoice,
  type TotpRequest,
  UsageError,
  type UsageErrorCode,
  type User,
  type UserUpdateOptions,
} from "@stackkit/next";

export const scopes: OAuthScopesOnSignIn = { github: ["repo"] };
const byLog: CustomRedirect = {
  useNavigate: () => (to) => console.log(to),
  navigate: (to) => console.log(to),
};
export const redirectMethod: RedirectMethod = byLog;
export const onMfaRequired: AskForTotp = async ({ attemptCode }: TotpRequest) =>
  attemptCode.slice(0, 6);

const App: StackClientAppConstructor = StackClientApp;

/** An app for code that runs without a page, such as a worker: its tokens are in memory. */
export function openApp(tokenStore: TokenStoreChoice<true>): StackClientApp<true> {
  const options: StackClientAppConstructorOptions<true> = {
    tokenStore,
    projectId: "f8e5e4a2-6a3e-4d9c-8f0d-5b0b5c9d3a11",
    publishableClientKey: "pck_fixture",
    oauthScopesOnSignIn: scopes,
  };
  return new App({ ...options, redirectMethod, onMfaRequired, baseUrl: "http://localhost:8102" });
}

export const describeApp = (app: StackClientApp): StackClientAppJson =>
  app[stackAppInternalsSymbol].toClientJson();
export const pagesOf = ({ urls }: StackClientApp): Readonly<HandlerUrls> => urls;
export const readProject = (app: StackClientApp): Promise<Project> => app.getProject();
export const providersOf = ({
  config,
}: {
  config: ProjectConfig;
}): readonly OAuthProviderConfig[] => config.oauthProviders;
export const maybeAnonymous: GetUserOptions<true> = { or: "anonymous-if-exists" };

export const nameOf = (user: User): string => user.displayName ?? "Somebody";
export const change = (user: CurrentUser, options: UserUpdateOptions): Promise<void> =>
  user.update(options);
export const remember = (user: CurrentUser, clientMetadata: Json): Promise<void> =>
  user.setClientMetadata(clientMetadata);
export const tokensOf = async (auth: Auth) => (await sessionOf(auth).getTokens()).accessToken;
const sessionOf = ({ currentSession }: Auth): Session => currentSession;
export const sessionsOf = async (user: CurrentUser): Promise<ActiveSession[]> =>
  (await user.getActiveSessions()).filter(({ isCurrentSession }) => !isCurrentSession);
export const may = (
  user: CurrentUser,
  team: Team,
  permission: PermissionId,
): Promise<Permission | null> => user.getPermission(team, permission);
export const rolesToGive = async (team: Team): Promise<TeamRole[]> =>
  (await team.listRoles()).filter(({ isAssignable }) => isAssignable);

export const openTeam = (user: CurrentUser, options: TeamCreateOptions): Promise<Team> =>
  user.createTeam(options);
export const changeTeam = (team: Team, options: TeamUpdateOptions): Promise<void> =>
  team.update(options);
export const membersOf = (team: Team, options?: TeamUserListOptions): Promise<TeamUser[]> =>
  team.listUsers(options);
export const invitationsOf = (team: Team): Promise<TeamInvitation[]> => team.listInvitations();
export const receivedBy = (user: CurrentUser): Promise<ReceivedTeamInvitation[]> =>
  user.listTeamInvitations();
export const profileIn = (user: CurrentUser, team: Team): Promise<EditableTeamMemberProfile> =>
  user.getTeamProfile(team);
export const profileName = ({ displayName }: TeamMemberProfile): string =>
  displayName ?? "Somebody";

export const addChannel = (
  user: CurrentUser,
  options: ContactChannelCreateOptions,
): Promise<ContactChannel> => user.createContactChannel(options);
export const idOf = ({ id }: Connection): string => id;
export const connectionTo = (user: CurrentUser, provider: string): Promise<OAuthConnection> =>
  user.getConnectedAccount(provider, { or: "redirect" });

/** Every kind of failure that an app can tell apart. */
export function explain(error: unknown): string {
  if (isKnownError(error)) return explainKnown(error);
  if (error instanceof UsageError) return explainMistake(error.code);
  return error instanceof KitError ? error.message : "Something else went wrong.";
}

const explainMistake = (code: UsageErrorCode): string => `A mistake of the app: ${code}.`;
const explainKnown = (error: AnyKnownError): string =>
  error instanceof KnownErrors.EmailPasswordMismatch ? "Wrong password." : codeOf(error);
const codeOf = ({ code }: { readonly code: ErrorCode }): string => code;

export const attempt = (run: () => Promise<string>): Promise<Result<string>> =>
  run().then(Result.ok, Result.error);
export const isKnown = (error: unknown): boolean => error instanceof KnownError;
