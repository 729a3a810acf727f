import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { callConsole } from "../sign-in/session-api.js";
import { useStepUp } from "../sign-in/step-up.js";
import { useProject } from "./project.js";
import { SAVING } from "./queries.js";

interface Change {
  readonly method: "POST" | "PATCH" | "DELETE";
  /** Below the endpoint. */
  readonly path: string;
  readonly body?: object;
}

/**
 * Changes through an endpoint of the console itself. If it needs a fresh sign-in, the console asks
 * for one in place. Afterwards `stale` is read again, or everything on screen.
 */
export function useEndpointChange(endpoint: string, stale?: (projectId: string) => QueryKey) {
  const { id } = useProject();
  const client = useQueryClient();
  const { withFreshSignIn } = useStepUp();
  return useMutation({
    mutationKey: SAVING,
    mutationFn: ({ path, ...sent }: Change) =>
      withFreshSignIn(() => callConsole(endpoint + path, { ...sent, projectId: id })),
    onSuccess: () => client.invalidateQueries(stale && { queryKey: stale(id) }),
  });
}
