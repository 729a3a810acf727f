import { StackClientApp } from "@stackkit/next";
import { StackAdminApp } from "@stackkit/next/admin";
import { StackServerApp } from "@stackkit/next/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLBACK } from "../support/addresses.js";
import { KEYS, startTestService } from "../support/service.js";

const keys = KEYS("internal");

let app: StackClientApp<true, "internal">;
let baseUrl: string;
beforeAll(async () => {
  const service = await startTestService({ port: 0, internalKeys: keys });
  afterAll(() => service.stop());
  baseUrl = service.url ?? "";
  app = new StackClientApp<true, "internal">({
    tokenStore: "memory",
    projectId: "internal",
    publishableClientKey: keys.client,
    baseUrl,
    redirectMethod: "none",
  });
  const result = await app.signUpWithCredential({
    email: "owner@example.com",
    password: "correct horse battery",
    verificationCallbackUrl: CALLBACK,
  });
  if (result.status === "error") throw result.error;
});

describe("a project that the current user owns", () => {
  it("is created and listed, and its app acts by the owner's session", async () => {
    const user = await app.getUser({ or: "throw" });
    expect(await user.listOwnedProjects()).toEqual([]);
    const made = await user.createProject({
      displayName: "Mine",
      config: { magicLinkEnabled: true },
    });
    expect(made).toMatchObject({ displayName: "Mine", isProductionMode: false });
    expect(made.config.magicLinkEnabled).toBe(true);
    const [owned] = await (await app.getUser({ or: "throw" })).listOwnedProjects();
    expect(owned?.id).toBe(made.id);
    await owned?.update({ displayName: "Still mine" });
    expect((await owned?.app.getProject())?.displayName).toBe("Still mine");
    const guest = await owned?.app.createUser({ displayName: "Guest" });
    expect((await owned?.app.getUser(guest?.id ?? ""))?.displayName).toBe("Guest");
    await expect(owned?.app.getUser({ tokenStore: null as never })).rejects.toThrow(
      "NO_TOKEN_STORE",
    );
    await owned?.delete();
    expect(await user.listOwnedProjects()).toEqual([]);
  });

  it("has an app that is an administrator's, and so a server's and a client's too", async () => {
    const user = await app.getUser({ or: "throw" });
    const made = await user.createProject({ displayName: "By its fields" });
    for (const kind of [StackAdminApp, StackServerApp, StackClientApp])
      expect(made.app).toBeInstanceOf(kind);
    expect(app).toBeInstanceOf(StackClientApp);
    for (const kind of [StackAdminApp, StackServerApp]) expect(app).not.toBeInstanceOf(kind);
    for (const kind of [StackAdminApp, StackServerApp, StackClientApp])
      expect(made).not.toBeInstanceOf(kind);
    await made.delete();
  });

  it("is reachable by an app created by hand, from the session that the owner's object carries", async () => {
    const user = await app.getUser({ or: "throw" });
    const made = await user.createProject({ displayName: "By hand" });
    for (const projectOwnerSession of [user.currentSession, user._internalSession]) {
      const admin = new StackAdminApp({
        projectId: made.id,
        tokenStore: null,
        projectOwnerSession,
        baseUrl,
      });
      expect((await admin.getProject()).displayName).toBe("By hand");
    }
    await made.delete();
  });
});
