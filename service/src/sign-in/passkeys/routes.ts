import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import {
  KnownErrors,
  PASSKEY_CHALLENGE_LIFE_MILLIS,
  PASSKEY_RP_ID_PLACEHOLDER,
  PASSKEY_TIMEOUT_MILLIS,
  passkeys,
} from "@stackkit/next/protocol/internal";
import { askToConfirm } from "../../accounts/suspended/ask-to-confirm.js";
import { checkCode, createCode, spendCode } from "../../codes/verification-codes.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import { deviceOf } from "../../http/device.js";
import { locationOf } from "../../http/geolocation.js";
import { defineRoute } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { passFirstFactor, signedInOrThrow } from "../first-factor.js";
import { type PasskeyOrigin, requirePasskeyOrigin } from "./passkey-origin.js";
import { findAnyPasskey, notePasskeyUse, type Passkey } from "./table.js";
import { loadWebauthn } from "./webauthn.js";

/** Throws unless the project allows passkeys. */
export function requirePasskeys(project: Project): void {
  if (!project.config.passkeyEnabled) throw new KnownErrors.PasskeyAuthenticationNotEnabled();
}

const failed = () => new KnownErrors.PasskeyAuthenticationFailed();

/** Signing in with a passkey. */
export const passkeySignInRoutes = [
  defineRoute(passkeys.startSignIn, async ({ context, info, project }) => {
    requirePasskeys(project);
    await limit(context, info, "ceremony");
    const { generateAuthenticationOptions } = await loadWebauthn();
    const { rpId, challenge, allowCredentials, timeout, userVerification } =
      await generateAuthenticationOptions({
        rpID: PASSKEY_RP_ID_PLACEHOLDER,
        allowCredentials: [],
        userVerification: "preferred",
        timeout: PASSKEY_TIMEOUT_MILLIS,
      });
    const { code } = await createCode(context.db, context, {
      projectId: project.id,
      kind: "passkey_sign_in",
      subject: "",
      data: { challenge },
      lifeMillis: PASSKEY_CHALLENGE_LIFE_MILLIS,
    });
    return { options: { rpId, challenge, allowCredentials, timeout, userVerification }, code };
  }),

  defineRoute(passkeys.signIn, async ({ context, info, project, body }) => {
    await limit(context, info, "code");
    const code = await checkCode(context, project.id, "passkey_sign_in", body.code);
    requirePasskeys(project);
    const response = body.authenticationResponse as unknown as AuthenticationResponseJSON;
    const found = await findAnyPasskey(context.db, project.id, response.id);
    const { passkey } = found ?? {};
    if (!found || !passkey) throw new KnownErrors.UnknownPasskey();
    const origin = requirePasskeyOrigin(
      { context, info, project },
      response.response?.clientDataJSON,
      failed,
    );
    const { newCounter, userVerified, credentialBackedUp } = await verified(
      response,
      code.data.challenge,
      origin,
      passkey,
    );
    if (found.isSuspended) {
      await spendCode(context.db, context, code);
      throw await askToConfirm(context, info, project, passkey.userId);
    }
    const passed = await transact(context, async (tx) => {
      await spendCode(tx, context, code);
      const use = {
        counter: newCounter,
        at: context.clock.now(),
        device: deviceOf(locationOf(info).userAgent),
        isBackedUp: credentialBackedUp,
      };
      if (!(await notePasskeyUse(tx, passkey, use))) throw failed();
      return passFirstFactor(tx, context, {
        projectId: project.id,
        userId: passkey.userId,
        isNewUser: false,
        info,
        isByPasskey: true,
        // The device asked for a PIN or a fingerprint, so possession and person are both proved.
        ...(userVerified && { requiresTotp: false }),
      });
    });
    return signedInOrThrow(passed);
  }),
];

/**
 * What a valid signature of a passkey says: its new counter, whether the device verified the
 * person, and whether a copy is elsewhere. Any invalid response is a failed sign-in.
 */
async function verified(
  response: AuthenticationResponseJSON,
  challenge: string,
  { origin, rpIds }: PasskeyOrigin,
  passkey: Passkey,
): Promise<{ newCounter: number; userVerified: boolean; credentialBackedUp: boolean }> {
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified: holds, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIds,
      expectedType: "webauthn.get",
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: passkey.publicKey,
        counter: passkey.counter,
        transports: [...passkey.transports],
      },
    });
    if (holds) return authenticationInfo;
  } catch (cause) {
    throw new KnownErrors.PasskeyAuthenticationFailed(undefined, { cause });
  }
  throw failed();
}
