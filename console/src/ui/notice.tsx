import type { ReactNode } from "react";
import { wordsOf } from "../api/problem.js";
import { Button } from "./button.js";
import { Icon, type IconName } from "./icon.js";

type Look = "info" | "good" | "warning" | "error";

const ICONS: Readonly<Record<Look, IconName>> = {
  info: "info",
  good: "check",
  warning: "warning",
  error: "warning",
};

/** A message beside what it is about. Errors are announced. */
export const Notice = ({
  look = "info",
  children,
}: {
  readonly look?: Look;
  readonly children: ReactNode;
}) => (
  <div className={`notice notice-${look}`} role={look === "error" ? "alert" : undefined}>
    <Icon name={ICONS[look]} />
    <div>{children}</div>
  </div>
);

/** A view or part that could not be read, with a way to try again. */
export const Failure = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) => (
  <Notice look="error">
    <p>{wordsOf(error)}</p>
    <Button small onClick={onRetry}>
      Try again
    </Button>
  </Notice>
);

/** What will be here, and how to get it here. */
export const Empty = ({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) => (
  <div className="empty">
    <p className="empty-title">{title}</p>
    {children && <p>{children}</p>}
    {action}
  </div>
);
