import { isSame } from "./is-same.js";
import type { Query, Tracked } from "./query.js";
import { settled } from "./settled.js";

interface QueryCacheOptions {
  readonly clock: { now(): number; after(millis: number, run: () => void): () => void };
  /** The shortest time between two fetches of a value. */
  readonly throttleMillis: number;
  /** How long a value outlives its last subscriber. */
  readonly keptMillis: number;
}

interface Entry {
  query: Query<unknown>;
  /** A box, so that null and undefined can be values too. */
  value: { readonly data: unknown } | undefined;
  /** The promise that `use` returns, the same until the value changes. */
  shown: Tracked | undefined;
  inFlight: Promise<unknown> | undefined;
  /** The fetch that waits for the current one and the throttle. */
  queued: Promise<unknown> | undefined;
  startedAt: number;
  /** Whether a write happened after the last fetch started. */
  stale: boolean;
  readonly listeners: Set<() => void>;
  idleSince: number;
}

const ignore = (): void => {};

/**
 * Caches reads by query. Each query has one fetch at a time, shared by concurrent reads and
 * throttled. Independent of React and of the values.
 */
export class QueryCache {
  readonly #options: QueryCacheOptions;
  readonly #entries = new Map<string, Entry>();
  #sweptAt: number;

  constructor(options: QueryCacheOptions) {
    this.#options = options;
    this.#sweptAt = options.clock.now();
  }

