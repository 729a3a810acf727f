import { KitError, KnownErrors, StackClientApp } from "@stackkit/next";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Apps, signUp, startApps } from "../resources/set-up.js";
import { KEYS } from "../support/service.js";

let apps: Apps;
beforeAll(async () => {
  apps = await startApps();
});

function watched() {
  const logger = vi.fn();
  const onError = vi.fn();
  const { project } = apps;
  const app = new StackClientApp({
    tokenStore: "memory",
    ...project.clientOptions,
    redirectMethod: "none",
    logger,
    onError,
  });
  return { app, logger, onError };
}

describe("an app that is watched", () => {
  it("tells its logger of every attempt, with nothing secret in it", async () => {
    const { email, password } = await signUp(apps);
    const { app, logger, onError } = watched();
    await app.signInWithCredential({ email, password, noRedirect: true });
    const user = await app.getUser({ or: "throw" });
    const { accessToken, refreshToken } = await user.currentSession.getTokens();
    expect(
      logger.mock.calls.map(([{ method, path, attempt, status }]) => [
        method,
        path,
        attempt,
        status,
      ]),
    ).toEqual([
      ["POST", "/auth/password/sign-in", 1, 200],
      ["GET", "/users/me", 1, 200],
    ]);
    for (const [attempt] of logger.mock.calls) {
      expect(attempt.requestId).toMatch(/^\w+$/);
      expect(attempt.millis).toBeGreaterThanOrEqual(0);
    }
    const logged = JSON.stringify(logger.mock.calls);
    for (const secret of [password, email, accessToken, refreshToken, KEYS(apps.project.id).client])
      expect(logged).not.toContain(secret);
    expect(onError).not.toHaveBeenCalled();
  });

  it("tells onError of every error, also of one that becomes a result, with the request's id in it", async () => {
    const { email } = await signUp(apps);
    const { app, logger, onError } = watched();
    const result = await app.signInWithCredential({ email, password: "wrong password" });
    expect(onError).toHaveBeenCalledOnce();
    const [error, call] = onError.mock.calls[0] ?? [];
    expect(error).toBeInstanceOf(KnownErrors.EmailPasswordMismatch);
    expect(result.status === "error" && result.error).toBe(error);
    expect(call).toEqual({ method: "POST", path: "/auth/password/sign-in" });
    expect(error.requestId).toBe(logger.mock.calls[0]?.[0].requestId);
  });

  it("carries the request's id into errors of the line too", async () => {
    const { app, onError } = watched();
    vi.spyOn(globalThis, "fetch").mockResolvedValue(
      new Response("<html>", { status: 502, headers: { "x-stack-request-id": "request1" } }),
    );
    const error = await app.getProject().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(KitError);
    expect(error).toMatchObject({ code: "SERVICE_ERROR", requestId: "request1" });
    expect(onError).toHaveBeenCalledWith(error, { method: "GET", path: "/projects/current" });
  });
});
