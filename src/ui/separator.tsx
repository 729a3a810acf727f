import type { ReactNode } from "react";

/** A line, with a word in it where two ways part. */
export const Separator = ({ children }: { children?: ReactNode }): ReactNode =>
  children ? (
    <div className="stk-separator">
      <span>{children}</span>
    </div>
  ) : (
    <hr className="stk-separator" />
  );
