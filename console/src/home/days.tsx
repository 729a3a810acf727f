import { lazy, type ReactNode } from "react";
import { Lazy } from "../ui/lazy.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";

const Plot = lazy(() => import("../ui/plot.js"));

/** A number by day: as a line, and as a table. */
export function Days({
  title,
  words,
  days,
  more,
}: {
  /** Leads to what is counted. */
  readonly more?: ReactNode;
  readonly title: string;
  readonly words: string;
  readonly days: readonly { readonly date: string; readonly activity: number }[];
}) {
  return (
    <Section title={title} actions={more}>
      <Lazy lines={7}>
        <Plot label={title} words={words} days={days} />
      </Lazy>
      <details>
        <summary>As a table</summary>
        <PlainTable
          label={title}
          rows={[...days].reverse()}
          idOf={({ date }) => date}
          columns={[
            { id: "day", title: "Day", cell: ({ date }) => date },
            {
              id: "count",
              title: words,
              numeric: true,
              cell: ({ activity }) => activity.toLocaleString("en"),
            },
          ]}
        />
      </details>
    </Section>
  );
}
