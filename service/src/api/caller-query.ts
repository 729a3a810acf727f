import type { Level } from "@stackkit/next/protocol/internal";
import { memoize } from "../core/memoize.js";
import { hashOf } from "../core/random.js";
import type { Database } from "../db/database.js";
import { reader, selectAs } from "../db/mapping.js";
import { projectColumns } from "../db/mappings/project.js";
import { prepared } from "../db/prepared.js";
import type { Project } from "../db/tables/project-config.js";
import type { Actor } from "../http/caller.js";
import type { AccessToken } from "../http/context/tokens.js";
import { type TokenHolder, toHolder } from "../sessions/token-holder.js";
import { foldUser, type User, type UserRow, withUserFields } from "../users/user-rows.js";

/** The credentials of a request: a project key and an optional user token. */
export interface Proof {
  readonly projectId: string;
  readonly level: Level;
  readonly key: string;
  readonly token: AccessToken | undefined;
  readonly now: number;
  /** Whether to read the token's user with all fields. */
  readonly withUser: boolean;
}

/** The authenticated project and user. */
export interface Proved {
  readonly project: Project;
  readonly actor: Actor;
  /** The token's user, if they still exist. */
  readonly holder: TokenHolder | undefined;
  /** The user with all fields, if `withUser` is set. */
  readonly user: User | undefined;
}

interface Values {
  keyHash: string;
  projectId: string;
  now: number;
  userId: string;
  sessionId: string;
}

/** One statement, since nearly every request needs both the project and the user. */
const callers = (
  db: Database,
  level: Level,
  slot: <Name extends keyof Values>(name: Name) => Values[Name],
) =>
  db
    .selectFrom("api_keys")
    .innerJoin("projects", "projects.id", "api_keys.project_id")
    .leftJoin("users as u", (join) =>
      join.onRef("u.project_id", "=", "projects.id").on("u.id", "=", slot("userId")),
    )
    .leftJoin("sessions", (join) =>
      join
        .onRef("sessions.project_id", "=", "u.project_id")
        .onRef("sessions.user_id", "=", "u.id")
        .on("sessions.id", "=", slot("sessionId")),
    )
    .select(selectAs(projectColumns, "projects", "project_"))
    .select([
      "api_keys.id as key_id",
      "u.id as holder_id",
      "sessions.id as session_id",
      "sessions.expires_at",
    ])
    .where(`api_keys.${level}_hash`, "=", slot("keyHash"))
    .where("api_keys.project_id", "=", slot("projectId"))
    .where("api_keys.expires_at", ">", slot("now"))
    .where("api_keys.revoked_at", "is", null);

type CallerRow = Awaited<ReturnType<ReturnType<typeof callers>["execute"]>>[number];

const callerQuery = (level: Level) =>
  prepared<Values, CallerRow>((db, slot) => callers(db, level, slot));

// Without a signed-in user all user fields are null and unused.
const callerWithUserQuery = (level: Level) =>
  prepared<Values, CallerRow & UserRow>((db, slot) =>
    withUserFields(callers(db, level, slot) as never),
  );

const QUERIES = {
  client: callerQuery("client"),
  server: callerQuery("server"),
  admin: callerQuery("admin"),
} as const;
const QUERIES_WITH_USER = {
  client: callerWithUserQuery("client"),
  server: callerWithUserQuery("server"),
  admin: callerWithUserQuery("admin"),
} as const;

const readProject = reader(projectColumns, "project_");

const MAX_KEYS = 100;

/** Nearly every request repeats a key. */
const keyHashOf = memoize(MAX_KEYS, hashOf);

/**
 * The project of a valid key, if it has this level and project id, and the token's user, if they
 * still exist.
 */
export async function findCaller(
  db: Database,
  { projectId, level, key, token, now, withUser }: Proof,
): Promise<Proved | undefined> {
  const values = {
    keyHash: keyHashOf(key),
    projectId,
    now,
    userId: token?.userId ?? "",
    sessionId: token?.sessionId ?? "",
  };
  const whole = withUser && token ? await QUERIES_WITH_USER[level](db, values) : undefined;
  const [row] = whole ?? (await QUERIES[level](db, values));
  if (!row) return undefined;
  const project = readProject(row);
  const actor: Actor = { type: "key", id: row.key_id };
  if (!token || row.holder_id === null)
    return { project, actor, holder: undefined, user: undefined };
  const holder = toHolder(
    { userId: row.holder_id, sessionId: row.session_id, expiresAt: row.expires_at },
    token,
    now,
  );
  return { project, actor, holder, user: whole && foldUser(whole) };
}
