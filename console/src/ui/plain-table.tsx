import { useEffect, useId, useRef, useState } from "react";
import { RowContext } from "./row.js";
import type { TableColumn } from "./table-head.js";
import { useKeptFocus } from "./use-kept-focus.js";

/** Whether what is in an element is wider than the element. */
function useOverflow() {
  const frame = useRef<HTMLElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watcher = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    for (const one of [element, ...element.children]) watcher.observe(one);
    return () => watcher.disconnect();
  }, []);
  return [frame, overflows] as const;
}

/** Numbers, and actions, which have no title, are at the end. */
const classOf = (title: string, isNumeric = false): string | undefined =>
  isNumeric ? "table-number" : title === "" ? "table-actions" : undefined;

/**
 * A short list as a plain table, such as the sessions of one person. Phones show each row as a
 * card, with the titles of the columns beside its values.
 */
export function PlainTable<T>({
  label,
  columns,
  rows,
  idOf,
}: {
  readonly label: string;
  readonly columns: readonly TableColumn<T>[];
  readonly rows: readonly T[];
  readonly idOf: (row: T) => string;
}) {
  const [frame, overflows] = useOverflow();
  const base = useId();
  // A region that scrolls takes the keyboard.
  const region = overflows
    ? { "aria-label": `${label}, scrolls sideways`, tabIndex: 0 }
    : { tabIndex: -1 };
  useKeptFocus(frame);
  return (
    <section className="table-scroll" ref={frame} {...region}>
      <table className="table" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, title, numeric }) => (
              <th key={id} scope="col" className={classOf(title, numeric)}>
                {title === "" ? <span className="visually-hidden">Actions</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <RowContext key={idOf(row)} value={`${base}${at}`}>
              <tr>
                {columns.map(({ id, title, cell, numeric }, position) => (
                  <td
                    key={id}
                    id={position === 0 ? `${base}${at}` : undefined}
                    data-title={title || undefined}
                    className={classOf(title, numeric)}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            </RowContext>
          ))}
        </tbody>
      </table>
    </section>
  );
}
