/** What is needed of Playwright's `Page` in Chromium. */
export interface AuthenticatorPage {
  /** The page's browser context, which opens a session of Chromium's own tools. */
  context(): DevToolsOpener;
}

/** What is needed of Playwright's `BrowserContext` in Chromium. */
export interface DevToolsOpener {
  /** As Playwright has it. */
  newCDPSession(page: never): Promise<unknown>;
}

interface DevTools {
  send(method: string, params?: object): Promise<unknown>;
  detach(): Promise<void>;
}

/** A security key that exists only in a test's browser. It says yes to everything unless told otherwise. */
export interface VirtualAuthenticator {
  /** Ids of the passkeys that it holds. */
  listCredentialIds(): Promise<string[]>;
  /** Whether it confirms that the person is there and who they are: `false` lets ceremonies fail. */
  setUserVerified(isVerified: boolean): Promise<void>;
  /** Takes it out of the browser. */
  remove(): Promise<void>;
}

const PASSKEY_HOLDER = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
};

/**
 * Puts an authenticator into a page, so that tests can register and use passkeys. Chromium only.
 *
 * @example
 * const authenticator = await startVirtualAuthenticator(page);
 */
export async function startVirtualAuthenticator(
  page: AuthenticatorPage,
): Promise<VirtualAuthenticator> {
  const tools = (await page.context().newCDPSession(page as never)) as DevTools;
  await tools.send("WebAuthn.enable");
  const { authenticatorId } = (await tools.send("WebAuthn.addVirtualAuthenticator", {
    options: PASSKEY_HOLDER,
  })) as { authenticatorId: string };
  return {
    listCredentialIds: async () => {
      const { credentials } = (await tools.send("WebAuthn.getCredentials", {
        authenticatorId,
      })) as { credentials: { credentialId: string }[] };
      return credentials.map(({ credentialId }) => credentialId);
    },
    setUserVerified: async (isUserVerified) =>
      void (await tools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified })),
    remove: async () => {
      await tools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
      await tools.detach();
    },
  };
}
