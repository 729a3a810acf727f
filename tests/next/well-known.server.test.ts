import { authProxy } from "@stackkit/next/proxy";
import { StackServerApp } from "@stackkit/next/server";
import { NextRequest } from "next/server.js";
import { beforeAll, describe, expect, it } from "vitest";
import { type ServerWorld, startServerApp } from "../support/server-app.js";

let world: ServerWorld;
beforeAll(async () => {
  world = await startServerApp();
  return () => world.project.service.stop();
});

const SETTINGS = "http://localhost:3000/handler/account-settings#auth";
const ask = (path: string, init: { method?: string } = {}) =>
  authProxy(world.app, { protect: ["/*"] })(
    new NextRequest(`http://localhost:3000/.well-known/${path}`, init),
  );

describe("the proxy, asked by a password manager", () => {
  it("leads to where a password is changed, signed in or not", async () => {
    const answer = await ask("change-password");
    expect([answer.status, answer.headers.get("location")]).toEqual([307, SETTINGS]);
  });

  it("leads there under basePath, whether or not the app's urls have it", async () => {
    for (const urls of [{}, { accountSettings: "/shop/handler/account-settings" }]) {
      const app = new StackServerApp({
        tokenStore: "nextjs-cookie",
        ...world.project.serverOptions,
        urls,
      });
      const answer = await authProxy(app)(
        new NextRequest("http://localhost:3000/shop/.well-known/change-password", {
          nextConfig: { basePath: "/shop" },
        }),
      );
      expect(answer.headers.get("location")).toBe(
        "http://localhost:3000/shop/handler/account-settings#auth",
      );
    }
  });

  it("names where passkeys are made and managed", async () => {
    const answer = await ask("passkey-endpoints");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ enroll: SETTINGS, manage: SETTINGS });
  });

  it("names the public origin behind a reverse proxy, and believes no other", async () => {
    const app = new StackServerApp({
      tokenStore: "nextjs-cookie",
      ...world.project.serverOptions,
      trustedOrigins: ["https://app.example"],
    });
    const behind = async (host: string) => {
      const request = new NextRequest("http://localhost:3000/.well-known/passkey-endpoints", {
        headers: { "x-forwarded-host": host, "x-forwarded-proto": "https" },
      });
      return ((await (await authProxy(app)(request)).json()) as { enroll: string }).enroll;
    };
    expect(await behind("app.example")).toBe("https://app.example/handler/account-settings#auth");
    expect(await behind("evil.example")).toBe(SETTINGS);
  });

  it("names the origins that share the passkeys of a domain, if the app has one", async () => {
    const app = new StackServerApp({
      tokenStore: "nextjs-cookie",
      ...world.project.serverOptions,
      passkeyRpId: "example.com",
      trustedOrigins: ["https://app.example.com", "https://example.org"],
    });
    const request = new NextRequest("http://localhost:3000/.well-known/webauthn");
    const answer = await authProxy(app, { protect: ["/*"] })(request);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toEqual({
      origins: ["https://app.example.com", "https://example.org"],
    });
  });

  it("leaves other addresses and methods to the app", async () => {
    for (const path of ["security.txt", "change-password/x", "webauthn"])
      expect((await ask(path)).headers.get("location"), path).toContain("/handler/sign-in");
    const post = await ask("change-password", { method: "POST" });
    expect(post.headers.get("location")).not.toBe(SETTINGS);
  });
});
