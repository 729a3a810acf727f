import type { Chunk } from "./screen-table.js";

/** A component that the package exports and that is no page under the handler. */
interface ComponentRow {
  /** Its module under `src/`. */
  readonly module: string;
  readonly chunk: Chunk;
}

/** The exported components by name, besides those of `screen-table.ts`. */
export const COMPONENTS = {
  ActorBanner: { module: "screens/components/actor-banner", chunk: "stk-user" },
  AuthPage: { module: "screens/pages/auth/auth-page", chunk: "stk-forms" },
  CredentialSignIn: { module: "screens/components/credential-sign-in", chunk: "stk-forms" },
  CredentialSignUp: { module: "screens/components/credential-sign-up", chunk: "stk-forms" },
  EmailVerificationBanner: {
    module: "screens/components/email-verification-banner",
    chunk: "stk-linked",
  },
  MagicLinkSignIn: { module: "screens/components/magic-link-sign-in", chunk: "stk-forms" },
  OAuthButton: { module: "screens/components/oauth-button", chunk: "stk-forms" },
  OAuthButtonGroup: { module: "screens/components/oauth-button-group", chunk: "stk-forms" },
  PasskeyButton: { module: "screens/components/passkey-button", chunk: "stk-forms" },
  Protect: { module: "screens/components/protect", chunk: "stk-user" },
  SelectedTeamSwitcher: { module: "screens/components/selected-team-switcher", chunk: "stk-user" },
  SignedIn: { module: "screens/components/signed-in", chunk: "stk-user" },
  SignedOut: { module: "screens/components/signed-in", chunk: "stk-user" },
  TeamCreation: { module: "screens/pages/team-creation", chunk: "stk-user" },
  UserButton: { module: "screens/components/user-button", chunk: "stk-user" },
  UserAvatar: { module: "ui/avatar", chunk: "stk-user" },
  MessageCard: { module: "ui/feedback/message-card", chunk: "stk-user" },
} as const satisfies Readonly<Record<string, ComponentRow>>;
