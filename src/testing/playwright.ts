export { codeFrom, linkFrom } from "./codes-in-mails.js";
export type { Mail } from "./mailbox.js";
export {
  chooseProviderAccount,
  denyProviderAccess,
  type LastMailOptions,
  lastMail,
  type PageSignInOptions,
  type ProviderAccount,
  signInAs,
} from "./pages.js";
export type { SessionUser } from "./sign-in-as.js";
export { type TotpCodeOptions, totpCode } from "./totp-code.js";
export {
  type AuthenticatorPage,
  type DevToolsOpener,
  startVirtualAuthenticator,
  type VirtualAuthenticator,
  type VirtualAuthenticatorOptions,
} from "./virtual-authenticator.js";
