import { useEffect, useRef, useState } from "react";
import { USER_COLUMNS } from "./columns.js";

const KEY = "stackkit-console-user-columns";

/** The columns that this browser does not show. */
export function useHiddenColumns(): readonly [
  hidden: ReadonlySet<string>,
  change: (hidden: ReadonlySet<string>) => void,
] {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const stored = localStorage.getItem(KEY);
    return new Set(
      stored === null
        ? USER_COLUMNS.filter(({ extra }) => extra).map(({ id }) => id)
        : stored.split(","),
    );
  });
  return [
    hidden,
    (next) => {
      localStorage.setItem(KEY, [...next].join(","));
      setHidden(next);
    },
  ];
}

/** Chooses the columns of the list. */
export function ColumnsMenu({
  hidden,
  onChange,
}: {
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: ReadonlySet<string>) => void;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("focusin", leave);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("focusin", leave);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return (
    <details className="columns-menu" ref={menu}>
      <summary className="button button-quiet">Columns</summary>
      <fieldset className="menu-list stack">
        <legend className="visually-hidden">Columns</legend>
        {USER_COLUMNS.filter(({ id }) => id !== "name").map(({ id, title }) => (
          <label key={id} className="row">
            <input
              type="checkbox"
              checked={!hidden.has(id)}
              onChange={(event) => {
                const next = new Set(hidden);
                if (event.target.checked) next.delete(id);
                else next.add(id);
                onChange(next);
              }}
            />
            {title}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
