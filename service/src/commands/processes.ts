import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import type { ServiceConfig } from "../config/config.js";
import { PLACE } from "../config/environment.js";
import { systemClock } from "../core/clock.js";
import { STOP_MILLIS } from "../core/limits.js";
import { ServiceError } from "../core/service-error.js";
import { createLog, type Log } from "../observability/log.js";
import { openDataDirectory } from "../runtime/data-directory.js";
import { closeLostConnections } from "./handed-connections.js";
import { stopSignal } from "./stop-signal.js";
import type { FromWorker, ToWorker } from "./worker.js";

/** How long a process that ended stays away, so that one that ends at once does not keep the machine busy. */
const RESTART_MILLIS = 1000;
/** How long the counters of a process are waited for. */
const TELL_MILLIS = 1000;

/** Serves by several processes on one port: those that end are replaced, until all are told to stop. */
export async function serveByProcesses(config: ServiceConfig, count: number): Promise<void> {
  // Held for all of them: this process does nothing else with it.
  using _directory =
    config.databaseUrl === undefined && config.dataDirectory !== undefined
      ? openDataDirectory(config.dataDirectory)
      : undefined;
  const crew = new Crew(createLog(systemClock, (line) => process.stdout.write(`${line}\n`)));
  const stopped = stopSignal();
  try {
    await Promise.race([crew.startAll(count).then(tell), stopped]);
    await stopped;
  } finally {
    await crew.stop();
  }

  function tell(url: string) {
    process.stdout.write(`stackkit-service listens on ${url} (${count} processes)\n`);
  }
}

class Crew {
  readonly #log: Log;
  readonly #workers = new Set<Worker>();
  #stopping = false;
  #asked = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Starts all, and resolves to their address. */
  async startAll(count: number): Promise<string> {
    // Alone first: it prepares the database, and what is wrong is told once.
    const url = await this.#start(1);
    await Promise.all(Array.from({ length: count - 1 }, (_, index) => this.#start(index + 2)));
    return url;
  }

  /** Starts the process at a place; resolves to its address once it listens, and rejects where it ends before. */
  #start(place: number): Promise<string> {
    if (this.#stopping)
      return Promise.reject(new ServiceError("stopping", "The service is stopping."));
    const worker = cluster.fork({ [PLACE]: String(place) });
    closeLostConnections(worker);
    this.#workers.add(worker);
    return new Promise((resolve, reject) => {
      let listens = false;
      worker.on("message", (message: FromWorker) => {
        if ("gatherCounters" in message)
          void this.#gather().then((counters) =>
            say(worker, { gathered: message.gatherCounters, counters }),
          );
        if (!("listens" in message)) return;
        listens = true;
        resolve(message.listens);
      });
      // A process that could not be made has no exit.
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
              `Process ${place} of the service ended before it listened (${signal ?? `code ${code}`}).`,
            ),
          );
        else if (!this.#stopping) void this.#replace(place, signal ?? code);
      });
    });
  }

  async #replace(place: number, reason: string | number): Promise<void> {
    this.#log.error("a process of the service ended and is started again", { place, reason });
    while (!this.#stopping) {
      await wait(RESTART_MILLIS);
      if (this.#stopping) return;
      const started = await this.#start(place).then(
        () => true,
        (error: unknown) =>
          this.#log.error("a process of the service could not be started again", { place, error }),
      );
      if (started) return;
    }
  }

  /** The counters of all, one after the other. One that does not answer is left out. */
  async #gather(): Promise<string> {
    return (await Promise.all([...this.#workers].map((worker) => this.#countersOf(worker)))).join(
      "",
    );
  }

  #countersOf(worker: Worker): Promise<string> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      const done = (counters: string) => {
        clearTimeout(late);
        worker.off("message", hear);
        resolve(counters);
      };
      const hear = (message: FromWorker) => {
        if ("told" in message && message.told === id) done(message.counters);
      };
      const late = setTimeout(done, TELL_MILLIS, "");
      worker.on("message", hear);
      say(worker, { tellCounters: id });
    });
  }

  /** Lets every process finish what it has begun. */
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

/** A process that is just ending hears nothing any more, which is no error. */
const say = (worker: Worker, message: ToWorker): void =>
  void (worker.isConnected() && worker.send(message, () => {}));
