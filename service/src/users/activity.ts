import { type ExpressionBuilder, sql } from "kysely";
import { dateOf } from "../core/clock.js";
import type { Database } from "../db/database.js";
import { ONE } from "../db/literals.js";
import { prepared } from "../db/prepared.js";
import type { Flag } from "../db/tables/columns.js";
import type { Tables } from "../db/tables.js";
import type { TokenSubject } from "../http/context/tokens.js";

export interface ActivityEvent {
  readonly projectId: string;
  readonly userId: string;
  readonly at: number;
  readonly country: string | null;
}

interface TouchedUser {
  display_name: string | null;
  signed_up_at: number;
  is_anonymous: Flag;
  requires_totp: Flag;
  email: string | null;
  email_verified: Flag | null;
  team_id: string | null;
  /** Its day is recorded already, with its country. */
  noted_day: string | null;
}

type Day = ActivityEvent & { readonly day: string };

const touchUser = prepared<Day, TouchedUser>((db, slot) =>
  db
    .updateTable("users")
    .set({ last_active_at: slot("at") })
    .where("project_id", "=", slot("projectId"))
    .where("id", "=", slot("userId"))
    .returning((user) => [
      "display_name",
      "signed_up_at",
      "is_anonymous",
      "requires_totp",
      primaryEmail(user).select("contact_channels.value").as("email"),
      primaryEmail(user).select("contact_channels.is_verified").as("email_verified"),
      // A team that is being deleted counts as deleted.
      user
        .selectFrom("teams")
        .select("teams.id")
        .whereRef("teams.project_id", "=", "users.project_id")
        .whereRef("teams.id", "=", "users.selected_team_id")
        .as("team_id"),
      user
        .selectFrom("activity")
        .select("activity.day")
        .whereRef("activity.project_id", "=", "users.project_id")
        .whereRef("activity.user_id", "=", "users.id")
        .where("activity.day", "=", slot("day"))
        .where(
          sql<boolean>`coalesce(${slot("country")}, activity.country) is not distinct from activity.country`,
        )
        .as("noted_day"),
    ]),
);

const primaryEmail = (user: ExpressionBuilder<Tables, "users">) =>
  user
    .selectFrom("contact_channels")
    .whereRef("contact_channels.project_id", "=", "users.project_id")
    .whereRef("contact_channels.user_id", "=", "users.id")
    .where("contact_channels.type", "=", "email")
    .where("contact_channels.is_primary", "=", ONE);

/** Rewrites a recorded day only if the country is new. */
const noteDay = prepared<Day, never>((db, slot) =>
  db
    .insertInto("activity")
    .values({
      project_id: slot("projectId"),
      day: slot("day"),
      user_id: slot("userId"),
      country: slot("country"),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["project_id", "day", "user_id"])
        .doUpdateSet({ country: sql<string>`excluded.country` })
        .where(
          sql<boolean>`excluded.country is not null and excluded.country is distinct from activity.country`,
        ),
    ),
);

/**
 * Records a user's activity, now and on this day, and reads what a token states. Resolves to `undefined` for an unknown user;
 * inside a transaction, the user's row stays locked.
 */
export async function recordActivity(
  db: Database,
  event: ActivityEvent,
): Promise<TokenSubject | undefined> {
  const day = { ...event, day: dateOf(event.at) };
  const [user] = await touchUser(db, day);
  if (!user) return undefined;
  if (user.noted_day === null) await noteDay(db, day);
  return {
    displayName: user.display_name,
    primaryEmail: user.email,
    primaryEmailVerified: user.email_verified === 1,
    selectedTeamId: user.team_id,
    signedUpAtMillis: user.signed_up_at,
    isAnonymous: user.is_anonymous === 1,
    isMultiFactorRequired: user.requires_totp === 1,
  };
}
