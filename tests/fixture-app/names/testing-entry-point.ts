import {
  type AuthenticatorPage,
  type CookieJarOfBrowser,
  type DevToolsOpener,
  type Mail,
  type MailboxOptions,
  readMailbox,
  type SignInAsOptions,
  signInAs,
  signOutOf,
  startVirtualAuthenticator,
  type VirtualAuthenticator,
  waitForMail,
} from "@stackkit/next/testing";

type AnyUser = Parameters<typeof signInAs>[1];

export async function changeVisitor(
  browser: CookieJarOfBrowser,
  user: AnyUser,
  options: SignInAsOptions,
): Promise<void> {
  await signOutOf(browser, options);
  await signInAs(browser, user, options);
}

export const firstMail = async (options: MailboxOptions): Promise<Mail> =>
  (await readMailbox(options))[0] ?? waitForMail(options);
export const openerOf = (page: AuthenticatorPage): DevToolsOpener => page.context();
export const withPasskeys = (page: AuthenticatorPage): Promise<VirtualAuthenticator> =>
  startVirtualAuthenticator(page);
