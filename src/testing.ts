export { codeFrom, linkFrom } from "./testing/codes-in-mails.js";
export type { Fault } from "./testing/faults.js";
export { type Mail, type MailboxOptions, readMailbox, waitForMail } from "./testing/mailbox.js";
export {
  type CookieJarOfBrowser,
  type SessionUser,
  type SignInAsOptions,
  signInAs,
  signOutOf,
} from "./testing/sign-in-as.js";
export {
  startTestService,
  type TestService,
  type TestServiceOptions,
  type TestServiceVariables,
} from "./testing/start-test-service.js";
export type { TestClock } from "./testing/test-clock.js";
export { type TotpCodeOptions, totpCode } from "./testing/totp-code.js";
export {
  type AuthenticatorPage,
  type DevToolsOpener,
  startVirtualAuthenticator,
  type VirtualAuthenticator,
  type VirtualAuthenticatorOptions,
} from "./testing/virtual-authenticator.js";
