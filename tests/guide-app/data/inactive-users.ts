import type { ServerListUsersOptions, ServerUser } from "@stackkit/next/server";
import { stackServerApp } from "../stack";

/** Goes through users in pages of 200, oldest first, in constant memory. */
export async function* everyUser(filter: ServerListUsersOptions = {}): AsyncGenerator<ServerUser> {
  let cursor: string | undefined;
  do {
    const page = await stackServerApp.listUsers({ ...filter, limit: 200, cursor });
    yield* page;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** Users who were last active before a date. */
export const inactiveUsers = (before: Date) => everyUser({ activeBefore: before });
