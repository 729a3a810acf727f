import {
  type Answer,
  SUSPENDED_TYPES,
  type suspendedAccess,
} from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import { deviceOf } from "../../http/device.js";
import type { GeoInfo } from "../../http/geolocation.js";
import { REMOVED_AFTER_MILLIS, SUSPENDED_FOR_MILLIS } from "./announce-removal.js";
import { listSuspendedRows, SECOND_FACTOR, type StoredSuspendedRow } from "./table.js";

type Listed = Answer<typeof suspendedAccess.read>;
type Item = Listed["items"][number];

/** What is suspended of a user, and until when it can be kept. */
export async function listSuspended(
  db: Database,
  projectId: string,
  userId: string,
): Promise<Listed> {
  const rows = await listSuspendedRows(db, projectId, userId);
  const ids = rows.flatMap(({ source, row }) => (source === "memberships" ? [row.team_id] : []));
  const names = await teamNames(db, projectId, ids.map(String));
  const removals = rows.map(({ suspendedAt, warnedAt }) =>
    warnedAt === null ? suspendedAt + SUSPENDED_FOR_MILLIS : warnedAt + REMOVED_AFTER_MILLIS,
  );
  return {
    items: rows
      .flatMap((row) => itemOf(row, names))
      .sort((one, two) => SUSPENDED_TYPES.indexOf(one.type) - SUSPENDED_TYPES.indexOf(two.type)),
    suspendedAt: rows[0] ? new Date(rows[0].suspendedAt) : null,
    removedAt: rows[0] ? new Date(Math.min(...removals)) : null,
  };
}

/** Recovery codes and tokens of providers go with what they belong to. */
function itemOf(
  { source, lookup, row }: StoredSuspendedRow,
  teams: ReadonlyMap<string, string>,
): Item[] {
  const item = (type: Item["type"], name: string | null): Item[] => {
    const isSession = type === "session";
    const geo = isSession && row.geo_info ? (JSON.parse(String(row.geo_info)) as GeoInfo) : null;
    return [
      {
        type,
        name,
        createdAt: row.created_at === undefined ? null : new Date(Number(row.created_at)),
        cityName: geo?.cityName ?? null,
        countryCode: geo?.countryCode ?? null,
      },
    ];
  };
  switch (source) {
    case "users":
      return item(lookup === SECOND_FACTOR ? "second_factor" : "password", null);
    case "passkeys":
      return item("passkey", null);
    case "oauth_accounts":
      return item("provider", String(row.provider_id));
    case "sessions":
      return item("session", deviceOf(String(row.user_agent ?? "")));
    case "contact_channels":
      return item("address", String(row.value));
    case "memberships":
      return item("team", teams.get(String(row.team_id)) ?? null);
    default:
      return [];
  }
}

async function teamNames(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("teams")
    .select(["id", "display_name"])
    .where("project_id", "=", projectId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, display_name }) => [id, display_name]));
}
