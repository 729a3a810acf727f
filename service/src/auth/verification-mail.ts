import { isTrustedCallback, MAILED_CODE_LIFE_MILLIS } from "@stackkit/next/protocol";
import type { Context } from "../context.js";
import type { Project } from "../project-config.js";
import { linkWithCode, requireTrustedCallback } from "./callback-url.js";
import { createCode } from "./verification-codes.js";

export interface VerificationMail {
  readonly userId: string;
  readonly email: string;
  readonly channelId?: string | undefined;
  readonly callbackUrl: string;
  readonly displayName: string | null;
  readonly locale: string | null;
}

/** Asks a person to confirm an address. Throws `REDIRECT_URL_NOT_WHITELISTED`. */
export async function sendVerificationMail(context: Context, project: Project, mail: VerificationMail): Promise<void> {
  requireTrustedCallback(project, mail.callbackUrl);
  const { code } = await createCode(context.db, context, {
    projectId: project.id,
    kind: "email_verification",
    subject: mail.userId,
    data: { email: mail.email, channelId: mail.channelId },
    lifeMillis: MAILED_CODE_LIFE_MILLIS,
  });
  await queue(context, project, mail, { emailVerificationLink: linkWithCode(mail.callbackUrl, code) });
}

/** The same after a sign-up, which nobody is kept waiting for. A callback that is not trusted does not fail it: the outbox tells why no mail went out. */
export function sendVerificationMailLater(context: Context, project: Project, mail: VerificationMail): void {
  context.background.run("verification mail", async () => {
    if (isTrustedCallback(mail.callbackUrl, project.config)) return sendVerificationMail(context, project, mail);
    await queue(context, project, mail, { emailVerificationLink: "" }, `The callback ${mail.callbackUrl} is not on the project's list of trusted domains.`);
  });
}

const queue = (context: Context, project: Project, mail: VerificationMail, link: { emailVerificationLink: string }, refused?: string): Promise<void> =>
  context.mail.queue({
    project,
    type: "email_verification",
    to: mail.email,
    locale: mail.locale,
    variables: { userDisplayName: mail.displayName ?? "", ...link },
    ...(refused === undefined ? {} : { refused }),
  });
