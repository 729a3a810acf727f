import {
  type Answer,
  type WebhookEventType,
  webhookDeliveries,
} from "@stackkit/next/protocol/internal";
import { type RawBuilder, sql } from "kysely";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import type { Delivery } from "../../events/deliveries-table.js";
import { wakeAfter } from "../../events/emit-event.js";
import {
  addressOf,
  type Endpoint,
  listEndpoints,
  requireEndpoint,
} from "../../events/endpoints.js";
import type { Context } from "../../http/context.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { type Condition, equals, listByTime } from "../events/list-by-time.js";

const DELIVERIES = {
  name: "webhook_deliveries",
  at: "created_at",
  indexed: ["url"],
} as const;

/** Deliveries that one call sends again. */
export const MOST_RESENT = 10_000;

type State = Answer<typeof webhookDeliveries.read>["state"];

const IS_IN: Readonly<Record<State, RawBuilder<boolean>>> = {
  delivered: sql<boolean>`delivered_at is not null`,
  waiting: sql<boolean>`next_attempt_at is not null`,
  failed: sql<boolean>`delivered_at is null and next_attempt_at is null`,
};

const endpointsOf = ({ context, project }: Pick<HandlerContext, "context" | "project">) =>
  listEndpoints(context.db, context.settings, project.id);

/** What deliveries to an address name; those to the app or a Svix server, the address itself. */
const keyOf = (endpoints: readonly Endpoint[], url: string): string =>
  endpoints.find((endpoint) => endpoint.url === url)?.key ?? url;

/** Bodies begin with their type. */
const ofType = (type: WebhookEventType): Condition => ({
  column: "body",
  is: sql<boolean>`body like ${`${JSON.stringify({ type }).slice(0, -1)}%`}`,
});

/** What became of the events of endpoints. */
export const webhookDeliveryRoutes = [
  defineRoute(webhookDeliveries.list, async (call) => {
    const { context, project, query } = call;
    const { url, type, state, ...page } = query;
    const endpoints = await endpointsOf(call);
    const { rows, nextCursor } = await listByTime<Delivery>(
      context.db,
      project.id,
      DELIVERIES,
      page,
      [
        ...equals("url", url && keyOf(endpoints, url)),
        ...(type === undefined ? [] : [ofType(type)]),
        ...(state === undefined ? [] : [{ column: "state", is: IS_IN[state] }]),
      ],
    );
    return { items: rows.map((row) => show(endpoints, row)), nextCursor };
  }),

  defineRoute(webhookDeliveries.read, async (call) => {
    const { context, project, params } = call;
    const row = await find(context.db, project.id, params.delivery_id);
    return {
      ...show(await endpointsOf(call), row),
      request: JSON.parse(row.body),
      answer: row.last_answer === null ? null : context.vault.open(row.last_answer),
    };
  }),

  defineRoute(webhookDeliveries.resend, async (call) => {
    const { context, project, params } = call;
    const endpoints = await endpointsOf(call);
    return transact(context, async (tx) => {
      const row = await find(tx, project.id, params.delivery_id);
      if (!show(endpoints, row).canResend)
        throw new PlainError(400, "Its data are not stored any more, so it cannot be sent again.");
      await tx
        .updateTable("webhook_deliveries")
        .set({ next_attempt_at: context.clock.now() })
        .where("project_id", "=", project.id)
        .where("id", "=", row.id)
        .where("delivered_at", "is", null)
        .execute();
      wakeAfter(tx, context);
      return show(endpoints, await find(tx, project.id, row.id));
    });
  }),

  defineRoute(webhookDeliveries.resendFailed, async ({ context, project, body }) => {
    const { key } = await requireEndpoint(context.db, context.settings, project.id, body.url);
    return { count: await resendFailed(context, project.id, key, body.since.getTime()) };
  }),
];

/** Makes what failed since a time due again. Returns how many there were. */
const resendFailed = (
  context: Context,
  projectId: string,
  url: string,
  since: number,
): Promise<number> =>
  transact(context, async (tx) => {
    const failed = tx
      .selectFrom("webhook_deliveries")
      .select("id")
      .where("project_id", "=", projectId)
      .where("url", "=", url)
      .where("created_at", ">=", since)
      .where("delivered_at", "is", null)
      .where("next_attempt_at", "is", null)
      .where("body", "like", '%"data":%')
      .orderBy("created_at", "desc")
      .limit(MOST_RESENT);
    const { numUpdatedRows } = await tx
      .updateTable("webhook_deliveries")
      .set({ next_attempt_at: context.clock.now() })
      .where("project_id", "=", projectId)
      .where("id", "in", failed)
      // It may have arrived meanwhile.
      .where("delivered_at", "is", null)
      .executeTakeFirst();
    wakeAfter(tx, context);
    return Number(numUpdatedRows);
  });

async function find(db: Database, projectId: string, id: string): Promise<Delivery> {
  const row = await db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new PlainError(404, "There is no such delivery. They are stored for 30 days.");
  return row;
}

const dateOrNull = (at: number | null): Date | null => (at === null ? null : new Date(at));

function stateOf({ delivered_at, next_attempt_at }: Delivery): State {
  if (delivered_at !== null) return "delivered";
  return next_attempt_at === null ? "failed" : "waiting";
}

function show(
  endpoints: readonly Endpoint[],
  row: Delivery,
): Answer<typeof webhookDeliveries.resend> {
  const event = JSON.parse(row.body) as { readonly type?: unknown; readonly data?: unknown };
  return {
    ...showAttempts(endpoints, row),
    type: String(event.type),
    canResend: event.data !== undefined,
  };
}

const showAttempts = (endpoints: readonly Endpoint[], row: Delivery) => ({
  id: row.id,
  url: addressOf(endpoints, row.url),
  at: new Date(row.created_at),
  state: stateOf(row),
  attempts: row.attempts,
  lastAttemptAt: dateOrNull(row.last_attempt_at),
  status: row.last_status,
  millis: row.last_millis,
  nextAttemptAt: dateOrNull(row.next_attempt_at),
  problem: row.problem,
});
