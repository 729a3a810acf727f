import { describe, expect, it, vi } from "vitest";
import { settle } from "../support/manual-clock.js";
import { counting, createQuery, LIFETIME, setUp, statusOf, THROTTLE } from "./set-up.js";

describe("reading", () => {
  it("always fetches afresh", async () => {
    const { cache, clock } = setUp();
    const query = counting();
    await expect(cache.read(query)).resolves.toBe(1);
    const second = cache.read(query);
    await clock.advance(THROTTLE);
    await expect(second).resolves.toBe(2);
  });

  it("reads at the same time share one fetch, whether it has begun or not", async () => {
    const { cache, clock } = setUp();
    const query = createQuery<string>("q");
    const first = [cache.read(query), cache.read(query)];
    await settle();
    first.push(cache.read(query));
    expect(query.fetches).toHaveLength(1);
    query.fetches[0]?.answer("a");
    await expect(Promise.all(first)).resolves.toEqual(["a", "a", "a"]);
    const second = [cache.read(query), cache.read(query)];
    await clock.advance(THROTTLE);
    query.fetches[1]?.answer("b");
    await expect(Promise.all(second)).resolves.toEqual(["b", "b"]);
    expect(query.fetches).toHaveLength(2);
  });

  it("fetches of one query begin at least 300 ms apart", async () => {
    const { cache, clock } = setUp();
    const query = counting();
    await cache.read(query);
    const again = cache.read(query);
    await clock.advance(THROTTLE - 1);
    expect(query.count).toBe(1);
    await clock.advance(1);
    await again;
    expect(query.count).toBe(2);
  });

  it("a clock that was set back makes no fetch wait longer, and keeps no failure", async () => {
    const { cache, clock } = setUp();
    const query = counting();
    await cache.read(query);
    const broken = createQuery<string>("broken");
    const failure = cache.use(broken);
    await settle();
    broken.fetches[0]?.fail(new Error("down"));
    await expect(failure).rejects.toThrow("down");
    await clock.advance(-3_600_000);
    void cache.read(query);
    await clock.advance(THROTTLE);
    expect(query.count).toBe(2);
    expect(cache.use(broken)).not.toBe(failure);
  });

  it("different queries do not wait for one another", async () => {
    const { cache } = setUp();
    const [a, b] = [createQuery("a"), createQuery("b")];
    void cache.read(a);
    void cache.read(b);
    await settle();
    expect([a.fetches.length, b.fetches.length]).toEqual([1, 1]);
  });

  it("a read that begins after a write never gets an answer from before it, and only one fetch runs at a time", async () => {
    const { cache, clock } = setUp();
    const query = createQuery<string>("q");
    const before = cache.read(query);
    await settle();
    cache.stale(["team"]);
    const after = cache.read(query);
    await clock.advance(THROTTLE * 2);
    expect(query.fetches).toHaveLength(1);
    query.fetches[0]?.answer("old");
    await settle();
    expect(query.fetches).toHaveLength(2);
    query.fetches[1]?.answer("new");
    await expect(Promise.all([before, after])).resolves.toEqual(["old", "new"]);
    expect(cache.peek(query)).toBe("new");
  });

  it("sessions do not share values", async () => {
    const { cache } = setUp();
    await cache.read({ ...counting("ann /teams"), fetch: async () => "ann's" });
    expect(cache.peek({ key: "bob /teams" })).toBeUndefined();
  });

  it("a failure reaches every reader, and the next read tries again", async () => {
    const { cache, clock } = setUp();
    const query = createQuery<string>("q");
    const readers = [cache.read(query), cache.read(query)];
    await settle();
    query.fetches[0]?.fail(new Error("down"));
    await expect(Promise.allSettled(readers)).resolves.toMatchObject([
      { status: "rejected" },
      { status: "rejected" },
    ]);
    const again = cache.read(query);
    await clock.advance(THROTTLE);
    query.fetches[1]?.answer("up");
    await expect(again).resolves.toBe("up");
  });
});

