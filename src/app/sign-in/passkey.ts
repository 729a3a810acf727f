import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { environment } from "#environment";
import { KnownErrors } from "../../protocol/errors/index.js";
import { PASSKEY_RP_ID_PLACEHOLDER } from "../../protocol/limits/limits.js";
import type { Level } from "../../protocol/operations/level.js";
import { Result } from "../../protocol/operations/result.js";
import { passkeys } from "../../protocol/records/passkey.js";
import type {
  PasskeyRegistered,
  RegisterPasskeyOptions,
} from "../../resources/users/current-user.js";
import { UsageError } from "../../transport/usage-error.js";
import type { Scope } from "../apps/core.js";
import type { Settings } from "../config/app-settings.js";
import { challengeInTime, chooseAtOnce } from "./immediate-passkey.js";
import { keepSession } from "./keep-session.js";
import { rpIdOfPage } from "./passkey-rp-id.js";
import { signalUnknownPasskey } from "./passkey-signals.js";
import { withSecondFactor } from "./second-factor.js";
import type { NoRedirect, SignInParts } from "./sign-in-parts.js";
import { ceremonyAborted, invalidUserIdLength, webAuthnError } from "./webauthn-errors.js";

export const WEBAUTHN_USER_ID_BYTES = { least: 1, most: 64 } as const;

/** How the browser offers passkeys. */
export interface PasskeyOptions extends NoRedirect {
  /**
   * `"conditional"`: the browser offers passkeys in a field's autofill and shows no dialog.
   * `"immediate"`: the browser shows its account chooser only if it has a passkey of this site, and
   * `details.code` is `ERROR_CEREMONY_ABORTED` otherwise, or if the service takes longer than half a
   * second. Call it in the handler of a click.
   */
  readonly mediation?: "conditional" | "immediate" | undefined;
  /** Aborts the ceremony. */
  readonly signal?: AbortSignal | undefined;
}

/** Signing in with a passkey. */
export interface PasskeyActions {
  /**
   * Signs in with a passkey of this device or a security key. Browser only. `details.code` of a
   * `PasskeyWebAuthnError` names the failure of the ceremony, such as `ERROR_CEREMONY_ABORTED`; its
   * message is for the user.
   *
   * @returns an error if the passkey is unknown or the ceremony fails, or for a second factor that
   *   was not completed.
   * @throws `KitError` with the code `RATE_LIMITED` after too many attempts, and `NETWORK_ERROR` if the
   *   service cannot be reached.
   */
  signInWithPasskey(
    options?: PasskeyOptions,
  ): Promise<
    Result<
      undefined,
      | KnownErrors["PasskeyAuthenticationFailed"]
      | KnownErrors["InvalidTotpCode"]
      | KnownErrors["PasskeyWebAuthnError"]
    >
  >;
}

function pageUrl(method: string): URL {
  const url = environment.currentUrl();
  if (!url)
    throw new UsageError(
      "BROWSER_ONLY",
      `${method}() was called outside a page, but a passkey belongs to a page's domain. ` +
        "Call it in an effect or event handler of a client component.",
    );
  return url;
}

/** The service sends a placeholder for the page's domain. Anything else is for another page. */
function checkPlaceholder(rpId: string | undefined): void {
  if (rpId === PASSKEY_RP_ID_PLACEHOLDER) return;
  throw new UsageError(
    "PASSKEY_ANSWER_UNSAFE",
    `The service answered with passkey options for ${JSON.stringify(rpId)} instead of the ` +
      "placeholder for the page's own domain, so the passkey could be for another site. " +
      "Nothing was started. Check that baseUrl is the URL of the auth service.",
  );
}

const bytesIn = (base64Url: string): number =>
  Math.floor((base64Url.replace(/=+$/, "").length * 3) / 4);

/**
 * Registers a passkey for the current user, beside those that they have. Its id is returned if the
 * browser made it by itself.
 */
export async function registerPasskey<L extends Level>(
  { access }: Scope<L>,
  settings: Settings,
  { mediation }: RegisterPasskeyOptions = {},
): Promise<PasskeyRegistered<{ readonly id: string } | undefined>> {
  const rpId = rpIdOfPage(settings, pageUrl("registerPasskey"));
  const isUpgrade = mediation === "conditional";
  const { options, code } = await access.run(passkeys.startRegistration, {
    body: { mode: isUpgrade ? "upgrade" : "add" },
  });
  const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  checkPlaceholder(asked.rp?.id);
  const length = bytesIn(asked.user?.id ?? "");
  if (length < WEBAUTHN_USER_ID_BYTES.least || length > WEBAUTHN_USER_ID_BYTES.most)
    return Result.error(invalidUserIdLength());
  const { startRegistration } = await import("@simplewebauthn/browser");
  let credential: Awaited<ReturnType<typeof startRegistration>>;
  try {
    credential = await startRegistration({
      optionsJSON: { ...asked, rp: { ...asked.rp, id: rpId } },
      useAutoRegister: isUpgrade,
    });
  } catch (error) {
    return Result.error(
      webAuthnError(error) ??
        new KnownErrors.PasskeyRegistrationFailed(undefined, { cause: error }),
    );
  }
  const result = await access.attempt(passkeys.register, {
    body: { credential: { ...credential }, code },
  });
  if (result.status === "error") return result;
  return Result.ok(isUpgrade ? { id: credential.id } : undefined);
}

/** The methods that sign in with a passkey. */
export const createPasskeyActions = <L extends Level>(parts: SignInParts<L>): PasskeyActions => ({
  signInWithPasskey: async ({ mediation, signal, noRedirect } = {}) => {
    const { settings } = parts.core;
    const rpId = rpIdOfPage(settings, pageUrl("signInWithPasskey"));
    const access = (await parts.core.scope()).access.as(null);
    const challenge = access.run(passkeys.startSignIn);
    const started =
      mediation === "immediate"
        ? await challengeInTime(parts.core.clock, challenge)
        : await challenge;
    if (!started) return Result.error(ceremonyAborted());
    const { options, code } = started;
    const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    checkPlaceholder(asked.rpId);
    const { startAuthentication, WebAuthnAbortService } = await import("@simplewebauthn/browser");
    const end = () => WebAuthnAbortService.cancelCeremony();
    signal?.addEventListener("abort", end, { once: true });
    let chosen: Awaited<ReturnType<typeof startAuthentication>>;
    try {
      signal?.throwIfAborted();
      const optionsJSON = { ...asked, rpId };
      chosen =
        mediation === "immediate"
          ? await chooseAtOnce(optionsJSON, signal)
          : await startAuthentication({
              optionsJSON,
              useBrowserAutofill: mediation === "conditional",
              // The page provides the autofill field, wherever it is.
              verifyBrowserAutofillInput: false,
            });
    } catch (error) {
      return Result.error(
        webAuthnError(error) ??
          new KnownErrors.PasskeyAuthenticationFailed(undefined, { cause: error }),
      );
    } finally {
      signal?.removeEventListener("abort", end);
    }
    const result = await withSecondFactor(
      parts,
      await access.attempt(passkeys.signIn, {
        body: { authenticationResponse: { ...chosen }, code },
      }),
    );
    if (result.status === "error") {
      const { error } = result;
      if (error.code !== "UNKNOWN_PASSKEY") return Result.error(error);
      void signalUnknownPasskey(settings, chosen.id);
      const { message } = error;
      return Result.error(new KnownErrors.PasskeyAuthenticationFailed(undefined, { message }));
    }
    await keepSession(parts, { ...result.data, method: "passkey" }, { noRedirect });
    return Result.ok(undefined);
  },
});
