import { useEffect, useRef } from "react";
import Uplot from "uplot";
import "uplot/dist/uPlot.min.css";

/** In rem, as the styles have it. */
const HEIGHT = 13.75;
/** In rem: the letters, and the least width of a label below the plot, such as "31 Dec". */
const LETTERS = 0.75;
const LABEL_WIDTH = 4;
const DAY_SECONDS = 86_400;
const STEPS = [1, 2, 5, 10];
const MAGNITUDES = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const short = new Intl.NumberFormat("en", { notation: "compact" });

/** Days are those of UTC, and no step is shorter than one. */
const DAYS: Uplot.Axis = {
  incrs: [1, 2, 7, 14, 28].map((days) => days * DAY_SECONDS),
  values: (_plot, places) => places.map((place) => day.format(place * 1000)),
};
/** Whole numbers. */
const COUNTS: Uplot.Axis = {
  incrs: MAGNITUDES.flatMap((magnitude) => STEPS.map((step) => step * magnitude)),
  values: (_plot, places) => places.map((place) => short.format(place)),
};

/** A line by day. The same numbers stand in a table beside it. */
export default function Plot({
  label,
  words,
  days,
}: {
  readonly label: string;
  readonly words: string;
  readonly days: readonly { readonly date: string; readonly activity: number }[];
}) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const style = getComputedStyle(element);
    const muted = element.parentElement
      ? getComputedStyle(element.parentElement).color
      : style.color;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const size = () => ({ width: element.clientWidth, height: HEIGHT * rem });
    const axis = {
      // The plot reads whole pixels alone.
      font: `${Math.round(LETTERS * rem)}px ${style.fontFamily}`,
      stroke: muted,
      grid: { stroke: muted, width: 0.25 },
      ticks: { show: false },
    };
    const plot = new Uplot(
      {
        ...size(),
        legend: { markers: { show: false } },
        cursor: { y: false },
        scales: { y: { range: (_plot, _low, high) => [0, Math.max(high, 4)] } },
        axes: [
          { ...axis, ...DAYS, size: 1.75 * rem, space: LABEL_WIDTH * rem },
          { ...axis, ...COUNTS, size: 2.75 * rem },
        ],
        tzDate: (seconds) => Uplot.tzDate(new Date(seconds * 1000), "Etc/UTC"),
        series: [
          {
            label: "Day",
            value: (_plot, place) => (place === null ? "--" : day.format(place * 1000)),
          },
          { label: words, stroke: style.color, width: 2, points: { show: false } },
        ],
      },
      [
        days.map(({ date }) => new Date(date).getTime() / 1000),
        days.map(({ activity }) => activity),
      ],
      element,
    );
    const watcher = new ResizeObserver(() => plot.setSize(size()));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [days, words]);
  return (
    <div
      ref={frame}
      className="plot"
      role="img"
      aria-label={`${label}, as a line. The table below has the numbers.`}
    />
  );
}
