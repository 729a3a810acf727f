import { type Level, SYSTEM_PERMISSIONS } from "@stackkit/next/protocol/internal";
import { hashOf, randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import { type ColumnsOf, type Draft, insertion, reader, select, update } from "../db/mapping.js";
import { projectColumns, projectFields, projectSettings } from "../db/mappings/project.js";
import { newProjectConfig, type Project, type ProjectConfig } from "../db/tables/project-config.js";
import type { Tables } from "../db/tables.js";

const COLUMNS = select(projectColumns, "projects");

const CHANGEABLE = { ...projectFields, ...projectSettings };

const toProject: (row: ColumnsOf<typeof projectColumns>) => Project = reader(projectColumns);

/** Reads a project with its settings, or undefined. */
export async function findProject(db: Database, id: string): Promise<Project | undefined> {
  const row = await db
    .selectFrom("projects")
    .select(COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toProject(row);
}

export async function listProjectIds(db: Database): Promise<string[]> {
  return (await db.selectFrom("projects").select("id").orderBy("created_at").execute()).map(
    ({ id }) => id,
  );
}

/** The project of a valid key of clients, if it is `projectId`. */
export async function findProjectByClientKey(
  db: Database,
  projectId: string,
  key: string,
  now: number,
): Promise<Project | undefined> {
  const row = await db
    .selectFrom("api_keys")
    .innerJoin("projects", "projects.id", "api_keys.project_id")
    .select(COLUMNS)
    .where("api_keys.client_hash", "=", hashOf(key))
    .where("api_keys.project_id", "=", projectId)
    .where("api_keys.expires_at", ">", now)
    .where("api_keys.revoked_at", "is", null)
    .executeTakeFirst();
  return row && toProject(row);
}

/** The project of a key, including revoked and expired keys. */
export async function findOwnerOfKey(
  db: Database,
  level: Level,
  key: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("api_keys")
    .select("project_id")
    .where(`${level}_hash`, "=", hashOf(key))
    .executeTakeFirst();
  return row?.project_id;
}

export interface NewProject extends Omit<Draft<typeof projectFields>, "description"> {
  readonly id?: string;
  readonly description?: string | undefined;
  readonly config?: Partial<ProjectConfig>;
  readonly createdAt: number;
}

/** Inserts a project with its two initial team permissions. */
export async function insertProject(db: Database, project: NewProject): Promise<Project> {
  const id = project.id ?? randomId();
  await db
    .insertInto("projects")
    .values(
      insertion(projectColumns, {
        ...project,
        id,
        description: project.description ?? "",
        config: { ...newProjectConfig(), ...project.config },
      }),
    )
    .execute();
  const definition = { project_id: id, scope: "team" as const, created_at: project.createdAt };
  await db
    .insertInto("permission_definitions")
    .values([
      {
        ...definition,
        id: "member",
        description: "What new members of a team get",
        contained_ids: JSON.stringify(["$invite_members", "$read_members"]),
      },
      {
        ...definition,
        id: "admin",
        description: "What the creator of a team gets",
        contained_ids: JSON.stringify([...SYSTEM_PERMISSIONS].sort()),
      },
    ])
    .execute();
  return (await findProject(db, id)) as Project;
}

/**
 * Updates a project based on its current state, so that concurrent changes both count. `change` may
 * run again and must have no side effects.
 */
export async function updateProject(
  db: Database,
  id: string,
  change: (project: Project) => Project,
): Promise<Project | undefined> {
  for (;;) {
    const row = await db
      .selectFrom("projects")
      .select(COLUMNS)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return undefined;
    const changed = change(toProject(row));
    let query = db.updateTable("projects").set(update(CHANGEABLE, changed)).where("id", "=", id);
    for (const { column } of Object.values(CHANGEABLE))
      query = query.where(column, "=", row[column]);
    const { numUpdatedRows } = await query.executeTakeFirst();
    if (numUpdatedRows > 0n) return changed;
  }
}

/** Users by project. */
export async function countUsers(
  db: Database,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("users")
    .select(["project_id", (build) => build.fn.countAll<number>().as("count")])
    .where("project_id", "in", projectIds)
    .groupBy("project_id")
    .execute();
  return new Map(rows.map(({ project_id, count }) => [project_id, Number(count)]));
}

/** The existing ones among these projects, newest first. */
export async function listProjects(db: Database, ids: readonly string[]): Promise<Project[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("projects")
    .select(COLUMNS)
    .where("id", "in", ids)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toProject);
}

/** The ids of a project's permissions in one scope, which settings refer to. */
export async function listPermissionIds(
  db: Database,
  projectId: string,
  scope: "team" | "project",
): Promise<string[]> {
  const rows = await db
    .selectFrom("permission_definitions")
    .select("id")
    .where("project_id", "=", projectId)
    .where("scope", "=", scope)
    .execute();
  return rows.map(({ id }) => id);
}

type OwnTable = {
  [K in keyof Tables]: Tables[K] extends { project_id: unknown } ? K : never;
}[keyof Tables];

/** All tables with a project's rows. Omitting one is a compile error. */
const OWN_TABLES: Readonly<Record<OwnTable, true>> = {
  activity: true,
  administrator_invitations: true,
  administrators: true,
  agent_keys: true,
  api_keys: true,
  audit: true,
  auth_events: true,
  authorization_codes: true,
  cli_logins: true,
  contact_channels: true,
  deleted_users: true,
  email_templates: true,
  device_ids: true,
  former_addresses: true,
  former_credentials: true,
  job_failures: true,
  job_files: true,
  jobs: true,
  known_devices: true,
  known_networks: true,
  mails: true,
  memberships: true,
  name_parts: true,
  notification_categories: true,
  notification_opt_outs: true,
  owner_keys: true,
  oauth_accounts: true,
  oauth_requests: true,
  oauth_tokens: true,
  passkeys: true,
  permission_definitions: true,
  project_permissions: true,
  recovery_codes: true,
  sent_emails: true,
  sessions: true,
  signing_keys: true,
  suspended_rows: true,
  team_domains: true,
  team_join_requests: true,
  team_permissions: true,
  teams: true,
  users: true,
  verification_codes: true,
  webhook_deliveries: true,
  webhook_endpoints: true,
  webhook_pauses: true,
};

/** Deletes a project and all its rows. Needs a transaction. */
export async function deleteProject(tx: Database, id: string): Promise<void> {
  for (const table of Object.keys(OWN_TABLES) as OwnTable[])
    await tx.deleteFrom(table).where("project_id", "=", id).execute();
  await tx.deleteFrom("projects").where("id", "=", id).execute();
}
