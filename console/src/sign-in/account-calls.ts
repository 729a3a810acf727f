import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import { operations } from "@stackkit/next/protocol";
import { callAccount } from "../api/call.js";

const { passkeys, passwords, recoveryCodes, secondFactor } = operations;

/** The code of a sign-in that waits for its second factor; undefined if the sign-in is whole. */
export async function signInByPassword(
  email: string,
  password: string,
): Promise<string | undefined> {
  try {
    await callAccount(passwords.signIn, { body: { email, password } });
    return undefined;
  } catch (error) {
    const attempt = attemptIn(error);
    if (attempt === undefined) throw error;
    return attempt;
  }
}

const attemptIn = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !("code" in error) || !("details" in error)) return undefined;
  if (error.code !== "MULTI_FACTOR_AUTHENTICATION_REQUIRED") return undefined;
  const { attempt_code: code } = error.details as { attempt_code?: unknown };
  return typeof code === "string" ? code : undefined;
};

/** Ends a sign-in by a code of the authenticator app, or by a recovery code. */
export async function finishByCode(attempt: string, typed: string): Promise<void> {
  const code = typed.replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(code))
    await callAccount(secondFactor.signIn, { body: { code: attempt, type: "totp", totp: code } });
  else
    await callAccount(recoveryCodes.signIn, {
      body: { code: attempt, recoveryCode: typed.trim() },
    });
}

/** Signs in by a passkey of this browser. Resolves to false if the person closed its dialog. */
export async function signInByPasskey(): Promise<boolean> {
  const { options, code } = await callAccount(passkeys.startSignIn);
  try {
    const response = await startAuthentication({
      optionsJSON: { ...options, rpId: location.hostname } as never,
    });
    await callAccount(passkeys.signIn, {
      body: { authenticationResponse: response as never, code },
    });
    return true;
  } catch (error) {
    if (wasClosed(error)) return false;
    throw error;
  }
}

/** Makes a passkey for the administrator. Resolves to false if the person closed its dialog. */
export async function makePasskey(): Promise<boolean> {
  const { options, code } = await callAccount(passkeys.startRegistration, {
    body: { mode: "add" },
  });
  try {
    const credential = await startRegistration({ optionsJSON: withOwnRp(options) as never });
    await callAccount(passkeys.register, { body: { credential: credential as never, code } });
    return true;
  } catch (error) {
    if (wasClosed(error)) return false;
    throw error;
  }
}

/** A passkey of the console belongs to its host. */
const withOwnRp = (options: Readonly<Record<string, unknown>>) => ({
  ...options,
  rp: { ...(options.rp as object), id: location.hostname },
});

const wasClosed = (error: unknown): boolean =>
  error instanceof WebAuthnError
    ? error.name === "NotAllowedError" || error.name === "AbortError"
    : error instanceof DOMException && error.name === "NotAllowedError";
