import { canonicalEmail, KnownErrors } from "@stackkit/next/protocol/internal";
import { type CheckedCode, checkCode, createCode } from "../codes/verification-codes.js";
import { hashOf } from "../core/random.js";
import { requireGoodPassword } from "../credentials/passwords/password-rules.js";
import type { Project } from "../db/tables/project-config.js";
import { transact } from "../db/transact.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { limit } from "../limits/rate-limit.js";
import { CONFIRMATION_LIFE_MILLIS } from "../mail/code-life.js";
import { hasMailServer } from "../projects/mail-server.js";
import { INTERNAL } from "../projects/project-owners.js";
import { findProject } from "../projects/projects.js";
import { findSetupLink } from "./setup-links.js";

/** The link, and the address that the first administrator typed. */
interface Proving {
  readonly token: string;
  readonly email: string;
}

/** The project of a set-up that needs a mailed code: recovering ones work without mail. */
async function findProving(
  { db, clock, settings }: Context,
  { token }: Proving,
): Promise<Project | undefined> {
  const link = await findSetupLink(db, token, clock.now());
  if (!link || link.recovers) return undefined;
  const project = await findProject(db, INTERNAL);
  return project && hasMailServer(project, settings) ? project : undefined;
}

/**
 * Mails a code of six digits to the first administrator's address. Resolves to the rest of the
 * code, which the browser sends back; undefined if no code is needed.
 */
export async function mailSetUpCode(
  context: Context,
  info: RequestInfo,
  { password, ...proving }: Proving & { readonly password: string },
): Promise<string | undefined> {
  const project = await findProving(context, proving);
  if (!project) return undefined;
  const { token, email } = proving;
  await requireGoodPassword(context, password, project, [email]);
  await limit(context, info, "mail", { projectId: INTERNAL, id: canonicalEmail(email) });
  return transact(context, async (tx) => {
    const { otp, nonce } = await createCode(tx, context, {
      projectId: INTERNAL,
      kind: "console_set_up",
      subject: canonicalEmail(email),
      data: { codeKind: "digits", tokenHash: hashOf(token) },
      lifeMillis: CONFIRMATION_LIFE_MILLIS,
    });
    await context.mail.queue(
      {
        project,
        type: "administrator_code",
        to: email,
        locale: "en",
        variables: { otp },
      },
      tx,
    );
    return nonce;
  });
}

/**
 * Checks the code for an address and a link, and counts the attempt; undefined if none is needed.
 * Throws `VERIFICATION_CODE_NOT_FOUND` and the like.
 */
export async function checkSetUpCode(
  context: Context,
  { code = "", ...proving }: Proving & { readonly code?: string | undefined },
): Promise<CheckedCode<"console_set_up"> | undefined> {
  if (!(await findProving(context, proving))) return undefined;
  const checked = await checkCode(context, INTERNAL, "console_set_up", code);
  const isFor =
    checked.subject === canonicalEmail(proving.email) &&
    checked.data.tokenHash === hashOf(proving.token);
  if (!isFor) throw new KnownErrors.VerificationCodeNotFound();
  return checked;
}
