import type { Operation, Output } from "@stackkit/next/protocol";
import {
  type QueryClient,
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

/** Reads several inputs of one operation. What is not read yet is left out. */
export function useReads<O extends Operation>(operation: O, inputs: readonly Read<O>[]) {
  const { id } = useProject();
  return useQueries({
    queries: inputs.map((input) => optionsOf(operation, input, id)),
    combine: (results) => results.flatMap(({ data }) => (data === undefined ? [] : [data])),
  });
}

const itemsOf = (page: unknown) => (page as { readonly items: readonly unknown[] }).items;

/** How often a list is read again that has nothing yet. */
const WATCH_MILLIS = 3_000;

/**
 * Reads a list page by page. `query` is that of the first page. `enabled: false` waits,
 * `isAwaited` reads again until there is something.
 */
export function usePages<O extends Operation>(
  operation: O,
  input: Read<O> = {},
  { enabled = true, isAwaited = false }: { enabled?: boolean; isAwaited?: boolean } = {},
) {
  const { id } = useProject();
  return useInfiniteQuery({
    enabled,
    refetchInterval: ({ state: { data } }) =>
      isAwaited && data?.pages.every((page) => itemsOf(page).length === 0) ? WATCH_MILLIS : false,
    queryKey: [id, kindOf(operation), operation.path, "pages", input],
    queryFn: ({ pageParam, signal }) =>
      call(operation, {
        ...input,
        query: { ...input.query, ...(pageParam === null ? {} : { cursor: pageParam }) },
        projectId: id,
        signal,
      } as CallInput<O>),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Output<O, "admin">) =>
      (page as { nextCursor: string | null }).nextCursor,
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

/**
 * Changes through an operation of the project. If the operation needs a fresh sign-in, the console
 * asks for one in place and goes on. `isLeaving`: the view closes, since its record is gone.
 */
export function useChange<O extends Operation>(
  operation: O,
  { isLeaving = false }: { isLeaving?: boolean } = {},
) {
  const { id } = useProject();
  const client = useQueryClient();
  const { withFreshSignIn } = useStepUp();
  return useMutation({
    mutationFn: (input: Pick<CallInput<O>, "params" | "query" | "body">) =>
      withFreshSignIn(() => call(operation, { ...input, projectId: id } as CallInput<O>)),
    onSuccess: () => refresh(client, operation.touches, isLeaving),
  });
}
