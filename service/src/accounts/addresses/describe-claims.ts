import type { KnownErrors } from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import { deviceOf } from "../../http/device.js";
import type { GeoInfo } from "../../http/geolocation.js";
import type { HandlerContext } from "../../http/route.js";
import { listSessions } from "../../sessions/table.js";
import { sharedMemberships } from "../../teams/memberships.js";
import type { CredentialsByEmail } from "../../users/credentials.js";

type Description = KnownErrors["AccountChoiceRequired"]["details"]["accounts"][number];

/**
 * Describes accounts that signed up with an address to the person who has proved it. No text of
 * theirs is part of it, since a stranger may have written it.
 */
export async function describeClaims(
  db: Database,
  { context, project }: Pick<HandlerContext, "context" | "project">,
  claims: readonly CredentialsByEmail[],
): Promise<Description[]> {
  const described: Description[] = [];
  for (const { userId, passwordHash } of claims) {
    const user = await db
      .selectFrom("users")
      .select("signed_up_at")
      .where("project_id", "=", project.id)
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    const sessions = await listSessions(db, project.id, userId, context.clock.now());
    const first = sessions
      .filter(({ is_impersonation }) => is_impersonation === 0)
      .reduce<(typeof sessions)[number] | undefined>(
        (oldest, one) => (oldest && oldest.created_at <= one.created_at ? oldest : one),
        undefined,
      );
    const geo = first?.geo_info ? (JSON.parse(first.geo_info) as GeoInfo) : undefined;
    described.push({
      id: userId,
      created_at_millis: user.signed_up_at,
      device: deviceOf(first?.user_agent ?? null),
      city_name: geo?.cityName ?? null,
      country_code: geo?.countryCode ?? null,
      teams: await countSharedTeams(db, project.id, userId),
      has_password: passwordHash !== null && project.config.credentialEnabled,
    });
  }
  return described;
}

async function countSharedTeams(db: Database, projectId: string, userId: string): Promise<number> {
  const { teams } = await sharedMemberships(db, projectId, userId)
    .select(({ fn }) => fn.countAll().as("teams"))
    .executeTakeFirstOrThrow();
  return Number(teams);
}

/** What every sign-up or sign-in of a browser leaves behind. */
const TRACES = ["sessions", "device_ids", "known_devices", "known_networks"] as const;

/** Whether no browser has signed up or in to an account. */
export async function isUnused(db: Database, projectId: string, userId: string): Promise<boolean> {
  for (const table of TRACES) {
    const trace = await db
      .selectFrom(table)
      .select("user_id")
      .where("project_id", "=", projectId)
      .where("user_id", "=", userId)
      .limit(1)
      .executeTakeFirst();
    if (trace) return false;
  }
  return true;
}
