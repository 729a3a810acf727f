import type { permissionDefinition, Row } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import { lockRow } from "../db/lock-row.js";
import type { ProjectConfig } from "../db/tables/project-config.js";
import type { Scope } from "../db/tables/teams.js";
import { type Containment, isSystemPermission, SYSTEM_DESCRIPTIONS } from "./containment.js";

/** A permission; a role if it says whose holders may give it. */
export interface PermissionDefinition extends Row<typeof permissionDefinition> {
  /** The name of a role; null for one that is named after its id. */
  readonly displayName?: string | null | undefined;
  readonly givenBy?: readonly string[] | undefined;
}

export const DEFAULTS = {
  team: ["teamCreatorDefaultPermissions", "teamMemberDefaultPermissions"],
  project: ["userDefaultPermissions"],
} as const satisfies Record<Scope, readonly (keyof ProjectConfig)[]>;

export async function readDefinitions(
  db: Database,
  projectId: string,
  scope: Scope,
): Promise<PermissionDefinition[]> {
  const rows = await db
    .selectFrom("permission_definitions")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("scope", "=", scope)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    description: row.description ?? undefined,
    containedPermissionIds: JSON.parse(row.contained_ids) as string[],
    displayName: row.display_name,
    givenBy: row.given_by === null ? undefined : (JSON.parse(row.given_by) as string[]),
  }));
}

const systemDefinitions = (scope: Scope): PermissionDefinition[] =>
  scope === "team"
    ? Object.entries(SYSTEM_DESCRIPTIONS).map(([id, description]) => ({
        id,
        description,
        containedPermissionIds: [],
      }))
    : [];

/** A scope's permissions including the system's, by id. */
export async function listDefinitions(
  db: Database,
  projectId: string,
  scope: Scope,
): Promise<PermissionDefinition[]> {
  const all = [...systemDefinitions(scope), ...(await readDefinitions(db, projectId, scope))];
  return all.sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const containmentOf = (definitions: readonly PermissionDefinition[]): Containment =>
  new Map(
    definitions.map(({ id, containedPermissionIds }) => [id, containedPermissionIds] as const),
  );

export const readContainment = async (
  db: Database,
  projectId: string,
  scope: Scope,
): Promise<Containment> => containmentOf(await readDefinitions(db, projectId, scope));

/** The ids that are permissions of the scope. */
export async function definedAmong(
  db: Database,
  projectId: string,
  scope: Scope,
  ids: readonly string[],
): Promise<string[]> {
  const own = ids.filter((id) => !isSystemPermission(id));
  if (own.length === 0) return scope === "team" ? [...ids] : [];
  const rows = await db
    .selectFrom("permission_definitions")
    .select("id")
    .where("project_id", "=", projectId)
    .where("scope", "=", scope)
    .where("id", "in", own)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => known.has(id) || (scope === "team" && isSystemPermission(id)));
}

/**
 * Locks a project's permission against deletion until the transaction ends. Returns whether it
 * exists.
 */
export const lockDefinition = (
  tx: Database,
  projectId: string,
  scope: Scope,
  id: string,
): Promise<boolean> => lockRow(tx, "permission_definitions", { project_id: projectId, scope, id });

/**
 * Locks all definitions of a project until the transaction ends, so that contained ones are not
 * deleted.
 */
export const lockDefinitions = (tx: Database, projectId: string): Promise<boolean> =>
  lockRow(tx, "projects", { id: projectId });
