import { vi } from "vitest";
import { SoftwareAuthenticator } from "./authenticator.js";

/** The browser's side of a ceremony, which jsdom has not, in place of `@simplewebauthn/browser`. */
export const browser = {
  startRegistration: vi.fn(),
  startAuthentication: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
};

/** Gives the browser a new authenticator in place of the last one. */
export function plugInAuthenticator(): SoftwareAuthenticator {
  const authenticator = new SoftwareAuthenticator(location.origin);
  browser.startRegistration
    .mockReset()
    .mockImplementation(async ({ optionsJSON }) => authenticator.create(optionsJSON));
  browser.startAuthentication
    .mockReset()
    .mockImplementation(async ({ optionsJSON }) => authenticator.get(optionsJSON));
  return authenticator;
}
