import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import type { Context } from "../http/context.js";
import { sendsSession } from "../http/request-info.js";
import type { HandlerContext } from "../http/route.js";
import { MAILS_PER_DAY, mayMail } from "../limits/rate-limit.js";
import { codeLifeMillis } from "../mail/code-life.js";
import { linkWithCode, requireTrustedCallback, trustsCallback } from "./callback-url.js";
import { areDigitsGuessed } from "./guesses.js";
import { createCode } from "./verification-codes.js";

/** The mail that proves an address, with where its link leads. */
export interface VerificationMail {
  readonly userId: string;
  readonly email: string;
  readonly channelId?: string | undefined;
  readonly callbackUrl: string;
  readonly displayName: string | null;
  readonly locale: string | null;
}

/** The request that a mail is for. */
type MailCall = Pick<HandlerContext, "context" | "info" | "project">;

/** Queues a mail that verifies an address. Throws `REDIRECT_URL_NOT_WHITELISTED`. */
export async function sendVerificationMail(
  call: MailCall,
  mail: VerificationMail,
  db = call.context.db,
): Promise<void> {
  const { context, project, info } = call;
  requireTrustedCallback(call, mail.callbackUrl);
  // Pages of other clients have no field for it.
  const isTyped = sendsSession(info) && !(await areDigitsGuessed({ ...context, db }, project.id));
  const { code, otp } = await createCode(db, context, {
    projectId: project.id,
    kind: "email_verification",
    subject: mail.userId,
    data: {
      email: mail.email,
      channelId: mail.channelId,
      ...(isTyped && { codeKind: "digits" }),
    },
    vault: isTyped ? context.vault : undefined,
    lifeMillis: codeLifeMillis(context.settings, "email_verification"),
  });
  await queue(context, project, mail, db, {
    emailVerificationLink: linkWithCode(mail.callbackUrl, code),
    otp: isTyped ? otp : "",
  });
}

/**
 * Sends the verification mail in the transaction of a sign-up. An untrusted callback or too many
 * mails don't fail it; the outbox records why the mail was not sent.
 */
export async function sendSignUpVerification(
  call: MailCall,
  mail: VerificationMail,
  tx: Database,
): Promise<void> {
  const { context, info, project } = call;
  const refused = !trustsCallback(call, mail.callbackUrl)
    ? `The callback ${mail.callbackUrl} is not on the project's list of trusted domains.`
    : (await mayMail(context, tx, info, "strangers", project.id, mail.email))
      ? undefined
      : `This address got ${MAILS_PER_DAY} mails today.`;
  if (refused === undefined) return sendVerificationMail(call, mail, tx);
  await queue(context, project, mail, tx, { emailVerificationLink: "", otp: "" }, refused);
}

const queue = (
  context: Context,
  project: Project,
  mail: VerificationMail,
  db: Database,
  link: { emailVerificationLink: string; otp: string },
  refused?: string,
): Promise<void> =>
  context.mail.queue(
    {
      project,
      type: "email_verification",
      to: mail.email,
      locale: mail.locale,
      variables: { userDisplayName: mail.displayName ?? "", ...link },
      ...(refused === undefined ? {} : { refused }),
    },
    db,
  );