describe("using", () => {
  it("hands out one promise, the same object until the value changes, with the value on it for React", async () => {
    const { cache, clock } = setUp();
    const query = createQuery<{ n: number }>("q");
    const promise = cache.use(query);
    cache.subscribe(query, () => {});
    await settle();
    query.fetches[0]?.answer({ n: 1 });
    const value = await promise;
    expect(cache.use(query)).toBe(promise);
    expect(statusOf(promise)).toMatchObject({ status: "fulfilled", value: { n: 1 } });

    const same = cache.read(query);
    await clock.advance(THROTTLE);
    query.fetches[1]?.answer({ n: 1 });
    expect(await same).toBe(value);
    expect(cache.use(query)).toBe(promise);

    const other = cache.read(query);
    await clock.advance(THROTTLE);
    query.fetches[2]?.answer({ n: 2 });
    await other;
    expect(cache.use(query)).not.toBe(promise);
    expect(statusOf(cache.use(query))).toMatchObject({ status: "fulfilled", value: { n: 2 } });
  });

  it("a cached value needs no fetch and suspends no component", async () => {
    const { cache } = setUp();
    const query = counting();
    await cache.read(query);
    expect(statusOf(cache.use(query))).toMatchObject({ status: "fulfilled", value: 1 });
    expect(query.count).toBe(1);
  });

  it("a failure stays the same promise while React retries, and is forgotten soon after", async () => {
    const { cache, clock } = setUp();
    const query = createQuery<string>("q");
    const promise = cache.use(query);
    await settle();
    query.fetches[0]?.fail(new Error("down"));
    await expect(promise).rejects.toThrow("down");
    expect(cache.use(query)).toBe(promise);
    await clock.advance(THROTTLE);
    expect(cache.use(query)).not.toBe(promise);
  });

  it("an expired failure is fetched again, and nothing else", async () => {
    const { cache, clock } = setUp();
    const [failed, known, slow] = [
      createQuery<string>("failed"),
      counting("known"),
      createQuery<string>("slow"),
    ];
    const [failure, waiting] = [cache.use(failed), cache.use(slow)];
    await cache.read(known);
    failed.fetches[0]?.fail(new Error("down"));
    await expect(failure).rejects.toThrow("down");
    cache.forgetFailures();
    const again = cache.use(failed);
    expect(again).not.toBe(failure);
    expect(cache.use(failed), "however often React looks").toBe(again);
    await clock.advance(THROTTLE);
    failed.fetches[1]?.answer("up");
    await expect(again).resolves.toBe("up");
    cache.forgetFailures();
    expect([cache.use(failed), cache.use(slow)], "what is known or on its way stays").toEqual([
      again,
      waiting,
    ]);
    expect([failed.fetches.length, known.count, slow.fetches.length]).toEqual([2, 1, 1]);
  });

  it("a long fetch is not dropped while a component is suspended on it", async () => {
    const { cache, clock } = setUp();
    const query = createQuery<string>("q");
    const promise = cache.use(query);
    await clock.advance(LIFETIME * 10);
    expect(cache.use(query)).toBe(promise);
    expect(query.fetches).toHaveLength(1);
  });
});

describe("subscribing", () => {
  it("tells of every change, until it ends", async () => {
    const { cache, clock } = setUp();
    const query = counting();
    const listener = vi.fn();
    const stop = cache.subscribe(query, listener);
    await settle();
    expect(listener).toHaveBeenCalledTimes(1);
    void cache.read(query);
    await clock.advance(THROTTLE);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    void cache.read(query);
    await clock.advance(THROTTLE);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("a value is dropped 5000 ms after its last subscriber, and not before", async () => {
    const { cache, clock } = setUp();
    const query = counting();
    const stops = [cache.subscribe(query, () => {}), cache.subscribe(query, () => {})];
    await settle();
    await clock.advance(LIFETIME * 2);
    expect(cache.peek(query)).toBe(1);
    stops[0]?.();
    await clock.advance(LIFETIME * 2);
    expect(cache.peek(query)).toBe(1);
    stops[1]?.();
    await clock.advance(LIFETIME - 1);
    expect(cache.peek(query)).toBe(1);
    await clock.advance(1);
    expect(cache.peek(query)).toBeUndefined();
  });

  it("one that comes back in time finds the value, and fetches nothing", async () => {
    const { cache, clock } = setUp();
    const query = counting();
    const stop = cache.subscribe(query, () => {});
    await settle();
    stop();
    await clock.advance(LIFETIME - 1);
    cache.subscribe(query, () => {});
    await settle();
    expect(query.count).toBe(1);
  });

  it("a refetch that fails leaves the value on the screen", async () => {
    const { cache, clock } = setUp();
    const query = createQuery<string>("q");
    cache.subscribe(query, () => {});
    await settle();
    query.fetches[0]?.answer("a");
    await settle();
    cache.stale(["team"]);
    await clock.advance(THROTTLE);
    query.fetches[1]?.fail(new Error("down"));
    await settle();
    await expect(cache.use(query)).resolves.toBe("a");
  });
});
