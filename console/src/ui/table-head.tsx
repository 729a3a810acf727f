import type { ReactNode } from "react";
import { Icon } from "./icon.js";

/** One column of a table. */
export interface TableColumn<T> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  /** The order that a press of the title sets. */
  readonly order?: string;
  /** The first press sorts from A to Z. */
  readonly ascends?: boolean;
  /** Hidden until it is chosen. */
  readonly extra?: boolean;
  readonly numeric?: boolean;
}

/** The title of a column. Pressed, it sorts the table, and pressed again the other way. */
export function Head<T>({
  column: { title, order: own, ascends = false, numeric },
  order,
  onOrder,
}: {
  readonly column: TableColumn<T>;
  readonly order?: { readonly by: string; readonly desc: boolean };
  readonly onOrder?: (by: string, desc: boolean) => void;
}) {
  const className = numeric ? "table-number" : undefined;
  if (own === undefined || !onOrder)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  const isOwn = order?.by === own;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isOwn ? (order.desc ? "descending" : "ascending") : "none"}
    >
      <button
        type="button"
        className="table-order"
        onClick={() => onOrder(own, isOwn ? !order.desc : !ascends)}
      >
        {title}
        {isOwn && (
          <span className={order.desc ? "table-arrow" : "table-arrow table-arrow-up"}>
            <Icon name="down" />
          </span>
        )}
      </button>
    </th>
  );
}
