import type { Answered } from "../http/access-log.js";

interface Series {
  readonly labels: readonly string[];
  count: number;
  seconds: number;
}

/** What this process has done since it started, and what it uses. For graphs, never for decisions: those ask the database. */
export interface Counters {
  add(method: string, answered: Answered): void;
  /** All of it, as Prometheus reads it. */
  text(): string;
  /** The same of every process, where several serve together. */
  gather(): Promise<string>;
}

const ODD = /[\\"\n]/;

const escaped = (value: string): string =>
  !ODD.test(value)
    ? value
    : value.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");

const NAMES = ["method", "path", "status", "error"];

const shown = (labels: readonly string[]): string[] =>
  labels.map((value, at) => `${NAMES[at]}="${escaped(value)}"`);

/** Where several processes serve together: which of them this is, and how it learns what all have counted. */
interface Together {
  readonly metricsPlace?: string | undefined;
  readonly gatherMetrics?: (() => Promise<string>) | undefined;
}

export function createCounters({ metricsPlace, gatherMetrics }: Together): Counters {
  const all = new Map<string, Series>();
  const own = metricsPlace === undefined ? [] : [`process="${escaped(metricsPlace)}"`];

  const line = (name: string, value: number, labels: readonly string[] = []) => {
    const every = [...own, ...shown(labels)].join(",");
    return `${name}${every && `{${every}}`} ${value}\n`;
  };

  const text = () => {
    const { rss, heapUsed } = process.memoryUsage();
    return [
      line("stackkit_resident_memory_bytes", rss),
      line("stackkit_heap_used_bytes", heapUsed),
      line("stackkit_uptime_seconds", Math.round(process.uptime())),
      ...[...all.values()]
        .flatMap(({ labels, count, seconds }) => [
          line("stackkit_requests_total", count, labels),
          line("stackkit_request_seconds_count", count, labels),
          line("stackkit_request_seconds_sum", seconds, labels),
        ])
        .sort(),
    ].join("");
  };

  return {
    add(method, { pattern, status, error, millis }) {
      const labels = [method, pattern, String(status), error ?? ""];
      const key = labels.join("\n");
      const series = all.get(key) ?? { labels, count: 0, seconds: 0 };
      all.set(key, series);
      series.count++;
      series.seconds += millis / 1000;
    },
    text,
    gather: gatherMetrics ?? (async () => text()),
  };
}

/** For a service that shows nobody what it counted. */
export const noCounters: Counters = { add() {}, text: () => "", gather: async () => "" };
