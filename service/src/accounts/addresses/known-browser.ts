import type { Database } from "../../db/database.js";
import type { HandlerContext } from "../../http/route.js";
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

/** The first of these accounts that a request comes from. */
export async function findOwn<T extends { readonly userId: string }>(
  db: Database,
  call: Call,
  accounts: readonly T[],
): Promise<T | undefined> {
  for (const account of accounts) if (await isFromAccount(call, account.userId, db)) return account;
  return undefined;
}
