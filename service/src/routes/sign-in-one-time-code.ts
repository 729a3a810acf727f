import { canonicalEmail, HEADERS, KnownErrors, MAILED_CODE_LIFE_MILLIS, oneTimeCodes, takesOneTimeCodes } from "@stackkit/next/protocol";
import { answer } from "../answer.js";
import { linkWithCode, requireTrustedCallback } from "../auth/callback-url.js";
import { joinProject } from "../auth/join.js";
import { limit } from "../auth/rate-limit.js";
import { passFirstFactor, signedInOrThrow } from "../auth/sign-in.js";
import { type CheckedCode, checkCode, createCode, spendCode } from "../auth/verification-codes.js";
import type { Context } from "../context.js";
import type { Database } from "../db/open.js";
import { findCredentials, findCredentialsByEmail } from "../db/queries/credentials.js";
import { updateUser } from "../db/queries/users.js";
import { transact } from "../db/transact.js";
import { preferredLanguage } from "../mail/locales/index.js";
import { PlainError } from "../plain-error.js";
import type { Project } from "../project-config.js";
import { header } from "../request/facts.js";

export const oneTimeCodeRoutes = [
  answer(oneTimeCodes.send, async ({ context, facts, project, body }) => {
    if (!project.config.magicLinkEnabled) throw new PlainError(403, "Signing in by one-time code is switched off for this project.");
    await limit(context, facts, "mail", body.email);
    const canonical = canonicalEmail(body.email);
    const user = await findCredentialsByEmail(context.db, project.id, canonical);
    if (!user && !project.config.signUpEnabled) throw new KnownErrors.SignUpNotEnabled();
    if (user && !user.emailIsVerified) throw new KnownErrors.UserWithEmailAlreadyExists({ email: body.email });
    requireTrustedCallback(project, body.callbackUrl);
    const { code, otp, nonce } = await createCode(context.db, context, {
      projectId: project.id,
      kind: "sign_in",
      subject: canonical,
      data: { email: body.email, userId: user?.userId ?? null },
      lifeMillis: MAILED_CODE_LIFE_MILLIS,
    });
    await context.mail.queue({
      project,
      type: "magic_link",
      to: user?.email ?? body.email,
      locale: user?.locale ?? preferredLanguage(facts.headers.get("accept-language")),
      variables: {
        userDisplayName: user?.displayName ?? "",
        magicLink: linkWithCode(body.callbackUrl, code),
        otp: takesOneTimeCodes(header(facts, HEADERS.clientVersion)) ? otp : "",
      },
    });
    return { nonce };
  }),

  answer(oneTimeCodes.check, async ({ context, facts, project, body }) => {
    await limit(context, facts, "code");
    await checkCode(context, project.id, "sign_in", body.code);
    return { isCodeValid: true };
  }),

  answer(oneTimeCodes.signIn, async ({ context, facts, project, caller, body }) => {
    await limit(context, facts, "code");
    const code = await checkCode(context, project.id, "sign_in", body.code);
    const passed = await transact(context.db, async (tx) => {
      await spendCode(tx, context, code);
      const existing = await ownerOf(tx, project, code);
      const userId = existing ?? (await joinProject(tx, context, project, { email: code.data.email, verified: true, otpAuthEnabled: true, facts, callerId: caller.userId }));
      if (existing !== undefined) await allowOneTimeCodes(tx, context, project, existing);
      return passFirstFactor(tx, context, { projectId: project.id, userId, isNewUser: existing === undefined, facts });
    });
    return signedInOrThrow(passed);
  }),
];

/**
 * Whose account a code opens now; `undefined` where it makes one. Since the code was sent, the account may have lost the
 * address, and somebody may have signed up with it without proving that it is theirs.
 */
async function ownerOf(tx: Database, project: Project, { subject, data }: CheckedCode<"sign_in">): Promise<string | undefined> {
  const user = await findCredentialsByEmail(tx, project.id, subject);
  if (data.userId !== null && user?.userId !== data.userId) throw new KnownErrors.UserNotFound();
  if (user && !user.emailIsVerified) throw new KnownErrors.UserWithEmailAlreadyExists({ email: data.email });
  if (!user && !project.config.signUpEnabled) throw new KnownErrors.SignUpNotEnabled();
  return user?.userId;
}

/** Whoever signs in by one-time code once may do so again. */
async function allowOneTimeCodes(tx: Database, context: Context, project: Project, userId: string): Promise<void> {
  const user = await findCredentials(tx, project.id, userId);
  if (user && !user.otpAuthEnabled) await updateUser(tx, context, project.id, userId, { otpAuthEnabled: true });
}
