import type { ReactNode } from "react";

/** What a provider's mark is drawn in; empty it keeps the place. */
export const MarkFrame = ({ children }: { children?: ReactNode }): ReactNode => (
  <svg className="stk-mark" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    {children}
  </svg>
);
