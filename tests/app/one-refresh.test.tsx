import { StackClientApp } from "@stackkit/next";
import { afterEach, describe, expect, it, vi } from "vitest";
import { refreshCookie } from "../../src/protocol/cookies.js";
import { serveTestProject } from "../support/service.js";
import { accessTokenOf } from "../support/tokens.js";

const realFetch = globalThis.fetch;

const project = serveTestProject({}, { port: 0 });
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "locks");
});

/** An app of its own for each tab; the cookies of the page are those of all. */
const tab = () =>
  new StackClientApp({
    tokenStore: "nextjs-cookie",
    ...project.clientOptions,
    redirectMethod: "none",
    urls: { home: `/${crypto.randomUUID()}` },
  });

/** Locks by name, as the browser gives them to all tabs: who comes second waits. */
function giveLocks(): string[] {
  const requested: string[] = [];
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, _: object, run: () => Promise<unknown>): Promise<unknown> => {
    requested.push(name);
    const turn = (held.get(name) ?? Promise.resolve()).then(run, run);
    held.set(name, turn);
    return turn;
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  return requested;
}

async function refreshesOf(...tabs: StackClientApp<true>[]): Promise<number> {
  const { refreshToken, userId } = await project.signUp();
  const spent = accessTokenOf({ lifeMillis: 1000, now: Date.now() });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = `${refreshCookie(project.id)}=${refreshToken}; Path=/`;
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = `stack-access=${encodeURIComponent(JSON.stringify([refreshToken, spent]))}; Path=/`;
  const calls: string[] = [];
  vi.stubGlobal("fetch", (...args: Parameters<typeof fetch>) => {
    calls.push(new URL(String(args[0])).pathname);
    return realFetch(...args);
  });
  const users = await Promise.all(tabs.map((one) => one.getUser({ or: "throw" })));
  expect(users.map(({ id }) => id)).toEqual(tabs.map(() => userId));
  return calls.filter((path) => path.endsWith("/auth/oauth/token")).length;
}

describe("tabs whose access token has ended", () => {
  it("refresh once for all if the browser has locks", async () => {
    const requested = giveLocks();
    expect(await refreshesOf(tab(), tab(), tab())).toBe(1);
    expect(new Set(requested)).toEqual(new Set([`stackkit-refresh-${project.id}`]));
  });

  it("do not wait for long for another tab, whose own call may hang", async () => {
    const request = (_: string, { signal }: { signal: AbortSignal }): Promise<unknown> =>
      new Promise((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason as Error)),
      );
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    const waiting = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(waiting.signal);
    const refreshes = refreshesOf(tab());
    await vi.waitFor(() => expect(AbortSignal.timeout).toHaveBeenCalled());
    waiting.abort();
    expect(await refreshes).toBe(1);
  });

  it("are all signed in if it has none", async () => {
    expect(await refreshesOf(tab(), tab())).toBeGreaterThanOrEqual(1);
  });
});
