import type { ReactNode } from "react";

/** A short state, in words. */
export const Badge = ({
  look = "plain",
  children,
}: {
  readonly look?: "plain" | "good" | "warning" | "bad" | "accent";
  readonly children: ReactNode;
}) => <span className={`badge badge-${look}`}>{children}</span>;
