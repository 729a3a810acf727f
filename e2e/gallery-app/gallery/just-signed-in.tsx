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

interface JustSignedInProps {
  /** The note that the sign-in left. */
  by: string;
  /** Makes a passkey by itself, else when it is asked to. */
  makesPasskeys: boolean;
}

/** A browser that has just signed in. */
export function JustSignedIn({ by, makesPasskeys }: JustSignedInProps) {
  useEffect(() => {
    sessionStorage.setItem(SIGNED_IN_BY, by);
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
  }, [by, makesPasskeys]);
  return null;
}
