import { BUSY_RETRY_SECONDS } from "./limits.js";
import { PlainError } from "./plain-error.js";

const BUSY = "The service has more to do than it can just now. Please try again.";
/** Weight of the latest run in the moving average. */
const LATEST_WEIGHT = 0.2;

/** The client for which work is queued. */
export interface QueueTurn {
  /**
   * The lanes of the client, widest first. Those of each level are served round-robin: a busy
   * network delays only itself, and all networks of a customer only that customer. Read only if the
   * work has to wait.
   */
  readonly lanes: () => Promise<readonly string[]>;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** How much a queue runs at once and accepts to wait. */
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

/** The waiting jobs below one name. A lane has either lanes or jobs. */
interface Lane {
  size: number;
  readonly lanes: Map<string, Lane>;
  readonly waiters: Waiter[];
}

const newLane = (): Lane => ({ size: 0, lanes: new Map(), waiters: [] });
/** Ends every path, so that jobs and lanes never share a lane. */
const LEAF = "";

const busy = () => new PlainError(503, BUSY, { "retry-after": String(BUSY_RETRY_SECONDS) });
const clientGone = () =>
  new PlainError(499, "The client closed the request before it was answered.");

/**
 * Limits concurrency. Waiting jobs queue in lanes served round-robin. Jobs that cannot run in time
 * fail with a plain 503; if the queue is full, the longest lane of the widest level loses one.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #root = newLane();
  #running = 0;
  #millis: number;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    this.#millis = limits.expectedMillis;
  }

  /** The number of waiting jobs. */
  get waiting(): number {
    return this.#root.size;
  }

  async run<T>(work: () => Promise<T>, { lanes, signal }: QueueTurn): Promise<T> {
    if (signal.aborted) throw clientGone();
    if (!this.#takeSlot()) {
      const path = [...(await lanes()), LEAF];
      if (signal.aborted) throw clientGone();
      if (!this.#takeSlot()) await this.#wait(path, signal);
    }
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#millis += (performance.now() - started - this.#millis) * LATEST_WEIGHT;
      // The slot passes directly to the next job, so that a new one cannot take it.
      if (!this.#startNext()) this.#running--;
    }
  }

  #takeSlot(): boolean {
    if (this.#running >= this.#limits.atOnce) return false;
    this.#running++;
    return true;
  }

  #wait(path: readonly string[], signal: AbortSignal): Promise<void> {
    this.#makeRoom(path);
    return new Promise((resolve, reject) => {
      const leave = () => {
        remove(this.#root, path, waiter);
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
      add(this.#root, path, waiter);
    });
  }

  /** The accepted backlog in jobs, by their average duration. */
  get #roomFor(): number {
    return Math.max(1, Math.floor((this.#limits.waitMillis * this.#limits.atOnce) / this.#millis));
  }

  #makeRoom(path: readonly string[]): void {
    if (this.#root.size < this.#roomFor) return;
    let lane: Lane | undefined = this.#root;
    for (const [depth, name] of path.entries()) {
      const own: Lane | undefined = lane?.lanes.get(name);
      const longest = lane && longestOf(lane);
      // A lane only loses a job to one that stays shorter.
      if (longest && longest[1].size > (own?.size ?? 0) + 1) {
        dropLast(this.#root, [...path.slice(0, depth), longest[0]]);
        return;
      }
      lane = own;
    }
    throw busy();
  }

  /** Starts the first job of the next lane of each level and moves these lanes to the end. */
  #startNext(): boolean {
    if (this.#root.size === 0) return false;
    const path: string[] = [];
    let lane = this.#root;
    while (lane.lanes.size > 0) {
      const [name, next] = lane.lanes.entries().next().value as [string, Lane];
      lane.lanes.delete(name);
      lane.lanes.set(name, next);
      path.push(name);
      lane = next;
    }
    const waiter = lane.waiters[0] as Waiter;
    remove(this.#root, path, waiter);
    waiter.start();
    return true;
  }
}

function longestOf({ lanes }: Lane): [string, Lane] | undefined {
  let longest: [string, Lane] | undefined;
  for (const entry of lanes) if (entry[1].size > (longest?.[1].size ?? 0)) longest = entry;
  return longest;
}

function add(root: Lane, path: readonly string[], waiter: Waiter): void {
  let lane = root;
  lane.size++;
  for (const name of path) {
    const next: Lane = lane.lanes.get(name) ?? newLane();
    lane.lanes.set(name, next);
    next.size++;
    lane = next;
  }
  lane.waiters.push(waiter);
}

function remove(root: Lane, path: readonly string[], waiter: Waiter): void {
  const lanes = [root];
  for (const name of path) {
    const next = lanes.at(-1)?.lanes.get(name);
    if (!next) return;
    lanes.push(next);
  }
  const { waiters } = lanes.at(-1) as Lane;
  const at = waiters.indexOf(waiter);
  if (at < 0) return;
  waiters.splice(at, 1);
  for (const [depth, lane] of lanes.entries()) {
    lane.size--;
    if (lane.size === 0 && depth > 0) lanes[depth - 1]?.lanes.delete(path[depth - 1] as string);
  }
}

/** Refuses the last job of the longest lanes below a path. */
function dropLast(root: Lane, from: readonly string[]): void {
  const path = [...from];
  let lane = from.reduce<Lane | undefined>((at, name) => at?.lanes.get(name), root);
  for (let longest = lane && longestOf(lane); longest; longest = longestOf(longest[1])) {
    path.push(longest[0]);
    lane = longest[1];
  }
  const last = lane?.waiters.at(-1);
  if (!last) return;
  remove(root, path, last);
  last.refuse(busy());
}
