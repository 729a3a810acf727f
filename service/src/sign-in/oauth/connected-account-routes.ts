import { connectedAccounts, KnownErrors, providerAccounts } from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import { isServer } from "../../http/own-user.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { requireFreshCaller } from "../../sessions/fresh-session.js";
import { announceProtection } from "../../users/protection.js";
import { announceUser, findUser, lockUser } from "../../users/user-rows.js";
import { hasWayIn } from "../../users/ways-in.js";
import { deleteAccountOf, listAccountsOf } from "./table.js";

type TokenCall = Pick<HandlerContext, "context" | "info" | "project"> & {
  readonly body: { readonly scope?: string | undefined };
};

async function tokenFor(
  { context, info, project, body }: TokenCall,
  userId: string,
  providerId: string,
) {
  const { connectedToken } = await import("./with-providers.js");
  return {
    accessToken: await connectedToken(context, project, {
      userId,
      providerId,
      scopes: (body.scope ?? "").split(" ").filter(Boolean),
      origin: info.origin,
    }),
  };
}

type AccountCall = Pick<HandlerContext, "context" | "project" | "level" | "caller">;

/** Throws if a client names another user, or a server an unknown one. */
async function requireAccountOwner(
  { context, project, level, caller }: AccountCall,
  userId: string,
): Promise<void> {
  if (level === "client") {
    if (caller.userId === undefined) throw new KnownErrors.CannotGetOwnUserWithoutUser();
    if (caller.userId !== userId)
      throw new PlainError(
        403,
        "A client may call only for the connected accounts of the signed-in user.",
      );
  } else if (!(await findUser(context.db, project.id, userId)))
    throw new KnownErrors.UserNotFound();
}

async function listOwn(call: AccountCall, userId: string) {
  await requireAccountOwner(call, userId);
  const accounts = await listAccountsOf(call.context.db, call.project.id, userId);
  return accounts.map(({ id, provider_id: provider, account_id: accountId, email }) => ({
    id,
    userId,
    provider,
    type: provider,
    providerConfigId: provider,
    accountId,
    providerAccountId: accountId,
    email: email ?? undefined,
    allowSignIn: true,
    allowConnectedAccounts: true,
  }));
}

type ChangeCall = Pick<HandlerContext, "context" | "info" | "project" | "level" | "caller">;

/** Disconnects the account that `find` names by its provider. */
async function disconnect(
  call: ChangeCall,
  userId: string,
  find: (tx: Database) => Promise<string | undefined>,
): Promise<void> {
  const { context, project } = call;
  await requireAccountOwner(call, userId);
  await transact(context, async (tx) => {
    if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
    await requireFreshCaller(tx, call);
    const providerId = await find(tx);
    if (
      providerId === undefined ||
      !(await deleteAccountOf(tx, project.id, userId, providerId, context.clock.now()))
    )
      throw new KnownErrors.OAuthConnectionNotConnectedToUser();
    if (!isServer(call) && !(await hasWayIn(tx, project, userId))) {
      throw new PlainError(
        400,
        "This account is the last way to sign in. Add a password, a passkey or a " +
          "verified address first.",
      );
    }
    await announceUser(tx, context, project.id, "user.updated", userId);
    await announceProtection(tx, call, userId, [{ type: "provider_disconnected", providerId }]);
  });
}

/** Accounts at providers: tokens and disconnecting, and the calls of newer clients. */
export const connectedAccountRoutes = [
  defineRoute(connectedAccounts.disconnect, (call) =>
    disconnect(call, call.params.user_id, async () => call.params.provider_id),
  ),

  defineRoute(providerAccounts.delete, (call) => {
    const { user_id: userId, account_id: accountId } = call.params;
    return disconnect(call, userId, async (tx) => {
      const accounts = await listAccountsOf(tx, call.project.id, userId);
      return accounts.find(({ id }) => id === accountId)?.provider_id;
    });
  }),

  defineRoute(providerAccounts.list, (call) => listOwn(call, call.query.userId)),
  defineRoute(providerAccounts.listConnected, (call) => listOwn(call, call.params.user_id)),

  defineRoute(connectedAccounts.accessToken, async (call) => {
    await requireAccountOwner(call, call.params.user_id);
    return tokenFor(call, call.params.user_id, call.params.provider_id);
  }),

  defineRoute(connectedAccounts.ownAccessToken, (call) =>
    tokenFor(call, call.caller.userId as string, call.params.provider_id),
  ),
];
