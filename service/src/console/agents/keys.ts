import type { Selectable } from "kysely";
import { PlainError } from "../../core/plain-error.js";
import { hashOf, randomId } from "../../core/random.js";
import { DAY } from "../../core/time.js";
import type { Database } from "../../db/database.js";
import { lockRow } from "../../db/lock-row.js";
import type { AgentKeyTable } from "../../db/tables/administrators.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { isOwnerKey, newOwnerKey } from "../../keys/format.js";
import { describeRequest } from "../../users/notice.js";
import { listOwners } from "../administrators/list.js";
import {
  consoleUrl,
  mailAdministrators,
  nameOfAdministrator,
  plainName,
} from "../administrators/mails.js";
import { auditChange } from "../audit-change.js";
import { SCOPES, type Scope } from "./scopes.js";

/** Keys of a project that are neither revoked nor ended. */
export const MAX_AGENT_KEYS = 20;
const MAX_LISTED = 100;
/** How exactly the last use is known. */
const LAST_USE_MILLIS = 60_000;

/** An agent's key without its secret. */
export interface AgentKey extends Omit<Selectable<AgentKeyTable>, "key_hash" | "scopes"> {
  readonly scopes: readonly Scope[];
}

const toKey = ({ key_hash: _, scopes, ...row }: Selectable<AgentKeyTable>): AgentKey => ({
  ...row,
  scopes: SCOPES.filter((scope) => scopes.split(" ").includes(scope)),
});

/** Who makes or ends a key, and of which project. */
export interface ChangeOfAgents {
  readonly info: RequestInfo;
  readonly by: string;
  readonly project: Pick<Project, "id" | "displayName">;
}

/** What a new key is for, what it may do, and how many days it works. */
export interface AgentKeyDraft {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly days: number;
}

/** The keys of a project, newest first, ended ones included. */
export const listAgentKeys = async (db: Database, projectId: string): Promise<AgentKey[]> =>
  (
    await db
      .selectFrom("agent_keys")
      .selectAll()
      .where("project_id", "=", projectId)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(MAX_LISTED)
      .execute()
  ).map(toKey);

/** Makes a key and mails the owners about it. Its text is stored nowhere. */
export async function createAgentKey(
  context: Context,
  change: ChangeOfAgents,
  { name, scopes, days }: AgentKeyDraft,
): Promise<{ key: AgentKey; value: string }> {
  const { info, by, project } = change;
  const projectId = project.id;
  const now = context.clock.now();
  const id = randomId();
  const value = newOwnerKey({ id, owner: "agent", isPublic: false });
  return transact(context, async (tx) => {
    await lockRow(tx, "projects", { id: projectId });
    await requireRoomForKey(tx, projectId, now);
    const row = await tx
      .insertInto("agent_keys")
      .values({
        id,
        project_id: projectId,
        name,
        scopes: [...new Set(scopes)].join(" "),
        key_hash: hashOf(value),
        last_four: value.slice(-4),
        created_by: by,
        created_at: now,
        expires_at: now + days * DAY,
        last_used_at: null,
        revoked_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const subject = `/agents/${id}`;
    const changes = { name, scopes, days };
    await auditChange(context, tx, {
      info,
      by,
      projectId,
      operation: "create agent key",
      subject,
      changes,
    });
    await mailOwners(context, tx, change, toKey(row));
    return { key: toKey(row), value };
  });
}

/** A key acts for its administrator for up to a year, so the owners hear of it. */
async function mailOwners(
  context: Context,
  tx: Database,
  { info, by, project }: ChangeOfAgents,
  { name, scopes, expires_at }: AgentKey,
): Promise<void> {
  const words = `made the key “${plainName(name)}” of an agent`;
  const variables = {
    fact: `${await nameOfAdministrator(tx, by)} ${words}, for ${plainName(project.displayName)}`,
    scopes: scopes.join(", "),
    until: new Date(expires_at).toUTCString(),
    ...(await describeRequest(context, info, "en")),
    link: consoleUrl(context, info, `/${project.id}/keys`),
  };
  const owners = await listOwners(tx, project.id);
  await mailAdministrators(context, tx, [by, ...owners], { type: "agent_key_created", variables });
}

async function requireRoomForKey(tx: Database, projectId: string, now: number): Promise<void> {
  const last = await tx
    .selectFrom("agent_keys")
    .select("id")
    .where("project_id", "=", projectId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .offset(MAX_AGENT_KEYS - 1)
    .limit(1)
    .executeTakeFirst();
  if (last)
    throw new PlainError(
      400,
      `A project has at most ${MAX_AGENT_KEYS} keys of agents: revoke one.`,
    );
}

/** Ends a key permanently. */
export const revokeAgentKey = (
  context: Context,
  change: ChangeOfAgents,
  id: string,
): Promise<void> =>
  transact(context, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("agent_keys")
      .set({ revoked_at: context.clock.now() })
      .where("project_id", "=", change.project.id)
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new PlainError(404, "There is no such key, or it has ended.");
    const subject = `/agents/${id}`;
    const { info, by, project } = change;
    await auditChange(context, tx, {
      info,
      by,
      projectId: project.id,
      operation: "revoke agent key",
      subject,
      changes: {},
    });
  });

/** The key of a text, unless it has ended. Notes its use. */
export async function takeAgentKey(
  { db, clock }: Pick<Context, "db" | "clock">,
  plain: string,
): Promise<AgentKey | undefined> {
  if (!isOwnerKey(plain, "agent")) return undefined;
  const now = clock.now();
  const row = await db
    .selectFrom("agent_keys")
    .selectAll()
    .where("key_hash", "=", hashOf(plain))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (row && now - (row.last_used_at ?? 0) >= LAST_USE_MILLIS)
    await db
      .updateTable("agent_keys")
      .set({ last_used_at: now })
      .where("project_id", "=", row.project_id)
      .where("id", "=", row.id)
      .execute();
  return row && toKey(row);
}
