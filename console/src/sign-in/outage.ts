import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Problem, type ProblemKind } from "../api/problem.js";
import { readSession } from "./session-api.js";

const WAIT_MILLIS = 3_000;
/** What took too long this often is read again on request only: it may be slow for ever. */
const MAX_SLOW = 3;

const kindOf = ({ state: { error } }: Query): ProblemKind | undefined =>
  error instanceof Problem ? error.kind : undefined;

/** Whether a view shows a read that failed, but not by what was read. */
const isCutOff = (query: Query): boolean =>
  query.isActive() && ["slow", "unreachable", "failed"].includes(kindOf(query) ?? "");

/** Reads what failed again once the service answers, until the returned function is called. */
export function watchOutages(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasAway = false;
  const watch = () => {
    if (timer === undefined && cache.getAll().some(isCutOff)) timer = setTimeout(look, WAIT_MILLIS);
  };
  const look = async () => {
    // Errors stay on screen until a call has worked.
    const answers = await readSession().then(
      () => true,
      () => false,
    );
    // What fails alone would fail again.
    const isAlone = (query: Query) =>
      kindOf(query) === "failed" ||
      (kindOf(query) === "slow" && query.state.errorUpdateCount > MAX_SLOW);
    const isDue = (query: Query) => isCutOff(query) && (wasAway || !isAlone(query));
    if (answers) await client.refetchQueries({ predicate: isDue });
    wasAway = !answers;
    timer = undefined;
    watch();
  };
  const unsubscribe = cache.subscribe(watch);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** Whether a view shows what was read before the service went away. */
export function useIsOutdated(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listen) => cache.subscribe(listen),
    () => cache.getAll().some((query) => isCutOff(query) && query.state.data !== undefined),
  );
}
