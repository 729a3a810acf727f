import { describe, expect, it, vi } from "vitest";
import { SessionError } from "../../src/session/errors.js";
import { createSession, isRefreshDue } from "../../src/session/fresh-tokens.js";
import { createMemoryStore, type TokenStore } from "../../src/session/token-store.js";
import type { Tokens } from "../../src/session/tokens.js";
import { createManualClock } from "../support/manual-clock.js";
import { accessTokenOf } from "../support/tokens.js";
import { signedIn } from "./set-up.js";

/** A store like a server component's cookies: what is written is dropped. */
const readOnly = (tokens: Tokens): TokenStore => ({ get: () => tokens, set: () => {} });

describe("a session", () => {
  it("starts without tokens, and then is known to be invalid", async () => {
    const { session, refresh } = signedIn({ store: createMemoryStore() });
    expect(session).toMatchObject({ isKnownInvalid: true, key: "not logged in" });
    await expect(session.getTokens()).resolves.toBeNull();
    expect(refresh).not.toHaveBeenCalled();
  });

  it("is signed in while tokens are held", () => {
    expect(signedIn().session).toMatchObject({ isKnownInvalid: false });
  });

  it("its key is the refresh token, else the access token", () => {
    expect(signedIn().session.key).toBe("r1");
    expect(signedIn({ store: createMemoryStore({ accessToken: "a1" }) }).session.key).toBe("a1");
  });

  it("uses an access token with at least 20000 ms left as it is", async () => {
    const { session, accessToken, refresh } = signedIn({ lifeMillis: 20_000 });
    await expect(session.getTokens()).resolves.toEqual({ accessToken, refreshToken: "r1" });
    expect(refresh).not.toHaveBeenCalled();
  });

  it("refreshes an access token with less, and keeps the new one", async () => {
    const { session, refresh, fresh, store } = signedIn({ lifeMillis: 19_999 });
    refresh.mockResolvedValue(fresh());
    await expect(session.getTokens()).resolves.toEqual({
      accessToken: fresh(),
      refreshToken: "r1",
    });
    expect(refresh).toHaveBeenCalledExactlyOnceWith("r1");
    expect(store.get()).toEqual({ accessToken: fresh(), refreshToken: "r1" });
  });

  it.each([
    ["missing", null],
    ["not a token", "nonsense"],
  ])("refreshes an access token that is %s", async (_, accessToken) => {
    const { session, refresh, fresh } = signedIn({
      store: createMemoryStore({ accessToken, refreshToken: "r1" }),
    });
    refresh.mockResolvedValue(fresh());
    await expect(session.getTokens()).resolves.toMatchObject({ accessToken: fresh() });
  });

  it("parallel callers share one refresh", async () => {
    const { session, refresh, fresh } = signedIn({ lifeMillis: 0 });
    refresh.mockImplementation(async () => fresh());
    const all = await Promise.all(Array.from({ length: 20 }, () => session.getTokens()));
    expect(refresh).toHaveBeenCalledOnce();
    expect(new Set(all.map((tokens) => tokens?.accessToken)).size).toBe(1);
  });

  it("a new token with too short a life throws, and the session stays", async () => {
    const { session, refresh, time } = signedIn({ lifeMillis: 0 });
    refresh.mockResolvedValue(accessTokenOf({ lifeMillis: 10_000, now: time.now() }));
    await expect(session.getTokens()).rejects.toMatchObject({ code: "TOKEN_LIFE_TOO_SHORT" });
    expect(session.isKnownInvalid).toBe(false);
  });

  it("a refresh that is rejected marks the session invalid and clears both tokens", async () => {
    const { session, refresh, store } = signedIn({ lifeMillis: 0 });
    refresh.mockResolvedValue(null);
    await expect(session.getTokens()).resolves.toBeNull();
    expect(session).toMatchObject({ isKnownInvalid: true, key: "not logged in" });
    expect(store.get()).toEqual({ accessToken: null, refreshToken: null });
  });

  it("a network failure never signs anyone out", async () => {
    const { session, refresh, fresh, store } = signedIn({ lifeMillis: 0 });
    refresh.mockRejectedValueOnce(new TypeError("fetch failed"));
    await expect(session.getTokens()).rejects.toThrow("fetch failed");
    expect(session.isKnownInvalid).toBe(false);
    expect(store.get().refreshToken).toBe("r1");
    refresh.mockResolvedValue(fresh());
    await expect(session.getTokens()).resolves.toMatchObject({ accessToken: fresh() });
  });

  it("an access token marked expired is replaced, and not handed out again", async () => {
    const { session, refresh, fresh, accessToken } = signedIn();
    session.markAccessTokenExpired(accessToken);
    refresh.mockResolvedValue(fresh());
    await expect(session.getTokens()).resolves.toMatchObject({ accessToken: fresh() });
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("a mark for an older token leaves the present one alone", async () => {
    const { session, refresh, accessToken } = signedIn();
    session.markAccessTokenExpired("older");
    await expect(session.getTokens()).resolves.toMatchObject({ accessToken });
    expect(refresh).not.toHaveBeenCalled();
  });

  it("an access token without a refresh token serves until it ends, and not longer", async () => {
    const time = createManualClock();
    const accessToken = accessTokenOf({ lifeMillis: 5000, now: time.now() });
    const session = createSession({
      store: createMemoryStore({ accessToken }),
      refresh: vi.fn(),
      clock: time,
    });
    await expect(session.getTokens()).resolves.toEqual({ accessToken, refreshToken: null });
    await time.advance(5000);
    await expect(session.getTokens()).resolves.toBeNull();
  });

  it("an access token without a refresh token, marked expired, leaves no session", () => {
    const { session } = signedIn({ store: createMemoryStore({ accessToken: "a1" }) });
    session.markAccessTokenExpired();
    expect(session.isKnownInvalid).toBe(true);
  });

  it.each(["undefined", ""])("tokens equal to %j are refused", (token) => {
    const { session } = signedIn();
    expect(() => session.setTokens({ accessToken: token, refreshToken: "r" })).toThrow(
      SessionError,
    );
    expect(() => session.setTokens({ accessToken: null, refreshToken: token })).toThrow(
      expect.objectContaining({ code: "TOKEN_UNDEFINED" }),
    );
    expect(session.key).toBe("r1");
  });

  it('a refresh that answers "undefined" throws and keeps the session', async () => {
    const { session, refresh } = signedIn({ lifeMillis: 0 });
    refresh.mockResolvedValue("undefined");
    await expect(session.getTokens()).rejects.toThrow(SessionError);
    expect(session.key).toBe("r1");
  });

  it("tells without asking anyone whether a refresh is due", () => {
    const time = createManualClock();
    const of = (lifeMillis: number) => ({
      accessToken: accessTokenOf({ lifeMillis, now: time.now() }),
      refreshToken: "r",
    });
    expect(isRefreshDue(of(20_000), time.now())).toBe(false);
    expect(isRefreshDue(of(19_000), time.now())).toBe(true);
    expect(isRefreshDue({ accessToken: null, refreshToken: "r" }, time.now())).toBe(true);
    expect(isRefreshDue({ accessToken: "x", refreshToken: null }, time.now())).toBe(false);
  });
});

describe("if tokens cannot be written, as in a server component", () => {
  const tokens = { accessToken: null, refreshToken: "r1" };

  it("a fresh token serves the rest of the render without a second refresh", async () => {
    const { session, refresh, fresh } = signedIn({ store: readOnly(tokens) });
    refresh.mockResolvedValue(fresh());
    await session.getTokens();
    await expect(session.getTokens()).resolves.toMatchObject({ accessToken: fresh() });
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("a refused session stays invalid though its cookie is still there", async () => {
    const { session, refresh } = signedIn({ store: readOnly(tokens) });
    refresh.mockResolvedValue(null);
    await session.getTokens();
    await expect(session.getTokens()).resolves.toBeNull();
    expect(session.isKnownInvalid).toBe(true);
    expect(refresh).toHaveBeenCalledOnce();
  });
});
