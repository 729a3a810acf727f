import type { Background } from "./background.js";
import type { Clock } from "./clock.js";
import { DRAIN_MILLIS, LANE_AT_ONCE } from "./limits.js";
import type { Log } from "./log.js";

/** Concurrent attempts per process, to all receivers of a kind. */
const LANES_AT_ONCE = 32;

/** Share of these for receivers that are slow, failing or new. */
const LANES_UNPROVEN_AT_ONCE = LANES_AT_ONCE / 2;

/** A slower receiver counts as slow. */
const LANE_SLOW_MILLIS = 3000;

/** When a table is read again that could not be read, or a lane is served again. */
const READ_AGAIN_MILLIS = 1000;

/** An item whose next attempt is due. */
export interface LaneItem {
  readonly id: string;
  readonly lane: string;
}

/** Deliveries to receivers, stored in a table. Each receiver has its own lane. */
export interface LaneWork<T extends LaneItem> {
  readonly name: string;
  /** How often to poll the table for items of other instances. */
  readonly pollMillis: number;
  /** Due items, oldest first, at most `ofLane` per lane. */
  listDue(now: number, ofLane: number): Promise<readonly T[]>;
  /** When the next item becomes due. */
  nextDueAt(now: number): Promise<number | undefined>;
  /**
   * Claims and attempts an item. Resolves to whether it succeeded, or `undefined` if another
   * instance has claimed it.
   */
  attempt(item: T): Promise<boolean | undefined>;
}

interface Lane {
  running: number;
  /** Whether the latest attempt succeeded quickly. Only proven lanes run attempts concurrently. */
  isProven: boolean;
  /** When the lane was last served, as a turn count. */
  turn: number;
}

export interface Lanes {
  /** Runs until the service stops. Several instances may share a database. */
  start(): void;
  /** Reads the table, since it has new items. Unstarted lanes are drained once. */
  wake(): void;
  /** Attempts what is due, for at most `millis`. Resolves to the number of attempts. */
  drain(millis: number): Promise<number>;
}

interface LanesContext {
  readonly clock: Clock;
  readonly log: Log;
  readonly background: Background;
}

/**
 * Serves the lanes round-robin, so that a hanging receiver delays only itself: it gets one attempt
 * at a time, and slow, failing and new receivers share part of the capacity.
 */
export function createLanes<T extends LaneItem>(
  { clock, log, background }: LanesContext,
  work: LaneWork<T>,
): Lanes {
  const lanes = new Map<string, Lane>();
  const running = new Map<string, Promise<void>>();
  let turns = 0;
  let isWoken = false;
  let wakeUp: (() => void) | undefined;
  let isStarted = false;
  let draining: Promise<number> | undefined;

  const laneAt = (name: string): Lane => {
    const lane = lanes.get(name) ?? { running: 0, isProven: false, turn: 0 };
    lanes.set(name, lane);
    return lane;
  };

  function hasRoom(lane: Lane): boolean {
    if (running.size >= LANES_AT_ONCE) return false;
    if (lane.isProven) return lane.running < LANE_AT_ONCE;
    const unproven = [...lanes.values()].filter(({ isProven }) => !isProven);
    const count = unproven.reduce((sum, other) => sum + other.running, 0);
    return lane.running < 1 && count < LANES_UNPROVEN_AT_ONCE;
  }

  function startAttempt(item: T, lane: Lane): void {
    lane.running++;
    lane.turn = ++turns;
    const started = performance.now();
    const attempt = work
      .attempt(item)
      .then((isTaken) => {
        if (isTaken !== undefined)
          lane.isProven = isTaken && performance.now() - started < LANE_SLOW_MILLIS;
      })
      .catch(async (error: unknown) => {
        log.error(`${work.name}: an attempt failed`, { error });
        // The item is due still: at once it would fail again, without an end.
        await clock.wait(READ_AGAIN_MILLIS, background.stopping).catch(() => {});
      })
      .finally(() => {
        lane.running--;
        running.delete(item.id);
        isWoken = true;
        wakeUp?.();
      });
    running.set(item.id, attempt);
  }

  /** Starts attempts up to capacity. Returns how many. */
  function startDue(due: readonly T[]): number {
    const byLane = new Map<string, T[]>();
    for (const item of due) {
      if (running.has(item.id)) continue;
      byLane.set(item.lane, [...(byLane.get(item.lane) ?? []), item]);
    }
    const queues = [...byLane].map(([name, items]) => ({ lane: laneAt(name), items }));
    queues.sort((a, b) => a.lane.turn - b.lane.turn);
    let started = 0;
    for (let round = 0; round < LANE_AT_ONCE; round++) {
      for (const { lane, items } of queues) {
        const item = items[round];
        if (!item || !hasRoom(lane)) continue;
        startAttempt(item, lane);
        started++;
      }
    }
    for (const [name, lane] of lanes) {
      if (lane.running === 0 && !byLane.has(name)) lanes.delete(name);
    }
    return started;
  }

  /** Waits until an item becomes due, an attempt ends, or `wake` is called. */
  async function rest(readAt: number): Promise<void> {
    const next = (await work.nextDueAt(readAt)) ?? Number.POSITIVE_INFINITY;
    const until = Math.min(readAt + work.pollMillis, next);
    const millis = until - clock.now();
    if (millis <= 0 || isWoken || background.stopping.aborted) return;
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    background.stopping.addEventListener("abort", stop, { once: true });
    wakeUp = stop;
    await clock.wait(millis, waiting.signal).catch(() => {});
    wakeUp = undefined;
    background.stopping.removeEventListener("abort", stop);
  }

  async function run(): Promise<void> {
    while (!background.stopping.aborted) {
      isWoken = false;
      try {
        const now = clock.now();
        const started = startDue(await work.listDue(now, LANE_AT_ONCE));
        if (started === 0) await rest(now);
      } catch (error) {
        log.error(`${work.name}: the table could not be read`, { error });
        await clock.wait(READ_AGAIN_MILLIS, background.stopping).catch(() => {});
      }
    }
    await Promise.all(running.values());
  }

  async function attemptDue(until: number): Promise<number> {
    let attempts = 0;
    while (!background.stopping.aborted && clock.now() < until) {
      isWoken = false;
      const now = clock.now();
      const started = startDue(await work.listDue(now, LANE_AT_ONCE));
      attempts += started;
      if (started > 0) continue;
      if (running.size > 0) await Promise.race(running.values());
      else if (!isWoken) break;
    }
    await Promise.all(running.values());
    return attempts;
  }

  const drain = (millis: number): Promise<number> => {
    draining ??= attemptDue(clock.now() + millis).finally(() => {
      draining = undefined;
    });
    return draining;
  };

  return {
    start() {
      isStarted = true;
      background.run(work.name, run);
    },
    wake() {
      isWoken = true;
      wakeUp?.();
      if (!isStarted) background.run(work.name, async () => void (await drain(DRAIN_MILLIS)));
    },
    drain,
  };
}
