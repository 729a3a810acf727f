/**
 * The packages to migrate from, under both names. The shared ones only had the errors and `Result`
 * for apps.
 */
export const OLD = {
  kit: "@stackframe/stack",
  shared: "@stackframe/stack-shared",
  renamedKit: "@hexclave/next",
  renamedShared: "@hexclave/shared",
} as const;
export type OldPackage = (typeof OLD)[keyof typeof OLD];

/** All packages of the family, as the start of a name. */
export const FAMILY = "@(?:stackframe|hexclave)/";

export const isShared = (from: OldPackage): boolean =>
  from === OLD.shared || from === OLD.renamedShared;

export const NEW = "@stackkit/next";
export const STYLES = `${NEW}/styles.css`;
export const HANDLER = `${NEW}/handler`;

/**
 * Values with a separate entry point, because browsers must not load them. Types are all exported
 * from the main entry point.
 */
const ENTRY_POINTS: Readonly<Record<string, string>> = {
  StackServerApp: `${NEW}/server`,
  StackAdminApp: `${NEW}/admin`,
  StackHandler: `${NEW}/handler`,
};

/** The only one of them without a type in the main entry point. */
const VALUE_ONLY = "StackHandler";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Every name that `@stackframe/stack` 2.8.1 exports. A test looks for each of them in the kit's
 * entry points.
 */
export const NAMES: Readonly<Record<"kit" | "shared", ReadonlySet<string>>> = {
  kit: new Set(
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
  shared: new Set(["KnownError", "KnownErrors", "Result"]),
};

/** The kit's name for a name of an old package, whose later versions say Hexclave for Stack. */
export function nameInKit(from: OldPackage, name: string): string | undefined {
  const known = NAMES[isShared(from) ? "shared" : "kit"];
  return [name, name.replace("Hexclave", "Stack").replace("hexclave", "stack")].find((one) =>
    known.has(one),
  );
}

/** The entry point that exports a name, or undefined for a name that the kit does not have. */
export function entryPointOf(from: OldPackage, name: string, isType = false): string | undefined {
  const known = nameInKit(from, name);
  if (known === undefined) return undefined;
  return (!isType || known === VALUE_ONLY ? ENTRY_POINTS[known] : undefined) ?? NEW;
}

/** The entry point shared by several names; undefined if there is none, or more than one. */
export function commonEntryPoint(
  from: OldPackage,
  names: readonly string[],
  isType: boolean,
): string | undefined {
  const entryPoints = new Set(names.map((name) => entryPointOf(from, name, isType)));
  return entryPoints.size === 1 ? [...entryPoints][0] : undefined;
}

/** Whether a name needs an entry point other than the main one. */
export const hasOwnEntryPoint = (name: string): boolean => Object.hasOwn(ENTRY_POINTS, name);

/** Names in this text that the kit has under another name. */
export const renamedNamesIn = (from: OldPackage, text: string): string[] =>
  [...new Set(text.match(/[A-Za-z]*[Hh]exclave[A-Za-z]+/g) ?? [])].filter(
    (name) => nameInKit(from, name) !== undefined,
  );
