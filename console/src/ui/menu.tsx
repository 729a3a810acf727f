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
  /** In a choice of one of several: whether it is the chosen one. */
  readonly chosen?: boolean;
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

const itemsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? []),
];

/** The next item that starts with a letter, from the one after `here` on. */
function startingWith(letter: string, items: readonly HTMLElement[], here: number): number {
  const starts = ({ textContent }: HTMLElement) =>
    textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  const later = items.findIndex((item, at) => at > here && starts(item));
  return later < 0 ? items.findIndex(starts) : later;
}

/**
 * A button that opens a list of actions, or of choices. Arrow keys open it and move, letters go to
 * the item that starts with them, Escape closes.
 */
export function Menu({
  label,
  look = "icon-button",
  items,
  children,
}: {
  readonly label: string;
  /** The class of the button. */
  readonly look?: string;
  readonly items: readonly MenuItem[];
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState<"first" | "last">();
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
    const all = itemsOf(list.current);
    const chosen = all.find((item) => item.ariaChecked === "true");
    (chosen ?? all.at(open === "last" ? -1 : 0))?.focus({ preventScroll: true });
    chosen?.scrollIntoView({ block: "nearest" });
    const close = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(undefined);
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [open]);
  const leave = () => {
    setOpen(undefined);
    trigger.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const { key } = event;
    const all = itemsOf(list.current);
    const here = all.indexOf(document.activeElement as HTMLElement);
    const isLetter = /^\S$/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    const to = isLetter
      ? startingWith(key, all, here)
      : { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[key];
    // What is around the menu stays open.
    if (key === "Escape") event.stopPropagation();
    if (key === "Escape" || key === "Tab") leave();
    if (to === undefined) return;
    event.preventDefault();
    if (!isLetter || to >= 0) all.at(to % all.length)?.focus();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(event.key === "ArrowDown" ? "first" : "last");
  };
  return (
    <div className="menu" ref={root}>
      <button
        ref={trigger}
        type="button"
        className={look}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(open ? undefined : "first")}
        onKeyDown={openByArrow}
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
          {items.map(({ words, danger, chosen, onSelect }, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a menu stay in place.
              key={place}
              type="button"
              {...(chosen === undefined
                ? { role: "menuitem" }
                : { role: "menuitemradio", "aria-checked": chosen })}
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
