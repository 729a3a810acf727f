import { BUSY_RETRY_SECONDS } from "./limits.js";
import { PlainError } from "./plain-error.js";

const BUSY = "The service has more to do than it can just now. Please try again.";
/** Weight of the latest run in the moving average. */
const LATEST_WEIGHT = 0.2;

/** The client for which work is queued. */
export interface QueueTurn {
  /** Lanes are served round-robin: a busy network delays only itself. */
  readonly lane: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

export interface QueueLimits {
  readonly atOnce: number;
  /** Accepted backlog, as the estimated time until it is done. */
  readonly waitMillis: number;
  /** Estimated duration of a run until the first is measured. */
  readonly expectedMillis: number;
}

interface Waiter {
  start(): void;
  refuse(error: Error): void;
}

const busy = () => new PlainError(503, BUSY, { "retry-after": String(BUSY_RETRY_SECONDS) });
const clientGone = () =>
  new PlainError(499, "The client closed the request before it was answered.");

/**
 * Limits concurrency. Waiting jobs queue in lanes served round-robin. Jobs that cannot run in time
 * fail with a plain 503; if the queue is full, the longest lane loses one.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #lanes = new Map<string, Waiter[]>();
  #running = 0;
  #waiting = 0;
  #millis: number;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    this.#millis = limits.expectedMillis;
  }

  /** The number of waiting jobs. */
  get waiting(): number {
    return this.#waiting;
  }

  async run<T>(work: () => Promise<T>, { lane, signal }: QueueTurn): Promise<T> {
    if (signal.aborted) throw clientGone();
    if (this.#running < this.#limits.atOnce) this.#running++;
    else await this.#wait(lane, signal);
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#millis += (performance.now() - started - this.#millis) * LATEST_WEIGHT;
      // The slot passes directly to the next job, so that a new one cannot take it.
      if (!this.#startNext()) this.#running--;
    }
  }

  #wait(lane: string, signal: AbortSignal): Promise<void> {
    this.#makeRoom(lane);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(lane, waiter);
        reject(clientGone());
      };
      const waiter: Waiter = {
        start() {
          signal.removeEventListener("abort", leave);
          resolve();
        },
        refuse(error) {
          signal.removeEventListener("abort", leave);
          reject(error);
        },
      };
      signal.addEventListener("abort", leave, { once: true });
      const waiters = this.#lanes.get(lane) ?? [];
      this.#lanes.set(lane, waiters);
      waiters.push(waiter);
      this.#waiting++;
    });
  }

  /** The accepted backlog in jobs, by their average duration. */
  get #roomFor(): number {
    return Math.max(1, Math.floor((this.#limits.waitMillis * this.#limits.atOnce) / this.#millis));
  }

  #makeRoom(lane: string): void {
    if (this.#waiting < this.#roomFor) return;
    const own = this.#lanes.get(lane)?.length ?? 0;
    let longest = lane;
    for (const [name, { length }] of this.#lanes)
      if (length > (this.#lanes.get(longest)?.length ?? 0)) longest = name;
    const waiters = this.#lanes.get(longest) ?? [];
    // A lane only loses a job to one that stays shorter.
    if (waiters.length <= own + 1) throw busy();
    const last = waiters.at(-1) as Waiter;
    this.#remove(longest, last);
    last.refuse(busy());
  }

  #remove(lane: string, waiter: Waiter): void {
    const waiters = this.#lanes.get(lane) ?? [];
    const at = waiters.indexOf(waiter);
    if (at < 0) return;
    waiters.splice(at, 1);
    this.#waiting--;
    if (waiters.length === 0) this.#lanes.delete(lane);
  }

  /** Starts the first job of the next lane and moves that lane to the end. */
  #startNext(): boolean {
    const next = this.#lanes.entries().next().value;
    if (!next) return false;
    const [lane, waiters] = next;
    const waiter = waiters[0] as Waiter;
    this.#lanes.delete(lane);
    this.#lanes.set(lane, waiters);
    this.#remove(lane, waiter);
    waiter.start();
    return true;
  }
}
