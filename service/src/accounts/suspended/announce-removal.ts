import { DAY } from "../../core/time.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import { languageOf } from "../../mail/locales/index.js";
import { findProject } from "../../projects/projects.js";
import { findCredentials } from "../../users/credentials.js";
import { writeNotice } from "../../users/notice.js";
import { lockUser } from "../../users/user-rows.js";

/** How long suspended access stays without a word of its owner. */
export const SUSPENDED_FOR_MILLIS = 30 * DAY;
/** How long after its announcement it is removed, by the rules of pruning. */
export const REMOVED_AFTER_MILLIS = 7 * DAY;
const ANNOUNCED_AFTER_MILLIS = SUSPENDED_FOR_MILLIS - REMOVED_AFTER_MILLIS;
/** Users per query. */
const BATCH = 100;

/** Tells the owners of suspended access when it will be removed. Returns how many. */
export async function announceRemovals(context: Context): Promise<number> {
  const { db, clock } = context;
  const before = clock.now() - ANNOUNCED_AFTER_MILLIS;
  let announced = 0;
  for (;;) {
    const due = await db
      .selectFrom("suspended_rows")
      .select(["project_id", "user_id"])
      .distinct()
      .where("suspended_at", "<=", before)
      .where("warned_at", "is", null)
      .limit(BATCH)
      .execute();
    for (const { project_id, user_id } of due)
      await transact(context, (tx) => announceRemoval(tx, context, project_id, user_id));
    announced += due.length;
    if (due.length < BATCH) return announced;
  }
}

async function announceRemoval(
  tx: Database,
  context: Context,
  projectId: string,
  userId: string,
): Promise<void> {
  const now = context.clock.now();
  await lockUser(tx, projectId, userId);
  await tx
    .updateTable("suspended_rows")
    .set({ warned_at: now })
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("warned_at", "is", null)
    .execute();
  const project = await findProject(tx, projectId);
  const user = await findCredentials(tx, projectId, userId);
  if (!project || !user) return;
  const language = languageOf(user.locale);
  const detail = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    now + REMOVED_AFTER_MILLIS,
  );
  await writeNotice(context, tx, { project, userId, type: "suspension_ending", detail });
}
