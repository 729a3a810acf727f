import type { ReactNode } from "react";

/** A word on the state of the adjacent item. */
export const Badge = ({
  kind = "plain",
  children,
}: {
  kind?: "plain" | "good" | "warning";
  children: ReactNode;
}): ReactNode => (
  <span className="stk-badge" data-kind={kind}>
    {children}
  </span>
);
