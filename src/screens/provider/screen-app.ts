import type { AccountChoice } from "../../app/sign-in/account-choice.js";
import type { ChooseAccount } from "../../app/sign-in/exchange-callback.js";
import type { SentCode } from "../../app/sign-in/magic-link.js";
import type { EmailVerificationDetails } from "../../app/sign-in/mailed-codes.js";
import type { HandlerUrls } from "../../protocol/urls.js";
import type { PasskeyOwner } from "./passkey-owner.js";

/** A result that carries an expected error. */
export type Answer<T = undefined> =
  | { readonly status: "ok"; readonly data: T }
  | { readonly status: "error"; readonly error: Error };

/** Project settings that the screens need: the enabled sign-in methods, and what people may do. */
export interface ScreenProject {
  readonly displayName?: string;
  readonly config: {
    readonly signUpEnabled: boolean;
    readonly signUpNameEnabled?: boolean | undefined;
    readonly credentialEnabled: boolean;
    readonly passkeyEnabled: boolean;
    readonly magicLinkEnabled: boolean;
    readonly emailUnavailable?: boolean | undefined;
    readonly oauthProviders: readonly { readonly id: string }[];
    readonly clientTeamCreationEnabled?: boolean;
    readonly clientUserDeletionEnabled?: boolean;
    readonly allowUserApiKeys?: boolean | undefined;
    readonly allowTeamApiKeys?: boolean | undefined;
    readonly teamDomainsEnabled?: boolean | undefined;
    readonly apiKeyScopes?: readonly string[] | undefined;
  };
}

/** What screens show of a team. */
export interface ScreenTeam {
  readonly id: string;
  readonly displayName: string;
}

/** What an invitation's code refers to. */
export interface ScreenInvitation {
  readonly teamDisplayName: string;
  readonly teamProfileImageUrl?: string | null | undefined;
  readonly recipientEmail?: string | null | undefined;
  readonly inviterDisplayName?: string | null | undefined;
  readonly inviterProfileImageUrl?: string | null | undefined;
}

type Redirect = (options?: {
  readonly replace?: boolean;
  readonly noRedirectBack?: boolean;
}) => Promise<void>;

/** Members of the client app that the screens call. Any object with these members will do. */
export interface ScreenApp {
  readonly urls: HandlerUrls;
  useProject(): ScreenProject;
  getProject(): Promise<ScreenProject>;
  getUser(): Promise<PasskeyOwner | null>;
  useNavigate(): (to: string) => void;
  signInWithOAuth(provider: string): Promise<void>;
  signInWithCredential(options: {
    email: string;
    password: string;
    noRedirect?: boolean;
  }): Promise<Answer>;
  signUpWithCredential(options: {
    email: string;
    password: string;
    displayName?: string | undefined;
    noRedirect?: boolean;
  }): Promise<Answer>;
  /** With `mediation: "conditional"` the browser lists passkeys among its suggestions. */
  signInWithPasskey(options?: {
    mediation?: "conditional";
    signal?: AbortSignal;
    noRedirect?: boolean;
  }): Promise<Answer>;
  sendMagicLinkEmail(email: string): Promise<Answer<SentCode>>;
  signInWithMagicLink(code: string, options?: AccountChoice): Promise<Answer>;
  verifyMagicLinkCode(code: string): Promise<Answer>;
  sendForgotPasswordEmail(email: string): Promise<Answer>;
  getPasswordResetDetails(code: string): Promise<Answer<{ readonly email: string | null }>>;
  resetPassword(options: {
    code: string;
    password: string;
    account?: string | undefined;
  }): Promise<Answer>;
  undoAccountChanges(code: string): Promise<Answer>;
  verifyEmail(
    code: string,
    options?: { password?: string | undefined; isRejected?: boolean | undefined },
  ): Promise<Answer>;
  getEmailVerificationDetails(code: string): Promise<Answer<EmailVerificationDetails>>;
  verifyTeamInvitationCode(code: string): Promise<Answer>;
  getTeamInvitationDetails(code: string): Promise<Answer<ScreenInvitation>>;
  acceptTeamInvitation(code: string): Promise<Answer>;
  confirmCliLogin(loginCode: string): Promise<Answer>;
  callOAuthCallback(options?: {
    confirmConnection?: (request: { provider: string; email: string }) => Promise<boolean>;
    chooseAccount?: ChooseAccount;
  }): Promise<boolean>;
  signOut(options?: { redirectUrl?: string | undefined }): Promise<void>;
  redirectToSignIn: Redirect;
  redirectToSignUp: Redirect;
  redirectToHome: Redirect;
  redirectToAfterSignIn: Redirect;
  redirectToAfterSignUp: Redirect;
  redirectToEmailVerification: Redirect;
  redirectToAccountSettings: Redirect;
}
