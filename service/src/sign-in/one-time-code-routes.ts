import {
  canonicalEmail,
  HEADERS,
  KnownErrors,
  oneTimeCodes,
  takesOneTimeCodes,
} from "@stackkit/next/protocol/internal";
import {
  type AccountChoice,
  chooseAccount,
  findByChoice,
} from "../accounts/addresses/choose-account.js";
import { proveAddress } from "../accounts/addresses/prove-address.js";
import { updateUser } from "../accounts/change-user.js";
import { joinProject } from "../accounts/join.js";
import { linkWithCode, requireTrustedCallback } from "../codes/callback-url.js";
import { areDigitsGuessed } from "../codes/guesses.js";
import {
  type CheckedCode,
  checkCode,
  createCode,
  lookAtCode,
  spendCode,
} from "../codes/verification-codes.js";
import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import { transact } from "../db/transact.js";
import { header } from "../http/request-info.js";
import { defineRoute, type HandlerContext } from "../http/route.js";
import { limit } from "../limits/rate-limit.js";
import { codeLifeMillis } from "../mail/code-life.js";
import { preferredLanguage } from "../mail/locales/index.js";
import { openActingSession } from "../sessions/acting.js";
import { findCredentials, findSignInAccounts } from "../users/credentials.js";
import { announceProtection } from "../users/protection.js";
import { announceUser } from "../users/user-rows.js";
import { passFirstFactor, signedInOrThrow } from "./first-factor.js";

/** Links to act as a user lead to the page of mailed codes too. */
const SIGNING_IN = ["sign_in", "acting"] as const;

/** Signing in by mailed code or link. */
export const oneTimeCodeRoutes = [
  defineRoute(oneTimeCodes.send, async ({ context, info, project, body }) => {
    if (!project.config.magicLinkEnabled)
      throw new PlainError(403, "Signing in by one-time code is switched off for this project.");
    await limit(context, info, "mail", { projectId: project.id, id: body.email });
    const canonical = canonicalEmail(body.email);
    const { holder: user, claims } = await findSignInAccounts(context.db, project.id, canonical);
    if (!user && claims.length === 0 && !project.config.signUpEnabled)
      throw new KnownErrors.SignUpNotEnabled();
    requireTrustedCallback({ context, info, project }, body.callbackUrl);
    const codeKind = (await areDigitsGuessed(context, project.id))
      ? "letters"
      : project.config.signInCodeKind;
    const { code, otp, nonce } = await createCode(context.db, context, {
      projectId: project.id,
      kind: "sign_in",
      subject: canonical,
      data: { email: body.email, userId: user?.userId ?? null, codeKind },
      lifeMillis: codeLifeMillis(context.settings, "magic_link"),
    });
    await context.mail.queue({
      project,
      type: user?.otpAuthRefused ? "codes_are_off" : "magic_link",
      to: user?.email ?? body.email,
      locale: user?.locale ?? preferredLanguage(info.headers.get("accept-language")),
      variables: {
        userDisplayName: user?.displayName ?? "",
        magicLink: linkWithCode(body.callbackUrl, code),
        otp: takesOneTimeCodes(header(info, HEADERS.clientVersion)) ? otp : "",
      },
    });
    return { nonce, codeKind };
  }),

  defineRoute(oneTimeCodes.check, async ({ context, info, project, body }) => {
    await lookAtCode(context, info, project.id, SIGNING_IN, body.code);
    return { isCodeValid: true };
  }),

  defineRoute(oneTimeCodes.signIn, async (call) => {
    const { context, info, project, caller, body } = call;
    await limit(context, info, "code");
    const code = await checkCode(context, project.id, SIGNING_IN, body.code);
    if (code.kind === "acting") return openActingSession(context, info, code);
    const choice = await findByChoice(call, code.data.email, body);
    const passed = await transact(context, async (tx) => {
      await spendCode(tx, context, code);
      const existing = await ownerOf(tx, call, code, choice);
      const userId =
        existing ??
        (
          await joinProject(tx, context, project, {
            email: code.data.email,
            verified: true,
            otpAuthEnabled: true,
            info,
            caller,
          })
        ).userId;
      if (existing !== undefined) await allowOneTimeCodes(tx, call, code, existing);
      return passFirstFactor(tx, context, {
        projectId: project.id,
        userId,
        isNewUser: existing === undefined,
        info,
      });
    });
    return signedInOrThrow(passed);
  }),
];

/**
 * The account that a code opens; `undefined` if it creates one. None opens that has turned codes off,
 * unless a stranger may have done so before the address was proved. If unverified accounts signed up
 * with the address, a browser that none of them knows chooses one, or starts a new one.
 */
async function ownerOf(
  tx: Database,
  call: Pick<HandlerContext, "context" | "info" | "project" | "caller">,
  code: CheckedCode<"sign_in">,
  choice: AccountChoice,
): Promise<string | undefined> {
  const { context, info, project } = call;
  const { subject, data } = code;
  const { holder, claims } = await findSignInAccounts(tx, project.id, subject);
  if (data.userId !== null && holder?.userId !== data.userId) throw new KnownErrors.UserNotFound();
  if (holder) {
    if (holder.otpAuthRefused) throw new KnownErrors.VerificationCodeNotFound();
    return holder.userId;
  }
  const chosen = await chooseAccount(tx, call, { ...choice, email: data.email, claims });
  if (!chosen) {
    if (!project.config.signUpEnabled) throw new KnownErrors.SignUpNotEnabled();
    return undefined;
  }
  const { userId } = chosen;
  const isRefused = claims.some((one) => one.userId === userId && one.otpAuthRefused);
  if (isRefused && chosen.isFromAccount && !choice.shown)
    throw new KnownErrors.VerificationCodeNotFound();
  await proveAddress(tx, context, { ...chosen, project, email: data.email, info });
  await announceUser(tx, context, project.id, "user.updated", userId);
  return userId;
}

/** Enables one-time codes for a user who has signed in with one. */
async function allowOneTimeCodes(
  tx: Database,
  call: Pick<HandlerContext, "context" | "project" | "info" | "level">,
  { data }: CheckedCode<"sign_in">,
  userId: string,
): Promise<void> {
  const { context, project } = call;
  const user = await findCredentials(tx, project.id, userId);
  if (!user || user.otpAuthEnabled || user.otpAuthRefused) return;
  await updateUser(tx, context, project.id, userId, { otpAuthEnabled: true });
  // With the account's first proof, no one else is to be told.
  if (data.userId !== null)
    await announceProtection(tx, call, userId, [{ type: "email_codes_on" }]);
}
