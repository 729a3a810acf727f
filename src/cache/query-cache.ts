import { isSame } from "./is-same.js";
import type { Query } from "./query.js";

interface QueryCacheOptions {
  readonly clock: { now(): number; after(millis: number, run: () => void): () => void };
  /** One value is fetched at most this often. */
  readonly throttleMillis: number;
  /** How long a value outlives its last subscriber. */
  readonly keptMillis: number;
}

/** A promise as React's `use` reads it: where `status` is there already, nothing suspends. */
type Tracked = Promise<unknown> & { status?: string; value?: unknown };

interface Entry {
  query: Query<unknown>;
  /** A box, so that null and undefined can be values too. */
  value: { readonly data: unknown } | undefined;
  /** What `use` hands out; the same as long as the value is. */
  shown: Tracked | undefined;
  inFlight: Promise<unknown> | undefined;
  /** The fetch that waits for its turn. */
  queued: Promise<unknown> | undefined;
  startedAt: number;
  /** A write came after the last fetch began. */
  stale: boolean;
  readonly listeners: Set<() => void>;
  idleSince: number;
}

const ignore = (): void => {};

const settled = (promise: Tracked, value: unknown): Tracked =>
  Object.assign(promise, { status: "fulfilled", value });

/**
 * Values read from the service, by query. For each query one fetch runs at a time, reads at the same time share it, and
 * fetches begin no closer together than the throttle. Knows no React, and nothing of what it keeps.
 */
export class QueryCache {
  readonly #options: QueryCacheOptions;
  readonly #entries = new Map<string, Entry>();
  #sweptAt: number;

  constructor(options: QueryCacheOptions) {
    this.#options = options;
    this.#sweptAt = options.clock.now();
  }

  /** Fetches afresh and keeps what came. A read that begins after a write never gets an answer from before it. */
  read<T>(query: Query<T>): Promise<T> {
    const entry = this.#entry(query);
    return (entry.queued ?? ((!entry.stale && entry.inFlight) || this.#fetch(entry))) as Promise<T>;
  }

  /** The promise of the value, for `React.use`. It stays the same object until the value changes. */
  use<T>(query: Query<T>): Promise<T> {
    const entry = this.#entry(query);
    if (!entry.shown) {
      entry.shown = this.read(query);
      entry.shown.catch(ignore);
    }
    return entry.shown as Promise<T>;
  }

  /** The value as it is known now, or undefined. Fetches nothing. */
  peek<T>(query: Pick<Query<T>, "key">): T | undefined {
    return this.#known(query.key)?.value?.data as T | undefined;
  }

  /** Keeps the value alive and calls `listener` whenever it changes; what comes back ends it. */
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

  /** Puts in a value that is known, or is on its way, so that nobody has to fetch it. */
  fill<T>(query: Query<T>, value: T | Promise<T>): void {
    const entry = this.#entry(query);
    if (!(value instanceof Promise)) return void this.#keep(entry, value);
    entry.shown = value;
    // Not `value.then().catch()`: what React streams is a promise of its own kind, whose `then` gives nothing back.
    const run: Promise<unknown> = new Promise(
      (resolve, reject) => void value.then(resolve, reject),
    ).then(
      (data) => this.#succeed(entry, run, data, value),
      () => this.#end(entry, run),
    );
    entry.inFlight = run;
  }

  /** Something of these kinds was written: values that somebody looks at are fetched anew, the others forgotten. */
  stale(kinds: readonly string[]): void {
    for (const [key, entry] of this.#entries) {
      if (!entry.query.kinds.some((kind) => kinds.includes(kind))) continue;
      entry.stale = true;
      if (entry.listeners.size > 0) this.#refetch(entry);
      else if (!entry.inFlight && !entry.queued) this.#entries.delete(key);
    }
  }

  /** Lets what failed be asked for anew by whoever uses it next. */
  forgetFailures(): void {
    for (const entry of this.#entries.values())
      if (!entry.value && !entry.inFlight && !entry.queued) entry.shown = undefined;
  }

  /** Shows a change before the service has confirmed it; what comes back takes it back, unless something newer is there. */
  update<T>(query: Query<T>, change: (value: T) => T): () => void {
    const entry = this.#entry(query);
    const before = entry.value;
    if (!before) return ignore;
    // An answer that is under way does not know of the change yet.
    entry.stale = true;
    this.#show(entry, { data: change(before.data as T) });
    const shown = entry.value;
    return () => {
      if (entry.value === shown) this.#show(entry, before);
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

  /** Whether nobody looks at a value any more. A failure is kept only long enough for React to find it again when it retries at once. */
  #isOver({ listeners, inFlight, queued, idleSince, value }: Entry, now: number): boolean {
    const { keptMillis, throttleMillis } = this.#options;
    return (
      listeners.size === 0 &&
      !inFlight &&
      !queued &&
      now - idleSince >= (value ? keptMillis : throttleMillis)
    );
  }

  /** Drops what is over. Not at each read, which would look through all values for one of them. */
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
        (error) => {
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
    const rest = entry.startedAt + throttleMillis - clock.now();
    if (rest > 0) await new Promise<void>((resolve) => clock.after(rest, resolve));
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
    // What was asked before a write may be older than what is shown since.
    return entry.stale && entry.value ? data : this.#keep(entry, data, promise);
  }

  #keep(entry: Entry, data: unknown, promise?: Promise<unknown>): unknown {
    if (entry.value && isSame(entry.value.data, data)) return entry.value.data;
    this.#show(entry, { data }, promise);
    return data;
  }

  /** Shows a value; the promise that brought it is kept where it is the one already handed out. */
  #show(entry: Entry, value: { readonly data: unknown }, promise?: Promise<unknown>): void {
    entry.value = value;
    entry.shown = settled(
      promise && entry.shown === promise ? promise : Promise.resolve(value.data),
      value.data,
    );
    for (const listener of [...entry.listeners]) listener();
  }
}
