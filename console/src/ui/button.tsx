import { type ButtonHTMLAttributes, type ReactNode, use } from "react";
import { Link } from "wouter";
import { RowContext } from "./row.js";

type Look = "primary" | "quiet" | "plain" | "danger";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: Look;
  /** Keeps its words and its width, shows a spinner and takes no further press. */
  readonly busy?: boolean;
  readonly small?: boolean;
}

const classOf = (look: Look, small: boolean, more = ""): string =>
  `button button-${look}${small ? " button-small" : ""} ${more}`.trim();

/** A button that says what it does, and in a row of a table, to what. */
export function Button({
  look = "quiet",
  busy = false,
  small = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const row = use(RowContext);
  return (
    <button
      aria-describedby={row}
      {...rest}
      type={type}
      className={classOf(look, small, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-words">{children}</span>
      {busy && <span className="spinner" aria-hidden="true" />}
    </button>
  );
}

/** A link that looks like a button. */
export const ButtonLink = ({
  to,
  look = "quiet",
  small = false,
  newWindow = false,
  label,
  children,
}: {
  readonly to: string;
  readonly look?: Look;
  readonly small?: boolean;
  readonly newWindow?: boolean;
  /** What is spoken, if the words are the same in each row of a table. */
  readonly label?: string;
  readonly children: ReactNode;
}) => {
  const shown = {
    className: classOf(look, small),
    "aria-label": label,
    children: <span className="button-words">{children}</span>,
  };
  // The router's links stay in their window.
  return newWindow ? (
    <a
      {...shown}
      href={new URL(to.slice(1), document.baseURI).href}
      target="_blank"
      rel="noopener"
    />
  ) : (
    <Link {...shown} to={to} />
  );
};
