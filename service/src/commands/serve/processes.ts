import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { systemClock } from "../../core/clock.js";
import { STOP_MILLIS } from "../../core/limits.js";
import { createLog, type Log } from "../../core/log.js";
import { ServiceError } from "../../core/service-error.js";
import type { ServiceConfig } from "../../settings/config.js";
import { WORKER_ID } from "../../settings/environment.js";
import { openDirectoryToServe } from "../../start/data-directory.js";
import { closeLostConnections } from "./handed-connections.js";
import { stopSignal } from "./stop-signal.js";
import { warnOfCommits } from "./warn-of-commits.js";
import type { FromWorker, ToWorker } from "./worker.js";

/** Delay before a restart, so that a process that ends at once does not busy the machine. */
const RESTART_MILLIS = 1000;
/** Time limit for reading the counters of a process. */
const COUNTERS_MILLIS = 1000;

/** Serves with several processes on one port and replaces those that end, until a stop signal. */
export async function serveByProcesses(config: ServiceConfig, count: number): Promise<void> {
  const log = createLog(systemClock, (line) => process.stdout.write(`${line}\n`));
  // Locks the directory for all of them.
  using _directory = await openDirectoryToServe(config, log);
  const pool = new WorkerPool(log);
  const stopped = stopSignal();
  try {
    await Promise.race([pool.startAll(count).then(printUrl), stopped]);
    await warnOfCommits(config);
    await stopped;
  } finally {
    await pool.stop();
  }

  function printUrl(url: string) {
    process.stdout.write(`stackkit-service listens on ${url} (${count} processes)\n`);
  }
}

class WorkerPool {
  readonly #log: Log;
  readonly #workers = new Set<Worker>();
  #stopping = false;
  #requests = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Starts all processes. Resolves to their URL. */
  async startAll(count: number): Promise<string> {
    // The first alone: it migrates the database, and a fault is reported once.
    const url = await this.#start(1);
    await Promise.all(Array.from({ length: count - 1 }, (_, index) => this.#start(index + 2)));
    return url;
  }

  /** Resolves to the URL once the process listens; rejects if it ends before. */
  #start(id: number): Promise<string> {
    if (this.#stopping)
      return Promise.reject(new ServiceError("stopping", "The service is stopping."));
    const worker = cluster.fork({ [WORKER_ID]: String(id) });
    closeLostConnections(worker);
    this.#workers.add(worker);
    return new Promise((resolve, reject) => {
      let listens = false;
      worker.on("message", (message: FromWorker) => {
        if ("gatherCounters" in message)
          void this.#gather().then((counters) =>
            send(worker, { gathered: message.gatherCounters, counters }),
          );
        if (!("listens" in message)) return;
        listens = true;
        resolve(message.listens);
      });
      // A process that could not be spawned has no exit event.
      worker.on("error", (error) => {
        if (worker.process.pid === undefined) this.#workers.delete(worker);
        reject(error);
      });
      worker.once("exit", (code, signal) => {
        this.#workers.delete(worker);
        if (!listens)
          reject(
            new ServiceError(
              "process-ended",
              `Process ${id} of the service ended before it listened ` +
                `(${signal ?? `code ${code}`}).`,
            ),
          );
        else if (!this.#stopping) void this.#replace(id, signal ?? code);
      });
    });
  }

  async #replace(id: number, reason: string | number): Promise<void> {
    this.#log.error("a process of the service ended and is started again", { process: id, reason });
    while (!this.#stopping) {
      await wait(RESTART_MILLIS);
      if (this.#stopping) return;
      const started = await this.#start(id).then(
        () => true,
        (error: unknown) =>
          this.#log.error("a process of the service could not be started again", {
            process: id,
            error,
          }),
      );
      if (started) return;
    }
  }

  /** The counters of all processes, one line each. A process that does not answer is left out. */
  async #gather(): Promise<string> {
    const counters = await Promise.all(
      [...this.#workers].map((worker) => this.#countersOf(worker)),
    );
    return counters.join("\n");
  }

  #countersOf(worker: Worker): Promise<string> {
    const id = ++this.#requests;
    return new Promise((resolve) => {
      const done = (counters: string) => {
        clearTimeout(late);
        worker.off("message", onMessage);
        resolve(counters);
      };
      const onMessage = (message: FromWorker) => {
        if ("snapshotOf" in message && message.snapshotOf === id) done(message.counters);
      };
      const late = setTimeout(done, COUNTERS_MILLIS, "");
      worker.on("message", onMessage);
      send(worker, { takeSnapshot: id });
    });
  }

  /** Lets every process finish its requests. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const ended = [...this.#workers].map(
      (worker) => new Promise<void>((resolve) => worker.once("exit", () => resolve())),
    );
    for (const worker of this.#workers) worker.process.kill("SIGTERM");
    const late = setTimeout(() => {
      for (const worker of this.#workers) worker.process.kill("SIGKILL");
    }, STOP_MILLIS);
    await Promise.all(ended);
    clearTimeout(late);
  }
}

/** A process that is ending may miss the message. */
const send = (worker: Worker, message: ToWorker): void =>
  void (worker.isConnected() && worker.send(message, () => {}));
