import { useQuery } from "@tanstack/react-query";
import { useEndpointChange } from "../api/endpoint.js";
import { useProject } from "../api/project.js";
import { callConsole } from "../sign-in/session-api.js";

/** What an agent's key may allow, with the words for it. */
export const SCOPES = {
  "users:read": "Read users, teams, emails and events",
  "users:write": "Change users and teams",
  "settings:read": "Read settings, roles and keys",
  "settings:write": "Change settings and roles",
} as const;
type Scope = keyof typeof SCOPES;

/** A key of an agent, without its text. */
export interface AgentKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly last_four: string;
  readonly expires_at_millis: number;
  readonly last_used_at_millis: number | null;
  readonly revoked_at_millis: number | null;
}

/** A key that was just made. */
export interface NewAgentKey extends AgentKey {
  readonly value: string;
}

interface Agents {
  /** Whether the service answers agents. */
  readonly is_on: boolean;
  /** The address that agents call. */
  readonly url: string;
  readonly keys: readonly AgentKey[];
}

/** The keys of agents of the shown project. `enabled: false` waits. */
export function useAgents(enabled = true) {
  const { id } = useProject();
  return useQuery({
    enabled,
    queryKey: [id, "agents"],
    queryFn: async () => (await callConsole("agents", { projectId: id })) as Agents,
  });
}

/** Makes and revokes keys. */
export const useChangeAgents = () => useEndpointChange("agents", (id) => [id, "agents"]);
