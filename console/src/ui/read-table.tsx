import type { ComponentProps, ReactNode } from "react";
import { Failure } from "./notice.js";
import { PlainTable } from "./plain-table.js";
import { Skeleton } from "./skeleton.js";

/** A short list that is read whole. Until then its outline, or why it could not be read. */
export function ReadTable<T>({
  read: { data, error, isPending, refetch },
  lines,
  empty,
  ...table
}: {
  readonly read: {
    readonly data: readonly T[] | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => void;
  };
  /** The height of the outline. */
  readonly lines: number;
  /** In place of a table without rows. */
  readonly empty?: ReactNode;
} & Omit<ComponentProps<typeof PlainTable<T>>, "rows">) {
  if (isPending) return <Skeleton lines={lines} />;
  if (!data) return <Failure error={error} onRetry={refetch} />;
  return data.length === 0 && empty ? empty : <PlainTable {...table} rows={data} />;
}
