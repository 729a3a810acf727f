import type { Database } from "../../db/database.js";
import type { HandlerContext } from "../../http/route.js";
import { hasKnownDevice } from "../../limits/known-devices.js";
import { isKnownDevice } from "../../sessions/same-browser.js";

type Call = Pick<HandlerContext, "context" | "info" | "project"> & {
  readonly caller?: Pick<HandlerContext["caller"], "userId">;
};

/** Whether a request comes from a session of an account, or from a browser that it knows. */
export const isFromAccount = async (
  call: Call,
  userId: string,
  db: Database = call.context.db,
): Promise<boolean> => call.caller?.userId === userId || (await isKnownDevice(call, userId, db));

/**
 * The first of these accounts that a request comes from. A client that keeps device tokens is known
 * by them alone: its network and kind of browser may be a stranger's too.
 */
export async function findOwn<T extends { readonly userId: string }>(
  db: Database,
  call: Call,
  accounts: readonly T[],
  { keepsDevices = false } = {},
): Promise<T | undefined> {
  const { context, info, project, caller } = call;
  for (const account of accounts) {
    const { userId } = account;
    const isOwn = keepsDevices
      ? caller?.userId === userId || (await hasKnownDevice(db, context, info, project.id, userId))
      : await isFromAccount(call, userId, db);
    if (isOwn) return account;
  }
  return undefined;
}
