import type { ServerUser } from "@stackkit/next/server";
import { stackServerApp } from "../stack";

/** Goes through all users in pages of 200, oldest first, in constant memory. */
export async function* everyUser(): AsyncGenerator<ServerUser> {
  let cursor: string | undefined;
  do {
    const page = await stackServerApp.listUsers({ limit: 200, cursor });
    yield* page;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** Users who were last active before a date. */
export async function* inactiveUsers(before: Date): AsyncGenerator<ServerUser> {
  for await (const user of everyUser()) if (user.lastActiveAt < before) yield user;
}
