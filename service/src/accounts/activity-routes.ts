import {
  type Answer,
  activity,
  type activityEvent,
  KnownErrors,
  type Row,
} from "@stackkit/next/protocol/internal";
import { transact } from "../db/transact.js";
import { deviceOf } from "../http/device.js";
import { defineRoute } from "../http/route.js";
import { forgetNetworks } from "../limits/known-networks.js";
import { limit, networkHashOf } from "../limits/rate-limit.js";
import { endSessions } from "../sessions/sessions.js";
import { endTrust, findDeviceOfSession } from "../sessions/trusted-devices.js";
import { ACTIVITY_MILLIS, listActivity } from "../users/auth-events/list-activity.js";
import { findCredentials } from "../users/credentials.js";
import { endOpenAttempts } from "../users/open-attempts.js";
import { announceProtection } from "../users/protection.js";
import { lockUser } from "../users/user-rows.js";

const PAGE = { usual: 20, most: 100 } as const;

type Shown = Row<typeof activityEvent>;
type Found = Awaited<ReturnType<typeof listActivity>>["rows"][number];

const show = (row: Found, sessionId: string | undefined): Shown => ({
  id: row.id,
  type: row.type as Shown["type"],
  method: row.method,
  outcome: row.outcome as Shown["outcome"],
  reason: row.reason,
  at: new Date(row.at),
  device: deviceOf(row.user_agent),
  countryCode: row.country,
  ip: row.ip,
  isCurrentSession: row.session_id !== null && row.session_id === sessionId,
});

/** What happened to an account, and "This wasn't me". */
export const activityRoutes = [
  defineRoute(
    activity.list,
    async ({ context, project, params, query, caller }): Promise<Answer<typeof activity.list>> => {
      const { user_id: userId } = params;
      if (!(await findCredentials(context.db, project.id, userId)))
        throw new KnownErrors.UserNotFound();
      const { rows, nextCursor } = await listActivity(context.db, project.id, userId, {
        since: context.clock.now() - ACTIVITY_MILLIS,
        limit: Math.min(Math.max(query.limit ?? PAGE.usual, 1), PAGE.most),
        cursor: query.cursor,
      });
      return { items: rows.map((row) => show(row, caller.sessionId)), nextCursor };
    },
  ),

  defineRoute(activity.report, async (call) => {
    const { context, info, project, params, caller } = call;
    const { user_id: userId } = params;
    await limit(context, info, "mail", { projectId: project.id, id: userId });
    await transact(context, async (tx) => {
      if (!(await lockUser(tx, project.id, userId))) throw new KnownErrors.UserNotFound();
      const { sessionId: exceptId } = caller;
      const exceptDeviceId = await findDeviceOfSession(tx, project.id, exceptId);
      await endSessions(tx, project.id, userId, { exceptId, exceptDeviceId });
      await endOpenAttempts(tx, project.id, userId, context.clock.now());
      await endTrust(tx, project.id, userId);
      await forgetNetworks(tx, project.id, userId, networkHashOf(info));
      // The mailed link proves that its reader owns the account: a thief may press this as well.
      await announceProtection(tx, call, userId, [{ type: "activity_reported" }]);
    });
  }),
];
