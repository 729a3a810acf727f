import type { AuthenticatorTransport, RegistrationResponseJSON } from "@simplewebauthn/server";
import {
  KnownErrors,
  PASSKEY_CHALLENGE_LIFE_MILLIS,
  PASSKEY_RP_ID_PLACEHOLDER,
  PASSKEY_TIMEOUT_MILLIS,
  passkeys,
} from "@stackkit/next/protocol/internal";
import { updateUser } from "../../accounts/change-user.js";
import type { CodeData } from "../../codes/code-data.js";
import { checkCode, createCode, spendCode } from "../../codes/verification-codes.js";
import { isUniqueViolation } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import { deviceOf } from "../../http/device.js";
import { locationOf } from "../../http/geolocation.js";
import { requireUser } from "../../http/own-user.js";
import { defineRoute } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { requireFreshCaller, requireNewSession } from "../../sessions/fresh-session.js";
import { removeCredentials } from "../../users/former-credentials.js";
import { announceProtection } from "../../users/protection.js";
import { findUser, lockUser } from "../../users/user-rows.js";
import { type PasskeyOrigin, requirePasskeyOrigin } from "./passkey-origin.js";
import { requirePasskeys } from "./routes.js";
import { insertPasskey, listPasskeys, MAX_PASSKEYS_PER_USER, type NewPasskey } from "./table.js";
import { loadWebauthn } from "./webauthn.js";

const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

const failed = () => new KnownErrors.PasskeyRegistrationFailed();

/** Adding a passkey. */
export const passkeyRegistrationRoutes = [
  defineRoute(passkeys.startRegistration, async (call) => {
    const { context, info, project, caller, body } = call;
    const userId = requireUser({ caller });
    const { mode = "replace" } = body;
    requirePasskeys(project);
    await limit(context, info, "ceremony");
    await requireFreshCaller(context.db, call);
    if (mode === "upgrade") await requireNewSession(context.db, call);
    const known = mode === "replace" ? [] : await listPasskeys(context.db, project.id, userId);
    // Before the browser makes a passkey that no one could use.
    if (known.length >= MAX_PASSKEYS_PER_USER) throw new KnownErrors.PasskeyLimitReached();
    const user = await findUser(context.db, project.id, userId);
    const name = user?.displayName ?? user?.primaryEmail ?? project.displayName;
    const { generateRegistrationOptions } = await loadWebauthn();
    // The wire has no hints.
    const { hints: _, ...options } = await generateRegistrationOptions({
      rpName: project.displayName,
      rpID: PASSKEY_RP_ID_PLACEHOLDER,
      // An authenticator has one passkey per site and user id, and replaces it unless it is excluded.
      userID: new TextEncoder().encode(userId),
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id,
        transports: JSON.parse(transports) as AuthenticatorTransport[],
      })),
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
      data: { challenge: options.challenge, mode },
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
    const { mode = "replace" } = code.data;
    const made = await verified(response, code.data, origin);
    await transact(context, async (tx) => {
      await spendCode(tx, context, code);
      await lockUser(tx, project.id, userId);
      await requireFreshCaller(tx, call);
      if (mode === "upgrade") await requireNewSession(tx, call);
      const at = context.clock.now();
      const owner = { projectId: project.id, userId };
      const known = await listPasskeys(tx, project.id, userId);
      const newest = known[0]?.credential_id;
      if (mode === "replace" && newest !== undefined)
        await removeCredentials(tx, owner, "passkeys", at, { credentialId: newest });
      else if (known.length >= MAX_PASSKEYS_PER_USER) throw new KnownErrors.PasskeyLimitReached();
      await insertPasskey(
        tx,
        { ...owner, ...made, device: deviceOf(locationOf(info).userAgent) },
        at,
      );
      await updateUser(tx, context, project.id, userId, {});
      await announceProtection(tx, call, userId, [{ type: "passkey_added", at }]);
    }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? failed() : error;
    });
    return { userHandle: made.credentialId };
  }),
];

/** Verifies a new passkey. Any invalid response is a failed registration. */
async function verified(
  response: RegistrationResponseJSON,
  { challenge, mode }: CodeData["passkey_registration"],
  { origin, rpIds }: PasskeyOrigin,
): Promise<Omit<NewPasskey, "projectId" | "userId" | "device">> {
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { verified: holds, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIds,
      expectedType: "webauthn.create",
      requireUserVerification: false,
      // No one touches an authenticator that makes a passkey by itself.
      requireUserPresence: mode !== "upgrade",
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    });
    if (holds) {
      const { credential, credentialDeviceType, credentialBackedUp, aaguid, rpID } =
        registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        deviceType: credentialDeviceType,
        isBackedUp: credentialBackedUp,
        aaguid,
        rpId: rpID ?? new URL(origin).hostname,
      };
    }
  } catch (cause) {
    throw new KnownErrors.PasskeyRegistrationFailed(undefined, { cause });
  }
  throw failed();
}
