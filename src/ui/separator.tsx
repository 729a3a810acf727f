import type { ReactNode } from "react";

/** A line between alternatives, optionally with a word. */
export const Separator = ({ children }: { children?: ReactNode }): ReactNode =>
  children ? (
    <div className="stk-separator">
      <span>{children}</span>
    </div>
  ) : (
    <hr className="stk-separator" />
  );
