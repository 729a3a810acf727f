import type { ReactNode } from "react";

/** An outline on a grid of 24, in the colour of the text beside it. Never the only carrier of a meaning. */
export function Icon({ d }: { d: string }): ReactNode {
  return (
    <svg
      className="stk-icon"
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
