type Labels = Readonly<Record<string, string>>;

/** Counts of this process since it started. For graphs, never for decisions: those ask the database. */
export interface Counters {
  count(name: string, labels: Labels): void;
  observe(name: string, labels: Labels, value: number): void;
  /** All of them, as Prometheus reads them. */
  text(): string;
}

const ODD = /[\\"\n]/;

const escaped = (value: string): string => (!ODD.test(value) ? value : value.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n"));

const series = (name: string, labels: Labels): string =>
  `${name}{${Object.entries(labels)
    .map(([label, value]) => `${label}="${escaped(value)}"`)
    .join(",")}}`;

export function createCounters(): Counters {
  const values = new Map<string, number>();
  const add = (key: string, value: number) => values.set(key, (values.get(key) ?? 0) + value);
  return {
    count: (name, labels) => add(series(name, labels), 1),
    observe(name, labels, value) {
      add(series(`${name}_sum`, labels), value);
      add(series(`${name}_count`, labels), 1);
    },
    text: () =>
      [...values]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => `${key} ${value}\n`)
        .join(""),
  };
}
