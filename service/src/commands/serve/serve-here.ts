import cluster from "node:cluster";
import { gatherLines, WHOLE_ON_A_PIPE_BYTES } from "../../core/log.js";
import type { ServiceConfig } from "../../settings/config.js";
import { SETTINGS } from "../../settings/setting-table.js";
import { startService } from "../../start/start.js";
import { offerFirstProject } from "./first-start.js";
import { printInternalKeys, printSetUp } from "./print-keys.js";
import { endInTime, stopSignal } from "./stop-signal.js";
import { warnOfCommits } from "./warn-of-commits.js";
import { createGatherer, serveAsWorker } from "./worker.js";

/** Serves in this process, alone or as a worker. */
export async function serveHere(config: ServiceConfig): Promise<void> {
  const log = gatherLines(
    (lines) => process.stdout.write(lines),
    cluster.isWorker ? WHOLE_ON_A_PIPE_BYTES : undefined,
  );
  // The last lines explain an unexpected exit, so they must be written.
  process.once("exit", log.flush);
  const gatherMetrics = cluster.isWorker ? createGatherer() : undefined;
  // During startup a worker waits for its port from the primary. Afterwards the channel alone must
  // not keep it alive.
  const service = await startService({
    ...config,
    port: config.port ?? SETTINGS.port.default,
    writeLog: log.add,
    gatherMetrics,
  }).finally(() => process.channel?.unref());
  if (!cluster.isWorker) process.stdout.write(`stackkit-service listens on ${service.url}\n`);
  printInternalKeys(service);
  printSetUp(service, config);
  await offerFirstProject(service, config);
  if (!cluster.isWorker) warnOfCommits(config);
  if (cluster.isWorker) return serveAsWorker(service);
  await stopSignal();
  endInTime();
  await service.stop();
}
