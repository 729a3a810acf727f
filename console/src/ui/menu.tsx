import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** One entry of a menu. */
export interface MenuItem {
  readonly words: ReactNode;
  readonly danger?: boolean;
  readonly onSelect: () => void;
}

const MARGIN = 8;

/** Puts a list under its button, or above it at the end of the window. */
function place(list: HTMLElement, trigger: HTMLElement): void {
  const { top, bottom, left, right } = trigger.getBoundingClientRect();
  const { offsetWidth, offsetHeight, style } = list;
  const fits = bottom + offsetHeight + MARGIN <= window.innerHeight;
  style.top = `${Math.max(MARGIN, fits ? bottom : top - offsetHeight)}px`;
  const isMirrored = getComputedStyle(trigger).direction === "rtl";
  const start = isMirrored
    ? Math.min(left, window.innerWidth - offsetWidth - MARGIN)
    : right - offsetWidth;
  style.left = `${Math.max(MARGIN, start)}px`;
}

/** A button that opens a list of actions. Arrow keys move, Escape closes. */
export function Menu({
  label,
  items,
  children,
}: {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const follow = () => {
      if (list.current && trigger.current) place(list.current, trigger.current);
    };
    follow();
    window.addEventListener("scroll", follow, true);
    window.addEventListener("resize", follow);
    return () => {
      window.removeEventListener("scroll", follow, true);
      window.removeEventListener("resize", follow);
    };
  }, [open]);
  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
    const close = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [open]);
  const leave = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const here = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") leave();
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <div className="menu" ref={root}>
      <button
        ref={trigger}
        type="button"
        className="icon-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className="menu-list"
          onKeyDown={move}
        >
          {items.map(({ words, danger, onSelect }, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a menu stay in place.
              key={place}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={danger ? "menu-item menu-item-danger" : "menu-item"}
              onClick={() => {
                leave();
                onSelect();
              }}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
