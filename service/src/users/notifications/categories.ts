import type { NotificationCategoryName } from "@stackkit/next/protocol/internal";
import { sql } from "kysely";
import type { Database } from "../../db/database.js";

interface Category {
  /** Also the kind of its mails. */
  readonly id: "transactional" | "marketing";
  readonly name: NotificationCategoryName;
  /** Whether users may turn it off. */
  readonly canDisable: boolean;
}

export const CATEGORIES = [
  { id: "transactional", name: "Transactional", canDisable: false },
  { id: "marketing", name: "Marketing", canDisable: true },
] as const satisfies readonly Category[];

/** The category of a name; without one, the first. */
export const categoryNamed = (name: NotificationCategoryName = "Transactional"): Category =>
  CATEGORIES.find((category) => category.name === name) ?? CATEGORIES[0];

export const findCategory = (id: string): Category | undefined =>
  CATEGORIES.find((category) => category.id === id);

/** Records that the project sends mails of a category. */
export async function markUsed(
  db: Database,
  projectId: string,
  category: string,
  now: number,
): Promise<void> {
  await db
    .insertInto("notification_categories")
    .values({ project_id: projectId, category, used_since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The ids of the categories of which the project has sent mails. */
export async function listUsed(db: Database, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("notification_categories")
    .select("category")
    .where("project_id", "=", projectId)
    .execute();
  return rows.map(({ category }) => category);
}

/** The ids of the categories that a user has turned off. */
export async function listOff(db: Database, projectId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("notification_opt_outs")
    .select("category")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ category }) => category);
}

/** Turns a category on. */
export async function turnOn(
  db: Database,
  projectId: string,
  userId: string,
  category: string,
): Promise<void> {
  await db
    .deleteFrom("notification_opt_outs")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("category", "=", category)
    .execute();
}

/** Turns a category off, and refuses its mails that wait. Does nothing for an unknown user. */
export async function turnOff(
  db: Database,
  projectId: string,
  userId: string,
  category: string,
  now: number,
): Promise<void> {
  await db
    .insertInto("notification_opt_outs")
    .columns(["project_id", "user_id", "category", "at"])
    .expression(
      db
        .selectFrom("users")
        .select([
          "project_id",
          "id as user_id",
          sql<string>`cast(${category} as text)`.as("category"),
          sql<number>`cast(${now} as bigint)`.as("at"),
        ])
        .where("project_id", "=", projectId)
        .where("id", "=", userId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable("mails")
    .set({ state: "refused", next_attempt_at: null, problem: "The user turned these mails off." })
    .where("project_id", "=", projectId)
    .where("kind", "=", category)
    .where("state", "=", "waiting")
    .where("recipient_canonical", "in", (query) =>
      query
        .selectFrom("contact_channels")
        .select("canonical")
        .where("project_id", "=", projectId)
        .where("user_id", "=", userId)
        // Any other may be another person's, whose mails stay.
        .where("is_verified", "=", 1),
    )
    .execute();
}
