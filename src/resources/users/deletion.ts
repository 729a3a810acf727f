import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Fields } from "../../protocol/records/record.js";
import { type dependentTeam, teams } from "../../protocol/records/team.js";
import { users } from "../../protocol/records/user.js";

/**
 * A team that no one could open, or whose members no one could manage, without the user.
 * @interface
 */
export type DependentTeam = Fields<typeof dependentTeam, "client">;

/** How to delete an account. */
export interface DeleteUserOptions {
  /**
   * Whether to throw `TEAM_MANAGER_REQUIRED` if that leaves members of a team whom no one else
   * manages. Default: false.
   */
  readonly requireManagers?: boolean | undefined;
}

/** Methods about the end of an account. */
export interface DeletionActions {
  /** Deletes the account. Clients can if the project allows it. Cannot be undone. */
  delete(options?: DeleteUserOptions): Promise<void>;
  /**
   * Lists the teams that need a successor before the account is deleted, and those in which the user
   * is alone. Fails with the hosted service.
   */
  listDependentTeams(): Promise<DependentTeam[]>;
}

/** The methods about the end of an account. */
export function createDeletionActions<L extends Level>(access: Access<L>): DeletionActions {
  const params = { user_id: access.subject };
  return {
    delete: ({ requireManagers } = {}) =>
      access.run(users.delete, { params, query: { requireManagers } }),
    listDependentTeams: async () => [...(await access.run(teams.listDependent, { params }))],
  };
}
