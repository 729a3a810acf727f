import {
  type AuthenticatorPage,
  type CookieJarOfBrowser,
  codeFrom,
  type DevToolsOpener,
  type Fault,
  linkFrom,
  type Mail,
  type MailboxOptions,
  readMailbox,
  type SessionUser,
  type SignInAsOptions,
  signInAs,
  signOutOf,
  startTestService,
  startVirtualAuthenticator,
  type TestClock,
  type TestService,
  type TestServiceOptions,
  type TestServiceVariables,
  type TotpCodeOptions,
  totpCode,
  type VirtualAuthenticator,
  type VirtualAuthenticatorOptions,
  waitForMail,
} from "@stackkit/next/testing";

export async function changeVisitor(
  browser: CookieJarOfBrowser,
  user: SessionUser,
  options: SignInAsOptions & { readonly projectId: string },
): Promise<void> {
  await signOutOf(browser, options);
  await signInAs(browser, user, options);
}

export const firstMail = async (options: MailboxOptions): Promise<Mail> =>
  (await readMailbox(options))[0] ?? waitForMail(options);
export const openerOf = (page: AuthenticatorPage): DevToolsOpener => page.context();
export const withPasskeys = (
  page: AuthenticatorPage,
  options?: VirtualAuthenticatorOptions,
): Promise<VirtualAuthenticator> => startVirtualAuthenticator(page, options);

export async function startBroken(options: TestServiceOptions, fault: Fault): Promise<TestService> {
  const service = await startTestService(options);
  service.injectFault(fault);
  return service;
}

export const urlIn = (variables: TestServiceVariables): string => variables.STACK_API_URL;
export const skipDay = (clock: TestClock): void => clock.advance(86_400_000);
export const codesIn = (mail: Mail): string[] => [codeFrom(mail), linkFrom(mail)];
export const nextCode = (secret: string, options: TotpCodeOptions): Promise<string> =>
  totpCode(secret, { ...options, later: 1 });
