"use client";

import { useEffect } from "react";

const SIGNED_IN_BY = "stack-signed-in-by";
const ASKED = "stack-passkey-asked";

/** A passkey as browsers return a new one. */
const made = () => ({
  id: "bWFkZQ",
  rawId: new ArrayBuffer(4),
  type: "public-key",
  response: { attestationObject: new ArrayBuffer(4), clientDataJSON: new ArrayBuffer(4) },
  getClientExtensionResults: () => ({}),
});

/**
 * A browser that has just signed in with a password. `makesPasskeys`: it makes one by itself, else
 * when it is asked to.
 */
export function JustSignedIn({ makesPasskeys }: { makesPasskeys: boolean }) {
  useEffect(() => {
    sessionStorage.setItem(SIGNED_IN_BY, "password");
    localStorage.removeItem(ASKED);
    const credentials = Object.getPrototypeOf(navigator.credentials);
    const { create } = credentials;
    const { getClientCapabilities } = PublicKeyCredential;
    Object.assign(credentials, { create: async () => made() });
    Object.assign(PublicKeyCredential, {
      getClientCapabilities: async () => ({
        conditionalCreate: makesPasskeys,
        passkeyPlatformAuthenticator: true,
      }),
    });
    return () => {
      Object.assign(credentials, { create });
      Object.assign(PublicKeyCredential, { getClientCapabilities });
    };
  }, [makesPasskeys]);
  return null;
}
