import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Disk } from "../core/disk.js";
import type { Counters } from "../http/context/counters.js";

/** Set if several processes serve together. */
interface WorkerOptions {
  readonly metricsWorkerId?: string | undefined;
  /** Resolves to the snapshots of all processes, one per line. */
  readonly gatherMetrics?: (() => Promise<string>) | undefined;
}

/** Makes the counters of `/metrics`. */
export function createCounters(
  { metricsWorkerId, gatherMetrics }: WorkerOptions,
  disk?: Disk,
): Counters {
  const registry = new Registry();
  if (metricsWorkerId !== undefined) registry.setDefaultLabels({ process: metricsWorkerId });
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("stackkit_resident_memory_bytes", "Resident memory", () => process.memoryUsage.rss());
  gauge("stackkit_heap_used_bytes", "Used heap", () => process.memoryUsage().heapUsed);
  gauge("stackkit_uptime_seconds", "Time since the process started", () =>
    Math.round(process.uptime()),
  );
  // The processes of an instance share one disk.
  if (disk)
    new Gauge({
      name: "stackkit_disk_free_bytes",
      help: "Free space of the data directory's disk",
      aggregator: "min",
      registers,
      async collect() {
        this.set(await disk.freeBytes());
      },
    });
  const dropped = new Counter({
    name: "stackkit_queue_dropped_total",
    help: "Mails and webhook events that full queues dropped",
    labelNames: ["queue"],
    registers,
  });
  const labelNames = ["method", "path", "status", "error"] as const;
  const requests = new Counter({
    name: "stackkit_requests_total",
    help: "Answered requests",
    labelNames,
    registers,
  });
  // A summary would keep every observation for its percentiles, whether they are shown or not.
  const seconds = new Histogram({
    name: "stackkit_request_seconds",
    help: "Time to answer a request",
    labelNames,
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5],
    registers,
  });
  const snapshot = async () => JSON.stringify(await registry.getMetricsAsJSON());

  return {
    add(method, { pattern, status, error = "", millis }) {
      const labels = { method, path: pattern, status: String(status), error };
      requests.inc(labels);
      seconds.observe(labels, millis / 1000);
    },
    addDropped: (queue, count) => dropped.inc({ queue }, count),
    snapshot,
    async render() {
      if (!gatherMetrics) return registry.metrics();
      const lines = (await gatherMetrics()).split("\n").filter(Boolean);
      return AggregatorRegistry.aggregate(lines.map((line) => JSON.parse(line))).metrics();
    },
  };
}
