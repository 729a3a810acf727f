export { type Mail, type MailboxOptions, readMailbox, waitForMail } from "./app/testing/mailbox.js";
export {
  type CookieJarOfBrowser,
  type SignInAsOptions,
  signInAs,
  signOutOf,
} from "./app/testing/sign-in-as.js";
export {
  type AuthenticatorPage,
  type DevToolsOpener,
  startVirtualAuthenticator,
  type VirtualAuthenticator,
} from "./app/testing/virtual-authenticator.js";
