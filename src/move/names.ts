/** The packages that are moved away from. The second only had the errors and `Result` for apps. */
export const OLD = { kit: "@stackframe/stack", shared: "@stackframe/stack-shared" } as const;
export type OldPackage = (typeof OLD)[keyof typeof OLD];

export const NEW = "@stackkit/next";
export const STYLES = `${NEW}/styles.css`;

/** Values that stand behind a door of their own, since a browser must not load them. As types all names are at the main door. */
const DOORS: Readonly<Record<string, string>> = {
  StackServerApp: `${NEW}/server`,
  StackAdminApp: `${NEW}/admin`,
  StackHandler: `${NEW}/handler`,
};

/** The only one of them that has no type at the main door. */
const VALUE_ONLY = "StackHandler";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Every name that `@stackframe/stack` 2.8.1 exports. A test looks for each of them at the kit's doors. */
export const NAMES: Readonly<Record<OldPackage, ReadonlySet<string>>> = {
  [OLD.kit]: new Set(
    words(`
      StackClientApp StackServerApp StackAdminApp stackAppInternalsSymbol useStackApp useUser StackHandler StackProvider StackTheme
      AccountSettings AuthPage EmailVerification ForgotPassword PasswordReset SignIn SignUp
      CredentialSignIn CredentialSignUp MagicLinkSignIn MessageCard OAuthButton OAuthButtonGroup SelectedTeamSwitcher UserAvatar UserButton
      StackClientAppConstructor StackClientAppConstructorOptions StackClientAppJson StackServerAppConstructor StackServerAppConstructorOptions
      StackAdminAppConstructor StackAdminAppConstructorOptions GetUserOptions HandlerUrls OAuthScopesOnSignIn
      User CurrentUser CurrentInternalUser ServerUser CurrentServerUser CurrentInternalServerUser Session Auth
      Team TeamCreateOptions TeamUpdateOptions TeamUser TeamMemberProfile EditableTeamMemberProfile TeamInvitation
      ServerTeam ServerTeamCreateOptions ServerTeamUpdateOptions ServerTeamUser ServerTeamMemberProfile ServerListUsersOptions
      AdminTeamPermission AdminTeamPermissionDefinition AdminTeamPermissionDefinitionCreateOptions AdminTeamPermissionDefinitionUpdateOptions
      AdminProjectPermission AdminProjectPermissionDefinition AdminProjectPermissionDefinitionCreateOptions AdminProjectPermissionDefinitionUpdateOptions
      Project ProjectConfig OAuthProviderConfig AdminProject AdminOwnedProject AdminProjectCreateOptions AdminProjectUpdateOptions
      AdminProjectConfig AdminProjectConfigUpdateOptions AdminDomainConfig AdminEmailConfig AdminOAuthProviderConfig
      ApiKey ApiKeyBase ApiKeyBaseCrudRead ApiKeyCreateOptions ApiKeyFirstView Connection OAuthConnection
      ContactChannel ServerContactChannel AdminSentEmail`),
  ),
  [OLD.shared]: new Set(["KnownError", "KnownErrors", "Result"]),
};

/** The door where a name stands, or undefined for a name that the kit does not have. */
export function doorOf(from: OldPackage, name: string, isType = false): string | undefined {
  if (!NAMES[from].has(name)) return undefined;
  return (!isType || name === VALUE_ONLY ? DOORS[name] : undefined) ?? NEW;
}

/** The one door of several names; undefined where there is none, or more than one. */
export function commonDoor(
  from: OldPackage,
  names: readonly string[],
  isType = false,
): string | undefined {
  const doors = new Set(names.map((name) => doorOf(from, name, isType)));
  return doors.size === 1 ? [...doors][0] : undefined;
}

/** Names among these words that need another door than the main one. */
export const doorNamesIn = (text: string): string[] =>
  Object.keys(DOORS).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
