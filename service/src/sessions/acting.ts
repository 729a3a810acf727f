import { KnownErrors, type SessionActor, type sessions } from "@stackkit/next/protocol/internal";
import { linkWithCode, requireTrustedCallback } from "../codes/callback-url.js";
import { withdrawCodes } from "../codes/table.js";
import { type CheckedCode, createCode, spendCode } from "../codes/verification-codes.js";
import { PlainError } from "../core/plain-error.js";
import { MINUTE } from "../core/time.js";
import type { Database } from "../db/database.js";
import { transact } from "../db/transact.js";
import type { Actor } from "../http/caller.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import type { Handler } from "../http/route.js";
import { limitUser } from "../limits/rate-limit.js";
import { INTERNAL } from "../projects/project-owners.js";
import { lockUser } from "../users/user-rows.js";
import { createSession } from "./sessions.js";

/** How long others act for a user, unless their app says otherwise. */
export const ACTOR_LIFE_MILLIS = 30 * MINUTE;
/** How long a link works that opens a session for an actor. */
export const ACTING_LINK_MILLIS = 2 * MINUTE;

/** Throws a plain 400 for the internal project: its users are administrators of the service. */
export function requireActable(projectId: string): void {
  if (projectId === INTERNAL)
    throw new PlainError(400, "Nobody acts as an administrator of this service.");
}

const typeOf = ({ type }: Actor): SessionActor["type"] =>
  type === "key" || type === "agent" ? type : "admin";

/** Makes a link by which its caller acts as a user, once and soon. */
export const createActingLink: Handler<typeof sessions.createActingLink> = async (call) => {
  const { context, info, project, caller, params, body } = call;
  requireActable(project.id);
  const { actor: by } = caller;
  if (!by) throw new PlainError(403, "It is not known who would act.");
  requireTrustedCallback(call, body.callbackUrl);
  await limitUser(context, info, "invitations", project.id, by.id);
  return transact(context, async (tx) => {
    if (!(await lockUser(tx, project.id, params.user_id))) throw new KnownErrors.UserNotFound();
    const { code, expiresAt } = await createCode(tx, context, {
      projectId: project.id,
      kind: "acting",
      subject: by.id,
      data: {
        userId: params.user_id,
        actor: { type: typeOf(by), id: by.id, reason: body.reason.trim() },
      },
      lifeMillis: ACTING_LINK_MILLIS,
    });
    return { url: linkWithCode(body.callbackUrl, code), expiresAt: new Date(expiresAt) };
  });
};

/** Opens the session of a link. Of several at once, one gets it. */
export async function openActingSession(
  context: Context,
  info: RequestInfo,
  code: CheckedCode<"acting">,
): Promise<{ accessToken: string; refreshToken: string; userId: string; isNewUser: boolean }> {
  const { projectId, data } = code;
  const { userId, actor } = data;
  // It is no sign-in of the user.
  info.about.method = "server";
  const { accessToken, refreshToken } = await transact(context, async (tx) => {
    await spendCode(tx, context, code);
    if (!(await lockUser(tx, projectId, userId))) throw new KnownErrors.UserNotFound();
    return createSession(context, tx, {
      projectId,
      userId,
      info,
      expiresInMillis: ACTOR_LIFE_MILLIS,
      isImpersonation: actor.type === "admin",
      actor,
      isWithoutBrowser: true,
    });
  });
  return { accessToken, refreshToken, userId, isNewUser: false };
}

/** Ends what an administrator does as users of projects, and the links that they have made. */
export async function endActing(
  tx: Database,
  projectIds: readonly string[],
  administratorId: string,
  now: number,
): Promise<void> {
  const stored = JSON.stringify({ type: "admin", id: administratorId }).slice(0, -1);
  for (const projectId of projectIds) {
    // First the links: one that is being opened is waited for, and its session is found.
    await withdrawCodes(tx, projectId, "acting", administratorId, now);
    await tx
      .deleteFrom("sessions")
      .where("project_id", "=", projectId)
      .where("actor", "is not", null)
      .where("actor", "like", `${stored},%`)
      .execute();
  }
}
