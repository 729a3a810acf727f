import type { Answered } from "./record-request.js";

interface Series {
  readonly labels: readonly string[];
  count: number;
  seconds: number;
}

/** Requests that this process has answered since it started. For graphs, never for decisions: those ask the database. */
export interface Counters {
  add(method: string, answered: Answered): void;
  /** All of them, as Prometheus reads them. */
  text(): string;
}

const ODD = /[\\"\n]/;

const escaped = (value: string): string => (!ODD.test(value) ? value : value.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n"));

const NAMES = ["method", "path", "status", "error"];

const shown = (labels: readonly string[]): string => labels.map((value, at) => `${NAMES[at]}="${escaped(value)}"`).join(",");

export function createCounters(): Counters {
  const all = new Map<string, Series>();
  return {
    add(method, { pattern, status, error, millis }) {
      const labels = [method, pattern, String(status), error ?? ""];
      const key = labels.join("\n");
      const series = all.get(key) ?? { labels, count: 0, seconds: 0 };
      all.set(key, series);
      series.count++;
      series.seconds += millis / 1000;
    },
    text: () =>
      [...all.values()]
        .flatMap(({ labels, count, seconds }) => [
          `stackkit_requests_total{${shown(labels)}} ${count}\n`,
          `stackkit_request_seconds_count{${shown(labels)}} ${count}\n`,
          `stackkit_request_seconds_sum{${shown(labels)}} ${seconds}\n`,
        ])
        .sort()
        .join(""),
  };
}

/** For a service that shows nobody what it counted. */
export const noCounters: Counters = { add() {}, text: () => "" };
