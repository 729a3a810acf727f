import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useSlot } from "./slots.js";
import { className } from "./theme/class-name.js";

interface MenuProps {
  /** The button's content. */
  trigger: ReactNode;
  /** The button's accessible name. */
  label: string;
  triggerClassName?: string;
  /** The selected action is running. */
  busy?: boolean;
  /** Shown above the items; not an item itself. */
  head?: ReactNode;
  onOpen?: () => void;
  children?: ReactNode;
}

const GAP = 4;

/** Positions the list below its button, or above if there is more space, within the window. */
function place(list: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = list;
  const toLeft = getComputedStyle(button).direction === "rtl" ? at.left : at.right - width;
  const left = Math.max(GAP, Math.min(toLeft < GAP ? at.left : toLeft, innerWidth - width - GAP));
  const below = at.bottom + GAP;
  const top =
    below + height > innerHeight && at.top - GAP - height > 0 ? at.top - GAP - height : below;
  // Setting properties one by one is allowed by a strict content security policy; a style attribute
  // would not be.
  list.style.setProperty("--stk-menu-left", `${left}px`);
  list.style.setProperty("--stk-menu-top", `${top}px`);
}

const itemsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
];

/**
 * A button with a list of actions. The browser's popover opens, closes, restores focus and stays on
 * top.
 */
export function Menu({
  trigger,
  label,
  triggerClassName,
  busy = false,
  head,
  onOpen,
  children,
}: MenuProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const opened = event.newState === "open";
    setOpen(opened);
    if (opened) onOpen?.();
    if (!opened || button.current === null) return;
    place(event.currentTarget, button.current);
    itemsOf(event.currentTarget)[0]?.focus();
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsOf(event.currentTarget);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    };
    const starting = items.findIndex(
      (item, position) =>
        position > at && item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()),
    );
    const position =
      steps[event.key] ?? (event.key.length === 1 && starting >= 0 ? starting : undefined);
    if (event.key === "Tab") list.current?.hidePopover();
    if (position === undefined) return;
    event.preventDefault();
    items.at(position)?.focus();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    list.current?.showPopover();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className("stk-menu-button", triggerClassName)}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={busy || undefined}
        aria-label={label}
        title={label}
        onKeyDown={openByArrow}
      >
        {trigger}
      </button>
      <div ref={list} id={id} popover="auto" className="stk-menu" onToggle={toggled}>
        {head ? <div className="stk-menu-head">{head}</div> : null}
        <div
          role="menu"
          aria-label={label}
          onKeyDown={press}
          onClick={() => list.current?.hidePopover()}
        >
          {children}
        </div>
      </div>
    </>
  );
}

/** Items that belong together, under a heading and apart from the others. */
export const MenuGroup = ({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}): ReactNode => (
  <fieldset className="stk-menu-group">
    <legend className="stk-menu-title">{title}</legend>
    {children}
  </fieldset>
);

interface MenuItemProps extends Omit<ComponentProps<"button">, "role" | "onClick"> {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  icon?: ReactNode;
  /** A radio item: whether it is the selected one. */
  chosen?: boolean;
  /** Navigates instead of running an action. */
  href?: string | undefined;
}

/** One action or link of a menu. */
export function MenuItem({ icon, chosen, href, children, ...button }: MenuItemProps): ReactNode {
  const Anchor = useSlot("Link", "a");
  const words = (
    <>
      {icon}
      <span className="stk-menu-words">{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor
        role="menuitem"
        tabIndex={-1}
        className="stk-menu-item"
        href={href}
        onClick={button.onClick}
      >
        {words}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      {...(chosen === undefined
        ? { role: "menuitem" }
        : { role: "menuitemradio", "aria-checked": chosen })}
      tabIndex={-1}
      className="stk-menu-item"
      {...button}
    >
      {words}
    </button>
  );
}
