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

const shown = ([label, value]: [string, string]): string => `${label}="${escaped(value)}"`;

interface Series {
  readonly name: string;
  readonly labels: Labels;
  value: number;
}

export function createCounters(): Counters {
  const all = new Map<string, Series>();
  // How a series is written is settled when somebody reads it: that is seldom, and requests are many.
  function add(name: string, labels: Labels, value: number): void {
    let key = name;
    for (const label in labels) key += `\n${labels[label]}`;
    const series = all.get(key);
    if (series) series.value += value;
    else all.set(key, { name, labels, value });
  }
  return {
    count: (name, labels) => add(name, labels, 1),
    observe(name, labels, value) {
      add(`${name}_sum`, labels, value);
      add(`${name}_count`, labels, 1);
    },
    text: () =>
      [...all.values()]
        .map(({ name, labels, value }) => `${name}{${Object.entries(labels).map(shown).join(",")}} ${value}\n`)
        .sort()
        .join(""),
  };
}
