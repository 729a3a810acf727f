import { useEffect, useRef } from "react";
import Uplot from "uplot";
import "uplot/dist/uPlot.min.css";

const HEIGHT = 220;

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
    const axis = { stroke: muted, grid: { stroke: muted, width: 0.25 }, ticks: { show: false } };
    const plot = new Uplot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        legend: { show: true, live: true },
        scales: { y: { range: (_plot, _low, high) => [0, Math.max(high, 4)] } },
        axes: [axis, { ...axis, size: 44 }],
        series: [
          { value: "{YYYY}-{MM}-{DD}" },
          { label: words, stroke: style.color, width: 2, points: { show: false } },
        ],
      },
      [
        days.map(({ date }) => new Date(date).getTime() / 1000),
        days.map(({ activity }) => activity),
      ],
      element,
    );
    const watcher = new ResizeObserver(() =>
      plot.setSize({ width: element.clientWidth, height: HEIGHT }),
    );
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
