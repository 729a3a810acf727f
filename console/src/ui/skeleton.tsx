import { useEffect, useState } from "react";

/** How long an answer may take until the wait is explained. */
const PATIENCE_MILLIS = 4_000;

/** Lines of the true height while something is read. Shown only after 150 ms, by its style. */
export const Skeleton = ({ lines = 3 }: { readonly lines?: number }) => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, PATIENCE_MILLIS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="skeleton" aria-busy="true" role="status">
      <span className={isSlow ? "muted" : "visually-hidden"}>
        {isSlow ? "Still waiting for the service…" : "Loading"}
      </span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same.
        <div key={line} className="skeleton-line" />
      ))}
    </div>
  );
};

/** Words of these widths that are not read yet, in a line that wraps as they will. */
export const SkeletonWords = ({ widths }: { readonly widths: readonly number[] }) =>
  widths.map((width) => <span key={width} className="skeleton-word" style={{ width }} />);
