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
export async function serveHere(config: ServiceConfig, isWorker: boolean): Promise<void> {
  const log = gatherLines(
    (lines) => process.stdout.write(lines),
    isWorker ? WHOLE_ON_A_PIPE_BYTES : undefined,
  );
  // The last lines explain an unexpected exit, so they must be written.
  process.once("exit", log.flush);
  const gatherMetrics = isWorker ? createGatherer() : undefined;
  // During startup a worker waits for its port from the primary. Afterwards the channel alone must
  // not keep it alive.
  const service = await startService({
    ...config,
    port: config.port ?? SETTINGS.port.default,
    writeLog: log.add,
    gatherMetrics,
  }).finally(() => process.channel?.unref());
  if (!isWorker) process.stdout.write(`stackkit-service listens on ${service.url}\n`);
  printInternalKeys(service);
  printSetUp(service, config);
  await offerFirstProject(service, config);
  if (isWorker) return serveAsWorker(service);
  const stopped = stopSignal();
  await warnOfCommits(config);
  await stopped;
  endInTime();
  await service.stop();
}
