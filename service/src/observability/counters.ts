/** A request that was answered. */
export interface AnsweredRequest {
  /** The path with parameter names, such as `/teams/:team_id`. */
  readonly pattern: string;
  readonly status: number;
  /** The code of a known error. */
  readonly error: string | undefined;
  readonly millis: number;
}

interface Series {
  readonly labels: readonly string[];
  count: number;
  seconds: number;
}

/** Counts of this process since it started. For graphs, never for decisions: those need the database. */
export interface Counters {
  add(method: string, request: AnsweredRequest): void;
  /** In the text format of Prometheus. */
  text(): string;
  /** The same for all processes of this instance. */
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

/** Set if several processes serve together. */
interface WorkerOptions {
  readonly metricsPlace?: string | undefined;
  readonly gatherMetrics?: (() => Promise<string>) | undefined;
}

export function createCounters({ metricsPlace, gatherMetrics }: WorkerOptions): Counters {
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

/** For a service without a metrics page. */
export const noCounters: Counters = { add() {}, text: () => "", gather: async () => "" };
