import { StackServerApp } from "@stackkit/next/server";
import { beforeAll, describe, expect, it } from "vitest";
import { serveTestProject } from "../support/service.js";

const project = serveTestProject({}, { port: 0 });
let app: StackServerApp<true>;
let userId: string;
beforeAll(async () => {
  ({ userId } = await project.signUp());
  app = new StackServerApp({
    tokenStore: "memory",
    ...project.serverOptions,
  } as never) as unknown as StackServerApp<true>;
});

const ACTOR = { type: "admin", id: "staff-1", reason: "Ticket 7" } as const;

async function tokensOf(actor?: typeof ACTOR) {
  const user = await app.getUser(userId);
  const session = await user?.createSession(actor ? { actor } : {});
  const { accessToken, refreshToken } = (await session?.getTokens()) ?? {};
  return { accessToken: accessToken ?? "", refreshToken: refreshToken ?? "" };
}

describe("the actor of a session", () => {
  it("is on the user, read from the service or from the token", async () => {
    const tokenStore = await tokensOf(ACTOR);
    expect((await app.getUser({ tokenStore }))?.actor).toEqual(ACTOR);
    expect((await app.getUser({ tokenStore, from: "token" }))?.actor).toEqual(ACTOR);
  });

  it("is null in people's own sessions", async () => {
    const tokenStore = await tokensOf();
    expect((await app.getUser({ tokenStore, actor: "none" }))?.actor).toBeNull();
    expect((await app.getUser({ tokenStore, actor: "none", from: "token" }))?.id).toBe(userId);
  });

  it("counts as signed out where only the user counts", async () => {
    const tokenStore = await tokensOf(ACTOR);
    expect(await app.getUser({ tokenStore, actor: "none" })).toBeNull();
    expect(await app.getUser({ tokenStore, actor: "none", from: "token" })).toBeNull();
    expect((await app.getUser({ tokenStore, actor: "any" }))?.id).toBe(userId);
  });

  it.each(["throw", "redirect"] as const)(
    "throws with or: %s, and redirects nowhere",
    async (or) => {
      const tokenStore = await tokensOf(ACTOR);
      await expect(app.getUser({ tokenStore, actor: "none", or })).rejects.toMatchObject({
        code: "ACTOR_IN_SESSION",
      });
    },
  );

  it("is refused what protects the account, with a known error", async () => {
    const tokenStore = await tokensOf(ACTOR);
    const user = await app.getUser({ tokenStore, or: "throw" });
    await user.update({ displayName: "By staff" });
    await expect(user.delete()).rejects.toMatchObject({ code: "ACTOR_REFUSED" });
  });
});
