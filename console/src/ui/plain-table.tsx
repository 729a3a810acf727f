import type { TableColumn } from "./data-table.js";

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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the keyboard.
    <section className="table-scroll" aria-label={`${label}, scrolls sideways`} tabIndex={0}>
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
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map(({ id, title, cell, numeric }) => (
                <td key={id} data-title={title || undefined} className={classOf(title, numeric)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
