import { connectedAccounts, KnownErrors } from "@stackkit/next/protocol";
import { requireFreshCaller } from "../auth/fresh-session.js";
import { hasWayIn } from "../auth/ways-in.js";
import { PlainError } from "../core/plain-error.js";
import { deleteAccountOf } from "../db/queries/sign-in/oauth.js";
import { announceUser } from "../db/queries/users/user-rows.js";
import { findUser, lockUser } from "../db/queries/users/users.js";
import { transact } from "../db/transact.js";
import { type Ask, answer } from "../http/handle-operation.js";
import { isServer } from "../http/request/own-user.js";
import { queueNotice } from "../mail/notice.js";

type TokenAsk = Pick<Ask, "context" | "facts" | "project"> & {
  readonly body: { readonly scope?: string | undefined };
};

async function tokenFor(
  { context, facts, project, body }: TokenAsk,
  userId: string,
  providerId: string,
) {
  const { connectedToken } = await import("../auth/oauth/with-providers.js");
  return {
    accessToken: await connectedToken(context, project, {
      userId,
      providerId,
      scopes: (body.scope ?? "").split(" ").filter(Boolean),
      origin: facts.origin,
    }),
  };
}

type AccountAsk = Pick<Ask, "context" | "project" | "level" | "caller">;

/** Throws where a client means another user than the one who is signed in, or a server one that does not exist. */
async function requireAccountOwner(
  { context, project, level, caller }: AccountAsk,
  userId: string,
): Promise<void> {
  if (level === "client") {
    if (caller.userId === undefined) throw new KnownErrors.CannotGetOwnUserWithoutUser();
    if (caller.userId !== userId)
      throw new PlainError(
        403,
        "A client may ask only for the connected accounts of the signed-in user.",
      );
  } else if (!(await findUser(context.db, project.id, userId)))
    throw new KnownErrors.UserNotFound();
}

export const connectedAccountRoutes = [
  answer(connectedAccounts.disconnect, async (ask) => {
    const { context, facts, project, params } = ask;
    const { user_id: userId, provider_id: providerId } = params;
    await requireAccountOwner(ask, userId);
    await transact(context.db, async (tx) => {
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      await requireFreshCaller(tx, ask);
      if (!(await deleteAccountOf(tx, project.id, userId, providerId)))
        throw new KnownErrors.OAuthConnectionNotConnectedToUser();
      if (!isServer(ask) && !(await hasWayIn(tx, project, userId))) {
        throw new PlainError(
          400,
          "This account is the last way to sign in. Add a password, a passkey or a verified address first.",
        );
      }
      await announceUser(tx, context, project.id, "user.updated", userId);
    });
    queueNotice(context, {
      project,
      userId,
      type: "provider_changed",
      facts: isServer(ask) ? undefined : facts,
    });
  }),

  answer(connectedAccounts.accessToken, async (ask) => {
    await requireAccountOwner(ask, ask.params.user_id);
    return tokenFor(ask, ask.params.user_id, ask.params.provider_id);
  }),

  answer(connectedAccounts.ownAccessToken, (ask) =>
    tokenFor(ask, ask.caller.userId as string, ask.params.provider_id),
  ),
];
