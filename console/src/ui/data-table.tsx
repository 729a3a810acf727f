import {
  columnVisibilityFeature,
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { scrollPlace } from "./scroll-place.js";
import { Head, type TableColumn } from "./table-head.js";
import { useVirtualRows } from "./use-virtual-rows.js";

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** How many rows before the end the next page is read. */
const AHEAD = 20;

interface DataTableProps<T> {
  /** What the rows are, for those who do not see the table. */
  readonly label: string;
  readonly columns: readonly TableColumn<T>[];
  readonly rows: readonly T[];
  readonly idOf: (row: T) => string;
  readonly nameOf: (row: T) => string;
  /** The columns that are not shown. */
  readonly hidden?: ReadonlySet<string>;
  readonly order?: { readonly by: string; readonly desc: boolean };
  readonly onOrder?: (by: string, desc: boolean) => void;
  readonly selected?: RowSelectionState;
  readonly onSelect?: (selected: RowSelectionState) => void;
  readonly hasMore?: boolean;
  readonly isReading?: boolean;
  /** The rows are those of an earlier order. */
  readonly isWaiting?: boolean;
  readonly onMore?: () => void;
  /** What scrolls. */
  readonly frame?: RefObject<HTMLElement | null>;
}

/**
 * A table that draws only the rows in view and reads more at its end. A press with Shift selects
 * from the last pressed row. Phones show each row as a card, and the orders above the rows.
 */
export function DataTable<T extends object>({
  label,
  columns,
  rows,
  idOf,
  nameOf,
  hidden,
  order,
  onOrder,
  selected,
  onSelect,
  hasMore = false,
  isReading = false,
  isWaiting = false,
  onMore,
  frame: givenFrame,
}: DataTableProps<T>) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, T>();
    return columns.map(({ id, title }) => helper.display({ id, header: title }));
  }, [columns]);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const visibility = useMemo(
    () => Object.fromEntries([...(hidden ?? [])].map((id) => [id, false])),
    [hidden],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: idOf,
    state: { columnVisibility: visibility, rowSelection: selected ?? {} },
    onRowSelectionChange: (change) =>
      onSelect?.(typeof change === "function" ? change(selected ?? {}) : change),
  });
  const ownFrame = useRef<HTMLElement>(null);
  const frame = givenFrame ?? ownFrame;
  const shown = table.getRowModel().rows;
  const { virtual, drawn, before, after, measure } = useVirtualRows(
    frame,
    shown.length,
    (place) => shown[place]?.id ?? place,
  );
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !isReading && last >= shown.length - AHEAD) onMore?.();
  }, [hasMore, isReading, last, shown.length, onMore]);
  const ordered = JSON.stringify(order);
  const shownOrder = useRef(ordered);
  useEffect(() => {
    if (shownOrder.current === ordered) return;
    shownOrder.current = ordered;
    virtual.scrollToOffset(scrollPlace().top);
  }, [ordered, virtual]);

  const span = columns.length + 1;
  return (
    <section
      ref={frame}
      className="table-frame"
      aria-label={label}
      aria-busy={isWaiting}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the keyboard.
      tabIndex={0}
    >
      <table className="table" aria-rowcount={hasMore ? -1 : shown.length + 1}>
        <thead>
          <tr>
            {onSelect && (
              <th className="table-check" scope="col">
                <label>
                  <input
                    type="checkbox"
                    aria-label={`Select all ${shown.length} shown`}
                    checked={table.getIsAllRowsSelected()}
                    ref={(box) => {
                      if (box) box.indeterminate = table.getIsSomeRowsSelected();
                    }}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </label>
              </th>
            )}
            {table.getHeaderGroups()[0]?.headers.map(({ id }) => {
              const column = byId.get(id);
              return (
                column && (
                  <Head
                    key={id}
                    column={column}
                    {...(order && { order })}
                    {...(onOrder && { onOrder })}
                  />
                )
              );
            })}
          </tr>
        </thead>
        <tbody>
          {before > 0 && (
            <tr className="table-space">
              <td colSpan={span} style={{ height: before, padding: 0 }} />
            </tr>
          )}
          {drawn.map(({ index }) => {
            const row = shown[index];
            if (!row) return null;
            return (
              <tr
                key={row.id}
                ref={measure}
                data-index={index}
                aria-rowindex={index + 2}
                data-selected={row.getIsSelected()}
              >
                {onSelect && (
                  <td className="table-check">
                    <label>
                      <input
                        type="checkbox"
                        aria-label={`Select ${nameOf(row.original)}`}
                        checked={row.getIsSelected()}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    </label>
                  </td>
                )}
                {row.getVisibleCells().map(({ column: { id } }) => {
                  const column = byId.get(id);
                  return (
                    column && (
                      <td
                        key={id}
                        data-title={column.title}
                        className={column.numeric ? "table-number" : undefined}
                      >
                        {column.cell(row.original)}
                      </td>
                    )
                  );
                })}
              </tr>
            );
          })}
          {after > 0 && (
            <tr className="table-space">
              <td colSpan={span} style={{ height: after, padding: 0 }} />
            </tr>
          )}
        </tbody>
      </table>
      {isReading && shown.length > 0 && <p className="table-more">Loading more…</p>}
    </section>
  );
}
