import type { ReactNode } from "react";

/** The frame of a provider's mark; an empty one is a placeholder. */
export const MarkFrame = ({ children }: { children?: ReactNode }): ReactNode => (
  <svg className="stk-mark" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    {children}
  </svg>
);
