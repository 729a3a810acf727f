import type { ReactNode } from "react";

/**
 * An outline icon on a 24-unit grid, in the colour of the adjacent text. Never the only carrier of
 * meaning.
 */
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
