/** The subset of Playwright's `Page` that is used. Chromium only. */
export interface AuthenticatorPage {
  /** The page's browser context, which opens a DevTools session. */
  context(): DevToolsOpener;
}

/** The subset of Playwright's `BrowserContext` that is used. Chromium only. */
export interface DevToolsOpener {
  /** As in Playwright. */
  newCDPSession(page: never): Promise<unknown>;
}

interface DevTools {
  send(method: string, params?: object): Promise<unknown>;
  detach(): Promise<void>;
}

/** A virtual security key. Approves every ceremony by default. */
export interface VirtualAuthenticator {
  /** Lists the ids of its passkeys. */
  listCredentialIds(): Promise<string[]>;
  /** Whether it confirms user verification; `false` makes ceremonies fail. */
  setUserVerified(isVerified: boolean): Promise<void>;
  /** Removes the authenticator from the browser. */
  remove(): Promise<void>;
}

const PASSKEY_HOLDER = {
  protocol: "ctap2",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
};

/** What kind of authenticator it is. */
export interface VirtualAuthenticatorOptions {
  /**
   * `"internal"` is the device itself, of which a page has one; `"usb"` a key. Default: internal.
   */
  readonly transport?: "internal" | "usb" | undefined;
}

/**
 * Puts an authenticator into a page, so that tests can register and use passkeys. Chromium only.
 *
 * @example
 * const authenticator = await startVirtualAuthenticator(page);
 */
export async function startVirtualAuthenticator(
  page: AuthenticatorPage,
  { transport = "internal" }: VirtualAuthenticatorOptions = {},
): Promise<VirtualAuthenticator> {
  const tools = (await page.context().newCDPSession(page as never)) as DevTools;
  await tools.send("WebAuthn.enable");
  const { authenticatorId } = (await tools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...PASSKEY_HOLDER, transport },
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
