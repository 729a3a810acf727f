import { describe, expect, it, vi } from "vitest";
import { settle } from "../support/manual-clock.js";
import { counting, createQuery, setUp, statusOf, THROTTLE } from "./set-up.js";

describe("going stale", () => {
  it("values with subscribers are fetched again, others dropped, other kinds unchanged", async () => {
    const { cache, clock } = setUp();
    const [seen, unseen, other] = [
      counting("seen"),
      counting("unseen"),
      counting("other", ["user"]),
    ];
    cache.subscribe(seen, () => {});
    await Promise.all([cache.read(unseen), cache.read(other)]);
    await clock.advance(THROTTLE);
    cache.stale(["team", "session"]);
    cache.stale(["team"]);
    await clock.advance(THROTTLE);
    expect(seen.count).toBe(2);
    expect(cache.peek(seen)).toBe(2);
    expect(cache.peek(unseen)).toBeUndefined();
    expect(cache.peek(other)).toBe(1);
  });

  it("a value that went stale without subscribers is fetched again on subscribing", async () => {
    const { cache, clock } = setUp();
    const query = createQuery<string>("q");
    void cache.use(query);
    await settle();
    cache.stale(["team"]);
    query.fetches[0]?.answer("old");
    await settle();
    cache.subscribe(query, () => {});
    await clock.advance(THROTTLE);
    query.fetches[1]?.answer("new");
    await settle();
    expect(cache.peek(query)).toBe("new");
  });

  it("what was on its way at a write is not used after it", async () => {
    const { cache, clock } = setUp();
    const query = createQuery<string>("q");
    const before = cache.use(query);
    await settle();
    cache.stale(["team"]);
    const after = cache.use(query);
    expect(cache.use(query), "however often React looks").toBe(after);
    query.fetches[0]?.answer("old");
    await clock.advance(THROTTLE);
    expect(cache.use(query)).toBe(after);
    query.fetches[1]?.answer("new");
    await expect(Promise.all([before, after])).resolves.toEqual(["old", "new"]);
    expect(cache.use(query)).toBe(after);
  });
});

describe("filling", () => {
  it("a known value, null included, is shown without a fetch", async () => {
    const { cache } = setUp();
    const query = createQuery<string | null>("q");
    cache.fill(query, null);
    expect(statusOf(cache.use(query))).toMatchObject({ status: "fulfilled", value: null });
    cache.subscribe(query, () => {});
    await settle();
    expect(query.fetches).toHaveLength(0);
  });

  it("a value on its way is waited for instead of fetched", async () => {
    const { cache } = setUp();
    const query = createQuery<string>("q");
    const streamed = Promise.resolve("ann");
    cache.fill(query, streamed);
    expect(cache.use(query)).toBe(streamed);
    cache.subscribe(query, () => {});
    await settle();
    expect(cache.peek(query)).toBe("ann");
    expect(cache.use(query)).toBe(streamed);
    expect(query.fetches).toHaveLength(0);
  });

  it("what React streams, whose then gives nothing back, is waited for too", async () => {
    const { cache } = setUp();
    const query = createQuery<string>("q");
    const real = Promise.resolve("ann");
    const streamed = Object.create(Promise.prototype, {
      // biome-ignore lint/suspicious/noThenProperty: React's promise is a thenable of this kind.
      then: { value: (...args: Parameters<typeof real.then>) => void real.then(...args) },
    }) as Promise<string>;
    cache.fill(query, streamed);
    await settle();
    expect(cache.peek(query)).toBe("ann");
    expect(statusOf(cache.use(query))).toMatchObject({ status: "fulfilled", value: "ann" });
  });

  it("one that never arrives is an error for its reader, and no unhandled rejection", async () => {
    const { cache } = setUp();
    const query = createQuery<string>("q");
    cache.fill(query, Promise.reject(new Error("cut")));
    await expect(cache.use(query)).rejects.toThrow("cut");
  });
});

describe("optimistic changes", () => {
  const change = (value: { name: string }) => ({ ...value, name: "new" });

  it("are shown at once, and taken back on request", () => {
    const { cache } = setUp();
    const query = createQuery<{ name: string }>("q");
    cache.fill(query, { name: "old" });
    const listener = vi.fn();
    cache.subscribe(query, listener);
    const rollBack = cache.update(query, change);
    expect(statusOf(cache.use(query)).value).toEqual({ name: "new" });
    rollBack();
    expect(statusOf(cache.use(query)).value).toEqual({ name: "old" });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("are not taken back over something newer", () => {
    const { cache } = setUp();
    const query = createQuery<{ name: string }>("q");
    cache.fill(query, { name: "old" });
    const rollBack = cache.update(query, change);
    cache.fill(query, { name: "newest" });
    rollBack();
    expect(cache.peek(query)).toEqual({ name: "newest" });
  });

  it("do not flicker back to the response of an earlier request", async () => {
    const { cache, clock } = setUp();
    const query = createQuery<{ name: string }>("q");
    cache.fill(query, { name: "old" });
    void cache.read(query);
    await clock.advance(THROTTLE);
    cache.update(query, change);
    query.fetches[0]?.answer({ name: "old" });
    await settle();
    expect(cache.peek(query)).toEqual({ name: "new" });
  });

  it("that fail one after the other leave nothing behind", async () => {
    const { cache, clock } = setUp();
    const query = createQuery<{ name: string; city?: string }>("q");
    cache.fill(query, { name: "old" });
    cache.subscribe(query, () => {});
    const rollBacks = [
      cache.update(query, change),
      cache.update(query, (value) => ({ ...value, city: "new" })),
    ];
    for (const rollBack of rollBacks) rollBack();
    await clock.advance(THROTTLE);
    query.fetches[0]?.answer({ name: "old" });
    await settle();
    expect(cache.peek(query)).toEqual({ name: "old" });
  });

  it("of what is not known are nothing", () => {
    const { cache } = setUp();
    const query = createQuery<{ name: string }>("q");
    cache.update(query, change)();
    expect(cache.peek(query)).toBeUndefined();
  });
});
