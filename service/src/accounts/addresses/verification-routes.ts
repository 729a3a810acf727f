import { contactChannels, KnownErrors, OTP_LENGTH } from "@stackkit/next/protocol/internal";
import { listOpenCodes } from "../../codes/table.js";
import {
  type CheckedCode,
  checkTypedCode,
  lookAtCode,
  spendCode,
} from "../../codes/verification-codes.js";
import { transact } from "../../db/transact.js";
import { isServer } from "../../http/own-user.js";
import { sendsSession } from "../../http/request-info.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { listSessions } from "../../sessions/table.js";
import { deleteChannel } from "../../users/change-channels.js";
import {
  findChannelByAddress,
  hasProvedAddress,
  listChannels,
} from "../../users/contact-channels.js";
import { findCredentials } from "../../users/credentials.js";
import { addressEvents, announceProtection } from "../../users/protection.js";
import { announceUser, findUser, lockUser } from "../../users/user-rows.js";
import { isFromAccount } from "./known-browser.js";
import { proveAddress } from "./prove-address.js";

type VerifyCall = HandlerContext<typeof contactChannels.verify>;
type VerificationCode = CheckedCode<"email_verification">;

/** Verifying a contact channel by a mailed code. */
export const contactChannelVerificationRoutes = [
  defineRoute(contactChannels.checkVerification, async (call) => {
    const { context, info, project, body } = call;
    const code = await lookAtCode(context, info, project.id, "email_verification", body.code);
    if (!sendsSession(info))
      return { isCodeValid: true, email: undefined, isOwn: undefined, hasPassword: undefined };
    const { email } = code.data;
    // A mistyped address that was corrected since is a stranger's.
    if (!(await findChannelByAddress(context.db, project.id, code.subject, email)))
      throw new KnownErrors.VerificationCodeExpired();
    const user = await findUser(context.db, project.id, code.subject);
    return {
      isCodeValid: true,
      email,
      isOwn: await mayVerify(call, code.subject),
      hasPassword: user?.hasPassword && project.config.credentialEnabled,
    };
  }),

  defineRoute(contactChannels.verify, async (call) => {
    const { context, info, project, body } = call;
    await limit(context, info, "code");
    const code = await readCode(call);
    const userId = code.subject;
    if (body.isRejected) return rejectAddress(call, code);
    const isOwn =
      (await showsPassword(call, userId)) || (await isFromAccount(context.db, call, userId));
    // The page of this package shows the code and asks for the password, and spends nothing.
    if (!isOwn && sendsSession(info) && !(await mayVerify(call, userId)))
      throw new KnownErrors.UserAuthenticationRequired();
    await transact(context, async (tx) => {
      await spendCode(tx, context, code);
      const addresses = await listChannels(tx, project.id, { userId });
      await proveAddress(tx, context, {
        project,
        userId,
        email: code.data.email,
        isFromAccount: isOwn,
        info,
      });
      await announceUser(tx, context, project.id, "user.updated", userId);
      // The account's first proof is no news to anyone else.
      if (!addresses.some(({ isVerified }) => isVerified)) return;
      const events = addressEvents(addresses, await listChannels(tx, project.id, { userId }));
      await announceProtection(tx, call, userId, events);
    });
  }),
];

/**
 * Whether a link may be used without the account's password: in a session of the account, in a
 * browser that it knows, by a server, or if no one can sign in to it yet.
 */
async function mayVerify(
  call: Pick<HandlerContext, "context" | "info" | "project" | "caller" | "level">,
  userId: string,
): Promise<boolean> {
  const { context, project } = call;
  if (isServer(call) || (await isFromAccount(context.db, call, userId))) return true;
  const user = await findUser(context.db, project.id, userId);
  if (!user || user.hasPassword || user.passkeyAuthEnabled || user.oauthProviders.length > 0)
    return false;
  if (await hasProvedAddress(context.db, project.id, userId)) return false;
  const sessions = await listSessions(context.db, project.id, userId, context.clock.now());
  return sessions.length === 0;
}

/** Six digits count in a session of the account alone. */
async function readCode(call: VerifyCall): Promise<VerificationCode> {
  const { context, info, project, caller, body } = call;
  const { userId } = caller;
  if (body.code.length !== OTP_LENGTH)
    return lookAtCode(context, info, project.id, "email_verification", body.code);
  if (userId === undefined) throw new KnownErrors.UserAuthenticationRequired();
  if (await isVerifiedMeanwhile(call, userId)) throw new KnownErrors.EmailAlreadyVerified();
  return checkTypedCode(context, project.id, userId, body.code);
}

/** Whether nothing is left to verify: the link of the mail was opened on another device. */
async function isVerifiedMeanwhile(
  { context: { db, clock }, project }: VerifyCall,
  userId: string,
): Promise<boolean> {
  const open = await listOpenCodes(db, project.id, "email_verification", userId, clock.now());
  if (open.length > 0) return false;
  return (await findUser(db, project.id, userId))?.primaryEmailVerified ?? false;
}

/**
 * Whether a request has the account's password. Throws `EMAIL_PASSWORD_MISMATCH` for a wrong one.
 */
async function showsPassword(call: VerifyCall, userId: string): Promise<boolean> {
  const { context, info, project, body } = call;
  if (body.password === undefined) return false;
  await limit(context, info, "signIn", { projectId: project.id, id: userId });
  const hash = (await findCredentials(context.db, project.id, userId))?.passwordHash ?? null;
  const { matches } = await context.passwordHasher.verify({ info }, body.password, hash);
  if (!matches || hash === null) throw new KnownErrors.EmailPasswordMismatch();
  return true;
}

/** Takes an address from an account that its owner did not sign up. */
async function rejectAddress(
  { context, project }: VerifyCall,
  code: VerificationCode,
): Promise<void> {
  const userId = code.subject;
  await transact(context, async (tx) => {
    await lockUser(tx, project.id, userId);
    await spendCode(tx, context, code);
    const channel = await findChannelByAddress(tx, project.id, userId, code.data.email);
    if (!channel || channel.isVerified) throw new KnownErrors.VerificationCodeNotFound();
    await deleteChannel(tx, project.id, channel);
    await announceUser(tx, context, project.id, "user.updated", userId);
  });
}
