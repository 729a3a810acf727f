import type { Stage } from "../board/board";

/**
 * How much of the disc is filled: all of it is happening, half of it is next, none of it can wait.
 */
const FILLED: Record<Stage | "done", string> = {
  now: "M8 2a6 6 0 0 1 0 12A6 6 0 0 1 8 2Z",
  next: "M8 2a6 6 0 0 1 0 12Z",
  later: "",
  done: "",
};

/** The icon of a stage. Hidden from screen readers, since the stage's name is next to it. */
export function Moon({ stage }: { stage: Stage | "done" }) {
  return (
    <svg
      className="moon"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6" />
      <path d={FILLED[stage]} fill="currentColor" stroke="none" />
      {stage === "done" && (
        <path d="m5.5 8.2 1.8 1.8 3.4-3.8" strokeLinecap="round" strokeLinejoin="round" />
      )}
    </svg>
  );
}
