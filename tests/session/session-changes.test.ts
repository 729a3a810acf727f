import { describe, expect, it, vi } from "vitest";
import { createSession } from "../../src/session/fresh-tokens.js";
import { createMemoryStore, type TokenStore } from "../../src/session/token-store.js";
import type { Tokens } from "../../src/session/tokens.js";
import { createManualClock, settle } from "../support/manual-clock.js";
import { accessTokenOf } from "../support/tokens.js";
import { signedIn, TEN_MINUTES } from "./set-up.js";

describe("a session that changes while it refreshes", () => {
  it.each([
    ["a response for the old session does not replace a new sign-in", true],
    ["a rejection of the old session does not sign out the new one", false],
  ])("%s", async (_, isAccepted) => {
    const { session, refresh, fresh, time, store } = signedIn({ lifeMillis: 0 });
    let answer = (_: string | null) => {};
    refresh.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const pending = session.getTokens();
    await settle();
    const other = {
      accessToken: accessTokenOf({ lifeMillis: TEN_MINUTES, now: time.now(), user: "other" }),
      refreshToken: "r2",
    };
    session.setTokens(other);
    answer(isAccepted ? fresh() : null);
    await expect(pending).resolves.toEqual(other);
    expect(store.get()).toEqual(other);
  });

  it("a sign-out meanwhile is an answer of null", async () => {
    const { session, refresh, fresh, store } = signedIn({ lifeMillis: 0 });
    let answer = (_: string | null) => {};
    refresh.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const pending = session.getTokens();
    await settle();
    session.markInvalid();
    answer(fresh());
    await expect(pending).resolves.toBeNull();
    expect(store.get().refreshToken).toBeNull();
  });

  it("200 callers of two sessions at once never get each other's tokens", async () => {
    const time = createManualClock();
    const of = (user: string) =>
      createSession({
        store: createMemoryStore({ refreshToken: user }),
        clock: time,
        refresh: async (token) => {
          await settle();
          return accessTokenOf({ lifeMillis: TEN_MINUTES, now: time.now(), user: token });
        },
      });
    const [ann, bob] = [of("ann"), of("bob")];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => (index % 2 ? ann : bob).getTokens()),
    );
    answers.forEach((tokens, index) => {
      const user = index % 2 ? "ann" : "bob";
      expect(tokens).toEqual({
        accessToken: accessTokenOf({ lifeMillis: TEN_MINUTES, now: time.now(), user }),
        refreshToken: user,
      });
    });
  });
});

describe("a device whose clock is wrong", () => {
  it.each([
    ["an hour ahead", 3_600_000],
    ["a day behind", -86_400_000],
  ])("%s refreshes once, not for ever", async (_, off) => {
    const time = createManualClock();
    const serviceNow = time.now() - off;
    const refresh = vi.fn(async () => accessTokenOf({ lifeMillis: TEN_MINUTES, now: serviceNow }));
    const session = createSession({
      store: createMemoryStore({ refreshToken: "r1" }),
      refresh,
      clock: time,
    });
    await session.getTokens();
    await time.advance(TEN_MINUTES - 30_000);
    await session.getTokens();
    expect(refresh).toHaveBeenCalledOnce();
    await time.advance(20_000);
    await session.getTokens();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("a slow answer is not taken for a wrong clock", async () => {
    const time = createManualClock();
    const token = accessTokenOf({
      lifeMillis: 60_000,
      now: time.now(),
      issuedAt: time.now() - 10_000,
    });
    const refresh = vi.fn(async () => token);
    const session = createSession({
      store: createMemoryStore({ refreshToken: "r1" }),
      refresh,
      clock: time,
    });
    await session.getTokens();
    await time.advance(31_000);
    await session.getTokens().catch(() => {});
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});

describe("listeners of a session", () => {
  it("are notified of sign-in, sign-out and another user, and of nothing else", async () => {
    const { session, refresh, fresh } = signedIn({ lifeMillis: 0 });
    const listener = vi.fn();
    const stop = session.onChange(listener);
    refresh.mockResolvedValue(fresh());
    await session.getTokens();
    expect(listener).not.toHaveBeenCalled();
    session.setTokens({ accessToken: "a2", refreshToken: "r2" });
    session.markInvalid();
    session.markInvalid();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    session.setTokens({ accessToken: "a3", refreshToken: "r3" });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("are notified once of changes in another tab while they listen", () => {
    let tokens: Tokens = { accessToken: null, refreshToken: "r1" };
    const heard = new Set<() => void>();
    const store: TokenStore = {
      get: () => tokens,
      set: (next) => {
        tokens = next;
      },
      subscribe: (listener) => {
        heard.add(listener);
        return () => heard.delete(listener);
      },
    };
    const { session } = signedIn({ store });
    const listener = vi.fn();
    const stops = [session.onChange(listener), session.onChange(listener)];
    expect(heard.size).toBe(1);
    tokens = { accessToken: null, refreshToken: "r1" };
    for (const tell of heard) tell();
    expect(listener).not.toHaveBeenCalled();
    tokens = { accessToken: null, refreshToken: null };
    for (const tell of heard) tell();
    expect(listener).toHaveBeenCalledTimes(2);
    for (const stop of stops) stop();
    expect(heard.size).toBe(0);
  });
});
