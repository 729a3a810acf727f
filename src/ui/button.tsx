import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useHydrated } from "../react/use-hydrated.js";
import { Spinner } from "./feedback/spinner.js";
import { useSlot } from "./slots.js";
import { className, flag } from "./theme/class-name.js";

/** How prominent a button is. */
export type ButtonLook = "primary" | "secondary" | "quiet" | "danger" | "link";

interface ButtonProps extends ComponentProps<"button"> {
  /** One primary button per view; the rest are secondary or quiet. */
  look?: ButtonLook;
  /** Busy: shows a spinner, preserves width and label, and ignores presses. */
  pending?: boolean;
  /** Cannot be pressed yet; unlike `disabled` it can be focused and read. */
  resting?: boolean;
  /** Shown before the label. */
  icon?: ReactNode;
}

/**
 * A button. It stays focusable while busy, so that the focus is not lost. One that needs JavaScript
 * is disabled until it has loaded, so that no press is lost.
 */
export function Button({
  look = "secondary",
  pending = false,
  resting = false,
  icon,
  className: extra,
  children,
  onClick,
  type = "button",
  ...props
}: ButtonProps): ReactNode {
  const Native = useSlot("Button", "button");
  const isEarly = !useHydrated() && type === "button";
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending || resting) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Native
      type={type}
      className={className("stk-button", extra)}
      data-look={look}
      data-pending={flag(pending)}
      data-resting={flag(resting)}
      data-early={flag(isEarly)}
      aria-busy={pending || undefined}
      aria-disabled={pending || resting || undefined}
      onClick={press}
      disabled={isEarly}
      {...props}
    >
      {icon}
      <span className="stk-button-words">{children}</span>
      {pending ? <Spinner /> : null}
    </Native>
  );
}

interface ButtonLinkProps extends ComponentProps<"a"> {
  look?: ButtonLook;
}

/** A link that looks like a button: it navigates and changes nothing. */
export function ButtonLink({
  look = "secondary",
  className: extra,
  children,
  ...props
}: ButtonLinkProps): ReactNode {
  const Native = useSlot("Link", "a");
  return (
    <Native className={className("stk-button", extra)} data-look={look} {...props}>
      <span className="stk-button-words">{children}</span>
    </Native>
  );
}