  /** Fetches and caches. A read after a write never returns a value from before it. */
  read<T>(query: Query<T>): Promise<T> {
    const entry = this.#entry(query);
    return (entry.queued ?? ((!entry.stale && entry.inFlight) || this.#fetch(entry))) as Promise<T>;
  }

  /**
   * Returns the promise of the value, for `React.use`. It is the same object until the value
   * changes.
   */
  use<T>(query: Query<T>): Promise<T> {
    const entry = this.#entry(query);
    // What was requested before a write is not used after it.
    if (!entry.shown || (entry.stale && !entry.value)) {
      entry.shown = this.read(query);
      entry.shown.catch(ignore);
    }
    return entry.shown as Promise<T>;
  }

  /** Returns the cached value or undefined. Fetches nothing. */
  peek<T>(query: Pick<Query<T>, "key">): T | undefined {
    return this.#known(query.key)?.value?.data as T | undefined;
  }

  /**
   * Keeps the value cached and calls `listener` on changes. Returns a function that unsubscribes.
   */
  subscribe<T>(query: Query<T>, listener: () => void): () => void {
    const entry = this.#entry(query);
    const own = () => listener();
    entry.listeners.add(own);
    if (entry.stale || !entry.shown) this.#refetch(entry);
    return () => {
      entry.listeners.delete(own);
      entry.idleSince = this.#options.clock.now();
    };
  }

  /** Stores a value, or one that is loading, so that it need not be fetched. */
  fill<T>(query: Query<T>, value: T | Promise<T>): void {
    const entry = this.#entry(query);
    if (!(value instanceof Promise)) return void this.#keep(entry, value);
    entry.shown = value;
    // Not `value.then().catch()`: `then` of a promise that React streams returns undefined.
    const run: Promise<unknown> = new Promise(
      (resolve, reject) => void value.then(resolve, reject),
    ).then(
      (data) => this.#succeed(entry, run, data, value),
      () => this.#end(entry, run),
    );
    entry.inFlight = run;
  }

  /** Invalidates values of these kinds, or all: refetches those in use, drops the others. */
  stale(kinds?: readonly string[]): void {
    for (const [key, entry] of this.#entries) {
      if (kinds && !entry.query.kinds.some((kind) => kinds.includes(kind))) continue;
      entry.stale = true;
      if (entry.listeners.size > 0) this.#refetch(entry);
      else if (!entry.inFlight && !entry.queued) this.#entries.delete(key);
    }
  }

  /** Lets the next use retry failed reads. */
  forgetFailures(): void {
    for (const entry of this.#entries.values())
      if (!entry.value && !entry.inFlight && !entry.queued) entry.shown = undefined;
  }

  /**
   * Shows a change before the service confirms it. Returns a function that reverts it, unless a
   * newer value is there, and reads what is true.
   */
  update<T>(query: Query<T>, change: (value: T) => T): () => void {
    const entry = this.#entry(query);
    const before = entry.value;
    if (!before) return ignore;
    // A response in flight does not include the change.
    entry.stale = true;
    this.#show(entry, { data: change(before.data as T) });
    const shown = entry.value;
    return () => {
      if (entry.value === shown) this.#show(entry, before);
      // Another change that failed may be shown, or an answer was dropped meanwhile.
      if (entry.listeners.size > 0) this.#refetch(entry);
    };
  }

  #entry(query: Query<unknown>): Entry {
    let entry = this.#known(query.key);
    if (!entry) {
      entry = {
        query,
        value: undefined,
        shown: undefined,
        inFlight: undefined,
        queued: undefined,
        startedAt: Number.NEGATIVE_INFINITY,
        stale: false,
        listeners: new Set(),
        idleSince: this.#options.clock.now(),
      };
      this.#entries.set(query.key, entry);
    }
    entry.query = query;
    return entry;
  }

  #known(key: string): Entry | undefined {
    const now = this.#options.clock.now();
    this.#sweep(now);
    const entry = this.#entries.get(key);
    if (!entry || !this.#isOver(entry, now)) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  /**
   * Whether an entry is unused and expired. Failures live for the throttle time only, so that React
   * finds them when it retries.
   */
  #isOver({ listeners, inFlight, queued, idleSince, value }: Entry, now: number): boolean {
    const { keptMillis, throttleMillis } = this.#options;
    return (
      listeners.size === 0 &&
      !inFlight &&
      !queued &&
      Math.abs(now - idleSince) >= (value ? keptMillis : throttleMillis)
    );
  }

  /** Drops expired entries. Rarely, since it visits all of them. */
  #sweep(now: number): void {
    if (now - this.#sweptAt < this.#options.keptMillis) return;
    this.#sweptAt = now;
    for (const [key, entry] of this.#entries)
      if (this.#isOver(entry, now)) this.#entries.delete(key);
  }

  #fetch(entry: Entry): Promise<unknown> {
    const run: Promise<unknown> = this.#turn(entry)
      .then(() => {
        entry.queued = undefined;
        entry.inFlight = run;
        entry.stale = false;
        entry.startedAt = this.#options.clock.now();
        return entry.query.fetch();
      })
      .then(
        (data) => this.#succeed(entry, run, data, run),
        async (error) => {
          // Meanwhile a page notices the end, as in another tab, and then shows no error of it.
          if (entry.query.isOver?.()) await this.#wait(this.#options.throttleMillis);
          this.#end(entry, run);
          throw error;
        },
      );
    entry.queued = run;
    return run;
  }

  /** Waits for the fetch under way to end and for the throttle to pass. */
  async #turn(entry: Entry): Promise<void> {
    await entry.inFlight?.catch(ignore);
    const { clock, throttleMillis } = this.#options;
    // A clock that was set back must not make it longer.
    await this.#wait(Math.min(throttleMillis, entry.startedAt + throttleMillis - clock.now()));
  }

  async #wait(millis: number): Promise<void> {
    if (millis > 0)
      await new Promise<void>((resolve) => this.#options.clock.after(millis, resolve));
  }

  #refetch(entry: Entry): void {
    this.read(entry.query).catch(ignore);
  }

  #end(entry: Entry, run: Promise<unknown>): void {
    if (entry.inFlight === run) entry.inFlight = undefined;
    entry.idleSince = this.#options.clock.now();
  }

  #succeed(entry: Entry, run: Promise<unknown>, data: unknown, promise: Promise<unknown>): unknown {
    this.#end(entry, run);
    // A response to a request from before a write may be older than the shown value.
    return entry.stale && (entry.value || entry.queued) ? data : this.#keep(entry, data, promise);
  }

  #keep(entry: Entry, data: unknown, promise?: Promise<unknown>): unknown {
    if (entry.value && isSame(entry.value.data, data)) return entry.value.data;
    this.#show(entry, { data }, promise);
    return data;
  }

  /** Publishes a value. Reuses the promise that `use` returned, if it carried the value. */
  #show(entry: Entry, value: { readonly data: unknown }, promise?: Promise<unknown>): void {
    entry.value = value;
    entry.shown = settled(value.data, entry.shown === promise ? promise : undefined);
    for (const listener of [...entry.listeners]) listener();
  }
}
