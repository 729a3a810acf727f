import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import {
  KnownErrors,
  PASSKEY_CHALLENGE_LIFE_MILLIS,
  PASSKEY_RP_ID_PLACEHOLDER,
  PASSKEY_TIMEOUT_MILLIS,
  passkeys,
} from "@stackkit/next/protocol/internal";
import { updateUser } from "../../accounts/change-user.js";
import { checkCode, createCode, spendCode } from "../../codes/verification-codes.js";
import { isUniqueViolation } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import { requireUser } from "../../http/own-user.js";
import { defineRoute } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { requireFreshCaller } from "../../sessions/fresh-session.js";
import { announceProtection } from "../../users/protection.js";
import { findUser, lockUser } from "../../users/user-rows.js";
import { type PasskeyOrigin, requirePasskeyOrigin } from "./passkey-origin.js";
import { requirePasskeys } from "./routes.js";
import { replacePasskey } from "./table.js";
import { loadWebauthn } from "./webauthn.js";

const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

const failed = () => new KnownErrors.PasskeyRegistrationFailed();

/** Adding a passkey. */
export const passkeyRegistrationRoutes = [
  defineRoute(passkeys.startRegistration, async (call) => {
    const { context, info, project, caller } = call;
    const userId = requireUser({ caller });
    requirePasskeys(project);
    await limit(context, info, "ceremony");
    await requireFreshCaller(context.db, call);
    const user = await findUser(context.db, project.id, userId);
    const name = user?.displayName ?? user?.primaryEmail ?? project.displayName;
    const { generateRegistrationOptions } = await loadWebauthn();
    // The wire has no hints.
    const { hints: _, ...options } = await generateRegistrationOptions({
      rpName: project.displayName,
      rpID: PASSKEY_RP_ID_PLACEHOLDER,
      // One passkey per user and site: an authenticator replaces those of the same user id.
      userID: new TextEncoder().encode(userId),
      userName: name,
      userDisplayName: name,
      timeout: PASSKEY_TIMEOUT_MILLIS,
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    });
    const { code } = await createCode(context.db, context, {
      projectId: project.id,
      kind: "passkey_registration",
      subject: userId,
      data: { challenge: options.challenge },
      lifeMillis: PASSKEY_CHALLENGE_LIFE_MILLIS,
    });
    return { options, code };
  }),

  defineRoute(passkeys.register, async (call) => {
    const { context, info, project, caller, body } = call;
    const userId = requireUser({ caller });
    await limit(context, info, "code");
    await requireFreshCaller(context.db, call);
    const code = await checkCode(context, project.id, "passkey_registration", body.code);
    if (code.subject !== userId) throw new KnownErrors.VerificationCodeNotFound();
    requirePasskeys(project);
    const response = body.credential as unknown as RegistrationResponseJSON;
    const origin = requirePasskeyOrigin(call, response.response?.clientDataJSON, failed);
    const { credential, deviceType } = await verified(response, code.data.challenge, origin);
    await transact(context, async (tx) => {
      await spendCode(tx, context, code);
      await lockUser(tx, project.id, userId);
      await requireFreshCaller(tx, call);
      const { id: credentialId, publicKey, counter, transports = [] } = credential;
      const at = context.clock.now();
      await replacePasskey(
        tx,
        { projectId: project.id, credentialId, userId, publicKey, counter, transports, deviceType },
        at,
      );
      await updateUser(tx, context, project.id, userId, {});
      await announceProtection(tx, call, userId, [{ type: "passkey_added", at }]);
    }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? failed() : error;
    });
    return { userHandle: credential.id };
  }),
];

/** Verifies a new passkey. Any invalid response is a failed registration. */
async function verified(
  response: RegistrationResponseJSON,
  challenge: string,
  { origin, rpId }: PasskeyOrigin,
) {
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { verified: holds, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      expectedType: "webauthn.create",
      requireUserVerification: false,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    });
    if (holds)
      return {
        credential: registrationInfo.credential,
        deviceType: registrationInfo.credentialDeviceType,
      };
  } catch (cause) {
    throw new KnownErrors.PasskeyRegistrationFailed(undefined, { cause });
  }
  throw failed();
}
