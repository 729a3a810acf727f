import type { ComponentProps, ReactNode } from "react";
import type { usePages } from "../api/queries.js";
import { More, type MorePages } from "./more.js";
import { Empty, Failure } from "./notice.js";
import { PlainTable } from "./plain-table.js";
import { Skeleton } from "./skeleton.js";

type Pages = MorePages & Pick<ReturnType<typeof usePages>, "isPending" | "error" | "refetch">;

/** A list that may have to search further back. */
export function Listed<T extends { readonly id: string }>({
  label,
  pages,
  columns,
  children,
}: {
  readonly pages: Pages & {
    readonly data: { readonly pages: readonly { readonly items: readonly T[] }[] } | undefined;
  };
  /** What to say where there is nothing yet. */
  readonly children?: ReactNode;
} & Pick<ComponentProps<typeof PlainTable<T>>, "label" | "columns">) {
  const { isPending, error, data, refetch, hasNextPage } = pages;
  if (isPending) return <Skeleton lines={8} />;
  if (!data) return <Failure error={error} onRetry={refetch} />;
  const rows = data.pages.flatMap(({ items }) => items);
  return (
    <>
      {rows.length === 0 ? (
        <Empty title={hasNextPage ? "Nothing so far" : "Nothing found"}>{children}</Empty>
      ) : (
        <PlainTable label={label} rows={rows} idOf={({ id }) => id} columns={columns} />
      )}
      <More pages={pages}>Search further back</More>
    </>
  );
}
