import {
  type Answer,
  canonicalEmail,
  KnownErrors,
  passwords,
} from "@stackkit/next/protocol/internal";
import { claimAddress, findByPassword } from "../../accounts/addresses/claim-address.js";
import { joinProject } from "../../accounts/join.js";
import { askToConfirm } from "../../accounts/suspended/ask-to-confirm.js";
import { sendSignUpVerification } from "../../codes/verification-mail.js";
import {
  isKnownPassword,
  requireGoodPassword,
  requirePasswordLength,
} from "../../credentials/passwords/password-rules.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import { proved } from "../../http/context/password-hasher.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { isKnown, limit } from "../../limits/rate-limit.js";
import { createSession } from "../../sessions/sessions.js";
import { findSignInAccounts, replacePasswordHash } from "../../users/credentials.js";
import { writeNotice } from "../../users/notice.js";
import { requireFactor } from "../administrator-factors.js";
import { passFirstFactor, signedInOrThrow } from "../first-factor.js";
import { findNewDevice, mailDeviceCode } from "./new-device.js";

/** Throws unless the project allows passwords. */
export function requirePasswords(project: Project): void {
  if (!project.config.credentialEnabled) throw new KnownErrors.PasswordAuthenticationNotEnabled();
}

/** Signing in and up by password. */
export const passwordRoutes = [
  defineRoute(passwords.signIn, async (call) => {
    const { context, info, project, body } = call;
    requirePasswords(project);
    await limit(context, info, "signIn", { projectId: project.id, id: body.email });
    return signIn(call);
  }),

  defineRoute(passwords.signUp, async ({ context, info, project, caller, body }) => {
    requirePasswords(project);
    requirePasswordLength(body.password);
    if (!project.config.signUpEnabled) throw new KnownErrors.SignUpNotEnabled();
    await limit(context, info, "signUp", { projectId: project.id, id: body.email });
    await requireGoodPassword(context, body.password, project, [body.email]);
    // A sign-up reveals whether its password matches an unverified account of the address.
    const { email, password } = body;
    const accounts = await findSignInAccounts(context.db, project.id, canonicalEmail(email));
    if (accounts.claims.length > 0)
      await limit(context, info, "signIn", { projectId: project.id, id: email });
    const claim = { info, projectId: project.id, email, password, accounts };
    const { userId, session } = await claimAddress(context, claim, async (tx, passwordHash) => {
      const { userId, locale } = await joinProject(tx, context, project, {
        email: body.email,
        verified: false,
        displayName: body.displayName?.trim() || undefined,
        passwordHash,
        info,
        caller,
      });
      const session = await createSession(context, tx, { projectId: project.id, userId, info });
      const mail = {
        userId,
        email: body.email,
        callbackUrl: body.verificationCallbackUrl,
        // The address may be another person's, and must not get a stranger's words.
        displayName: null,
        locale,
      };
      await sendSignUpVerification({ context, info, project }, mail, tx);
      return { userId, session };
    });
    return { accessToken: session.accessToken, refreshToken: session.refreshToken, userId };
  }),
];

/**
 * Signs in by a password. If another sign-in has replaced its hash during the comparison, it is compared
 * again.
 */
async function signIn(
  call: HandlerContext<typeof passwords.signIn>,
  isAgain = false,
): Promise<Answer<typeof passwords.signIn>> {
  const { context, info, project, body } = call;
  const accounts = await findSignInAccounts(context.db, project.id, canonicalEmail(body.email));
  const isOwners = () => isKnown(context, info, project.id, body.email);
  const found = await findByPassword(
    context,
    { info, isKnown: isOwners },
    project.id,
    accounts,
    body.password,
  );
  if (!found) throw new KnownErrors.EmailPasswordMismatch();
  const { passwordHash, outdated } = found;
  const { userId } = found.user;
  if (found.isSuspended) throw await askToConfirm(context, info, project, userId);
  const kept = outdated
    ? await context.passwordHasher.hash(proved(info), body.password)
    : passwordHash;
  const isLeaked = isKnownPassword(context, body.password).catch((error) => {
    context.log.warn("a password was not compared with leaked ones", { error });
    return false;
  });
  // An account that has not proved its address has no mailbox of its owner.
  const newDevice = accounts.holder && (await findNewDevice(call, userId));
  const passed = await transact(context, async (tx) => {
    // A password changed during the comparison is rejected.
    const replaced = await replacePasswordHash(tx, project.id, userId, passwordHash, kept);
    if (!replaced) return undefined;
    // A second factor protects more than a mail does.
    if (newDevice && !replaced.requiresTotp) {
      // Digits from a mailbox open no account that has a passkey there: none are mailed.
      await requireFactor(tx, context, info, { projectId: project.id, userId });
      return newDevice;
    }
    return passFirstFactor(tx, context, {
      projectId: project.id,
      userId,
      isNewUser: false,
      requiresTotp: replaced.requiresTotp,
      info,
    });
  });
  if (!passed && outdated && !isAgain) return signIn(call, true);
  if (!passed) throw new KnownErrors.EmailPasswordMismatch();
  const isPasswordLeaked = (await isLeaked) || undefined;
  if (isPasswordLeaked)
    context.background.run("notice of a leaked password", () => {
      const notice = { project, userId, type: "password_leaked", info } as const;
      return transact(context, (tx) => writeNotice(context, tx, notice));
    });
  if ("email" in passed) throw await mailDeviceCode(call, passed, kept, isPasswordLeaked);
  return { ...signedInOrThrow(passed, isPasswordLeaked), isPasswordLeaked };
}
