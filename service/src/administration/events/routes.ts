import { canonicalEmail, events } from "@stackkit/next/protocol/internal";
import { type Selectable, sql } from "kysely";
import type { AuthEventTable } from "../../db/tables/operations.js";
import { deviceOf } from "../../http/device.js";
import { defineRoute } from "../../http/route.js";
import { addressHash } from "../../users/auth-events/table.js";
import { listAudit, showEntry } from "./audit-list.js";
import { readFigures } from "./figures.js";
import { type Condition, equals, listByTime } from "./list-by-time.js";

const FIGURE_DAYS = { usual: 30, most: 90 } as const;

const AUTH_EVENTS = {
  name: "auth_events",
  at: "at",
  indexed: ["user_id", "address_hash", "request_id"],
} as const;

const oneOf = (column: string, values: readonly string[] | undefined): Condition[] =>
  values === undefined
    ? []
    : [{ column, is: sql<boolean>`${sql.ref(column)} in (${sql.join(values)})` }];

const showEvent = (row: Selectable<AuthEventTable>) => ({
  id: row.id,
  at: new Date(row.at),
  userId: row.user_id,
  type: row.type,
  method: row.method,
  outcome: row.outcome,
  reason: row.reason,
  ip: row.ip,
  countryCode: row.country,
  device: deviceOf(row.user_agent),
  sessionId: row.session_id,
  requestId: row.request_id,
});

/** What happened: the audit, sign-ins, and figures by day. */
export const eventRoutes = [
  defineRoute(events.audit, async ({ context, project, query }) => {
    const { rows, nextCursor } = await listAudit(context.db, project.id, query);
    return { items: rows.map(showEntry), nextCursor };
  }),

  defineRoute(events.authEvents, async ({ context, project, query }) => {
    const { userId, address, type, method, outcome, reason, ip, requestId, ...page } = query;
    // What was tried a moment ago is part of the answer.
    await context.authEvents.flush();
    const hash = address && addressHash(context.vault, project.id, canonicalEmail(address));
    const { rows, nextCursor } = await listByTime<Selectable<AuthEventTable>>(
      context.db,
      project.id,
      AUTH_EVENTS,
      page,
      [
        ...equals("user_id", userId?.toLowerCase()),
        ...equals("address_hash", hash),
        ...equals("request_id", requestId),
        ...equals("type", type),
        ...equals("method", method),
        ...oneOf("outcome", outcome?.split(",")),
        ...equals("reason", reason),
        ...equals("ip", ip),
      ],
    );
    return { items: rows.map(showEvent), nextCursor };
  }),

  defineRoute(events.figures, async ({ context, project, query }) => {
    await context.authEvents.flush();
    const days = Math.min(query.days ?? FIGURE_DAYS.usual, FIGURE_DAYS.most);
    return readFigures(context.db, project.id, days, context.clock.now());
  }),
];
