import { useQuery } from "@tanstack/react-query";
import { useEndpointChange } from "../api/endpoint.js";
import { type Role, useProject } from "../api/project.js";
import { callConsole } from "../sign-in/session-api.js";

/** Where a role is for: the shown project, or all, or as the hosted service's metadata says. */
export type Scope = "project" | "all" | "metadata";

/** One role of one administrator. */
export interface Administrator {
  readonly user_id: string;
  readonly display_name: string | null;
  readonly primary_email: string | null;
  readonly role: Role;
  readonly scope: Scope;
  readonly factors: readonly string[];
  readonly last_active_at_millis: number | null;
  readonly added_at_millis: number | null;
}

/** An invitation that has not been accepted. */
export interface Invited {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly scope: Scope;
  readonly expires_at_millis: number;
}

interface Administrators {
  readonly administrators: readonly Administrator[];
  readonly invitations: readonly Invited[];
  readonly may_change: boolean;
  readonly may_change_all: boolean;
}

/** The administrators of the shown project, and who is invited. `enabled: false` waits. */
export function useAdministrators(enabled = true) {
  const { id } = useProject();
  return useQuery({
    enabled,
    queryKey: [id, "administrators"],
    queryFn: async () => (await callConsole("administrators", { projectId: id })) as Administrators,
  });
}

/** Changes administrators. The own role may change, so everything is read again. */
export const useChangeAdministrators = () => useEndpointChange("administrators");
