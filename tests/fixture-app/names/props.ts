import type {
  AccountSettingsProps,
  AuthPageProps,
  CredentialSignInProps,
  CredentialSignUpProps,
  MagicLinkSignInProps,
  MessageCardProps,
  OAuthButtonGroupProps,
  OAuthButtonProps,
  ProtectProps,
  SelectedTeamSwitcherProps,
  StackThemeProps,
  TeamCreationProps,
  UserAvatarProps,
  UserButtonProps,
} from "@stackkit/next";

/** What wrappers of the kit's components take. */
export interface Wrapped {
  readonly card: MessageCardProps;
  readonly forms: CredentialSignInProps | CredentialSignUpProps | MagicLinkSignInProps;
  readonly pages: AccountSettingsProps | AuthPageProps | TeamCreationProps;
  readonly parts: ProtectProps | SelectedTeamSwitcherProps | UserAvatarProps | UserButtonProps;
  readonly providers: OAuthButtonGroupProps | OAuthButtonProps;
  readonly theme: StackThemeProps;
}
