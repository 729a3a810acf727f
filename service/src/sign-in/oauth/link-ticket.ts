import { KnownErrors } from "@stackkit/next/protocol/internal";
import { checkCode, createCode, spendCode } from "../../codes/verification-codes.js";
import { PlainError } from "../../core/plain-error.js";
import { MINUTE } from "../../core/time.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import { requireFreshSession } from "../../sessions/fresh-session.js";
import { isSessionAlive } from "../../sessions/table.js";
import { findTokenHolder } from "../../sessions/token-holder.js";
import type { LinkTarget } from "./outer-request.js";

/** Lifetime of a ticket to connect a provider account. */
const OAUTH_LINK_TICKET_LIFE_MILLIS = MINUTE;

/** Permission to connect a provider account to a user, once and within a minute. */
export interface LinkTicket extends LinkTarget {
  readonly projectId: string;
  readonly providerId: string;
  readonly codeChallenge: string;
}

/** Issues a single-use ticket for one browser to connect one provider. */
export async function createLinkTicket(
  context: Context,
  { projectId, userId, ...data }: LinkTicket,
): Promise<string> {
  const { code } = await createCode(context.db, context, {
    projectId,
    kind: "oauth_link",
    subject: userId,
    data,
    lifeMillis: OAUTH_LINK_TICKET_LIFE_MILLIS,
  });
  return code;
}

/**
 * Uses a ticket. Throws `VERIFICATION_CODE_NOT_FOUND` if it is for another provider or browser, or
 * its session has ended.
 */
export async function spendLinkTicket(
  context: Context,
  project: Project,
  sent: string,
  { providerId, codeChallenge }: Pick<LinkTicket, "providerId" | "codeChallenge">,
): Promise<LinkTarget> {
  const ticket = await checkCode(context, project.id, "oauth_link", sent);
  const { subject: userId, data } = ticket;
  if (data.providerId !== providerId || data.codeChallenge !== codeChallenge)
    throw new KnownErrors.VerificationCodeNotFound();
  await transact(context, async (tx) => {
    const isAlive =
      data.sessionId === undefined ||
      (await isSessionAlive(tx, project.id, userId, data.sessionId, context.clock.now()));
    if (!isAlive) throw new KnownErrors.VerificationCodeNotFound();
    await spendCode(tx, context, ticket);
  });
  return { userId, sessionId: data.sessionId };
}

/** The user of an access token in the URL, as older clients send it. */
export async function readLinkToken(
  context: Context,
  project: Project,
  text: string,
): Promise<LinkTarget> {
  const reading = await context.tokens.read(text);
  if (!("token" in reading)) {
    throw reading.problem === "expired"
      ? new KnownErrors.AccessTokenExpired({ expired_at_millis: reading.expiredAtMillis })
      : new KnownErrors.UnparsableAccessToken();
  }
  if (reading.token.projectId !== project.id)
    throw new PlainError(403, "This access token belongs to another project.");
  // No check of the caller has seen a token in the URL.
  if (reading.token.actor) throw new KnownErrors.ActorRefused();
  const now = context.clock.now();
  const holder = await findTokenHolder(context.db, reading.token, now);
  if (!holder?.sessionLives) throw new KnownErrors.AccessTokenExpired({ expired_at_millis: now });
  const { userId, sessionId } = holder;
  await requireFreshSession(context.db, context, project, { userId, sessionId });
  return { userId, sessionId };
}
