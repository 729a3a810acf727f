import type { Operation, Output } from "@stackkit/next/protocol";
import {
  type QueryClient,
  type QueryKey,
  type QueryPersister,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useStepUp } from "../sign-in/step-up.js";
import { type CallInput, call } from "./call.js";
import { useProject } from "./project.js";
import { type Page, type Pages, type RowsInView, readInView } from "./read-in-view.js";

type Read<O extends Operation> = Pick<CallInput<O>, "params" | "query" | "body">;

/** The kind of record that a read answers with, by which changes make it stale. */
const kindOf = (operation: Operation): string => operation.returns.record.kind;

const optionsOf = <O extends Operation>(operation: O, input: Read<O>, projectId: string) =>
  queryOptions({
    queryKey: [projectId, kindOf(operation), operation.path, input],
    queryFn: ({ signal }) => call(operation, { ...input, projectId, signal } as CallInput<O>),
  });

/** Reads through an operation of the project. `enabled: false` waits. */
export function useRead<O extends Operation>(
  operation: O,
  input: Read<O> = {},
  { enabled = true }: { enabled?: boolean } = {},
) {
  const { id } = useProject();
  return useQuery({ ...optionsOf(operation, input, id), enabled });
}

/** Reads from the service what views may show an older state of. */
export function useFreshRead<O extends Operation>(operation: O) {
  const { id } = useProject();
  return (input: Read<O> = {}) => call(operation, { ...input, projectId: id } as CallInput<O>);
}

/** Reads several inputs of one operation. What is not read yet is left out. */
export function useReads<O extends Operation>(operation: O, inputs: readonly Read<O>[]) {
  const { id } = useProject();
  return useQueries({
    queries: inputs.map((input) => optionsOf(operation, input, id)),
    combine: (results) => results.flatMap(({ data }) => (data === undefined ? [] : [data])),
  });
}

/** What a list has in any order. */
const unordered = (input: Read<Operation> | undefined): string => {
  const { orderBy: _, desc: __, ...query } = (input?.query ?? {}) as Record<string, unknown>;
  return JSON.stringify({ ...input, query });
};

/** How often a list is read again that has nothing yet, and how many times. */
const WATCH_MILLIS = 3_000;
const MAX_WATCHES = 100;

interface PagesOptions {
  readonly enabled?: boolean;
  readonly isAwaited?: boolean;
  readonly rowsInView?: () => RowsInView;
}

/**
 * Reads a list page by page. `query` is that of the first page. `enabled: false` waits,
 * `isAwaited` reads again until there is something. With `rowsInView`, what is read again is what
 * is in view.
 */
export function usePages<O extends Operation>(
  operation: O,
  input: Read<O> = {},
  { enabled = true, isAwaited = false, rowsInView }: PagesOptions = {},
) {
  const { id } = useProject();
  const readPage = (cursor: string | null, signal: AbortSignal) =>
    call(operation, {
      ...input,
      query: { ...input.query, ...(cursor === null ? {} : { cursor }) },
      projectId: id,
      signal,
    } as CallInput<O>);
  // Or else all pages would be read again, one after the other.
  const persister: QueryPersister<Output<O, "admin">, QueryKey, string | null> = (
    readOn,
    context,
    { state: { data, fetchMeta } },
  ) =>
    data === undefined || fetchMeta?.fetchMore || !rowsInView
      ? readOn(context as Parameters<typeof readOn>[0])
      : (readInView(
          data as Pages,
          rowsInView(),
          (cursor) => readPage(cursor, context.signal) as Promise<Page>,
        ) as never);
  return useInfiniteQuery({
    enabled,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      isAwaited &&
      dataUpdateCount <= MAX_WATCHES &&
      data?.pages.every((page) => (page as unknown as Page).items.length === 0)
        ? WATCH_MILLIS
        : false,
    queryKey: [id, kindOf(operation), operation.path, "pages", input] as QueryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: null as string | null,
    // A table stays, with its focus, until its rows come in another order.
    placeholderData: (before, query) =>
      unordered(query?.queryKey.at(-1) as typeof input) === unordered(input) ? before : undefined,
    getNextPageParam: (page: Output<O, "admin">) => (page as unknown as Page).nextCursor,
    ...(rowsInView && { persister }),
  });
}

/**
 * Makes everything stale that shows one of these kinds of records. What is on screen is read again,
 * unless `isLeaving`.
 */
export const refresh = (
  client: QueryClient,
  kinds: readonly string[],
  isLeaving = false,
): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => {
      const kind = String(queryKey[1]);
      // A change of records changes their number.
      return kinds.includes(kind) || kinds.includes(kind.replace(/-count$/, ""));
    },
    refetchType: isLeaving ? "none" : "active",
  });

/** The key of mutations that save something. Others read what no view keeps. */
export const SAVING = ["saving"];

interface Change<O extends Operation> extends Read<O> {
  /** Makes the rest of what is sent before each attempt, such as from a read. */
  readonly make?: () => Promise<Read<O>>;
}

/**
 * Changes through an operation of the project. If the operation needs a fresh sign-in, the console
 * asks for one in place and goes on. `isLeaving`: the view closes, since its record is gone.
 * `isSaving: false`: for the administrator, it is a read.
 */
export function useChange<O extends Operation>(
  operation: O,
  { isLeaving = false, isSaving = true }: { isLeaving?: boolean; isSaving?: boolean } = {},
) {
  const { id } = useProject();
  const client = useQueryClient();
  const { withFreshSignIn } = useStepUp();
  return useMutation({
    ...(isSaving && { mutationKey: SAVING }),
    mutationFn: ({ make, ...input }: Change<O>) =>
      withFreshSignIn(async () =>
        call(operation, { ...input, ...(await make?.()), projectId: id } as CallInput<O>),
      ),
    onSuccess: () => refresh(client, operation.touches, isLeaving),
    // It may have happened, or what was to change is gone.
    onError: () => void refresh(client, operation.touches),
  });
}
