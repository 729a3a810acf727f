import type { Level } from "@stackkit/next/protocol";
import type { Selectable } from "kysely";
import type { AccessToken } from "../../auth/tokens.js";
import type { Project } from "../../project-config.js";
import { hashOf } from "../../random.js";
import type { Database } from "../open.js";
import { prepared } from "../prepared.js";
import type { ProjectTable } from "../tables.js";
import { PROJECT_COLUMNS, toProject } from "./projects.js";
import { type HolderRow, type TokenHolder, toHolder } from "./token-holders.js";

/** What a request comes with: a key of a project, and perhaps the token of one of its users. */
export interface Proof {
  readonly projectId: string;
  readonly level: Level;
  readonly key: string;
  readonly token: AccessToken | undefined;
  readonly now: number;
}

interface Values {
  keyHash: string;
  projectId: string;
  now: number;
  userId: string;
  sessionId: string;
}

type CallerRow = Selectable<ProjectTable> & { [K in keyof HolderRow]: HolderRow[K] | null };

/** The key's project and the token's user in one statement: nearly every request asks for both. */
const callerQuery = (level: Level) =>
  prepared<Values, CallerRow>((db, slot) =>
    db
      .selectFrom("api_keys")
      .innerJoin("projects", "projects.id", "api_keys.project_id")
      .leftJoin("users", (join) => join.onRef("users.project_id", "=", "projects.id").on("users.id", "=", slot("userId")))
      .leftJoin("sessions", (join) =>
        join.onRef("sessions.project_id", "=", "users.project_id").onRef("sessions.user_id", "=", "users.id").on("sessions.id", "=", slot("sessionId")),
      )
      .select(PROJECT_COLUMNS)
      .select(["users.id as userId", "sessions.id as sessionId", "sessions.expires_at as expiresAt"])
      .where(`api_keys.${level}_hash`, "=", slot("keyHash"))
      .where("api_keys.project_id", "=", slot("projectId"))
      .where("api_keys.expires_at", ">", slot("now"))
      .where("api_keys.revoked_at", "is", null),
  );

const QUERIES = { client: callerQuery("client"), server: callerQuery("server"), admin: callerQuery("admin") } as const;

/** The project that a living key of this level belongs to, if it is the one that is named, and the user of the token, if they still exist. */
export async function findCaller(db: Database, { projectId, level, key, token, now }: Proof): Promise<{ project: Project; holder: TokenHolder | undefined } | undefined> {
  const [row] = await QUERIES[level](db, { keyHash: hashOf(key), projectId, now, userId: token?.userId ?? "", sessionId: token?.sessionId ?? "" });
  if (!row) return undefined;
  const { userId, sessionId, expiresAt } = row;
  return { project: toProject(row), holder: token && userId !== null ? toHolder({ userId, sessionId, expiresAt }, token, now) : undefined };
}
