import {
  type Answer,
  type WebhookEventType,
  webhookDeliveries,
  webhookEndpoints,
} from "@stackkit/next/protocol/internal";
import { type RawBuilder, sql } from "kysely";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import { type Delivery, insertDeliveries } from "../../events/deliveries-table.js";
import {
  endpointsOf,
  listPauses,
  type Pause,
  pause,
  requireEndpoint,
  resume,
} from "../../events/endpoints.js";
import type { Context } from "../../http/context.js";
import { defineRoute } from "../../http/route.js";
import type { WebhookEndpoint } from "../../settings/setting-types.js";
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

/** Bodies begin with their type. */
const ofType = (type: WebhookEventType): Condition => ({
  column: "body",
  is: sql<boolean>`body like ${`${JSON.stringify({ type }).slice(0, -1)}%`}`,
});

/** Endpoints of webhooks, and what became of their events. */
export const webhookRoutes = [
  defineRoute(webhookEndpoints.list, async ({ context, project }) => {
    const pauses = await listPauses(context.db, project.id);
    return Promise.all(
      endpointsOf(context.settings, project.id).map((endpoint) =>
        showEndpoint(context.db, project.id, endpoint, pauses),
      ),
    );
  }),

  defineRoute(webhookEndpoints.update, async ({ context, project, body }) => {
    const endpoint = requireEndpoint(context.settings, project.id, body.url);
    const now = context.clock.now();
    return transact(context, async (tx) => {
      if (body.isPaused) await pause(tx, project.id, body.url, now, false);
      else await resume(tx, project.id, body.url, now);
      return showEndpoint(tx, project.id, endpoint, await listPauses(tx, project.id));
    });
  }),

  defineRoute(webhookEndpoints.test, async ({ context, project, body }) => {
    const { url } = requireEndpoint(context.settings, project.id, body.url);
    const data = { message: "A test by an administrator. Nothing has happened." };
    await transact(context, (tx) =>
      insertDeliveries(tx, {
        projectId: project.id,
        urls: [url],
        body: JSON.stringify({ type: "webhook.test", data }),
        at: context.clock.now(),
        subject: null,
      }),
    );
  }),

  defineRoute(webhookDeliveries.list, async ({ context, project, query }) => {
    const { url, type, state, ...page } = query;
    const { rows, nextCursor } = await listByTime<Delivery>(
      context.db,
      project.id,
      DELIVERIES,
      page,
      [
        ...equals("url", url),
        ...(type === undefined ? [] : [ofType(type)]),
        ...(state === undefined ? [] : [{ column: "state", is: IS_IN[state] }]),
      ],
    );
    return { items: rows.map(show), nextCursor };
  }),

  defineRoute(webhookDeliveries.read, async ({ context, project, params }) => {
    const row = await find(context.db, project.id, params.delivery_id);
    return {
      ...show(row),
      request: JSON.parse(row.body),
      answer: row.last_answer === null ? null : context.vault.open(row.last_answer),
    };
  }),

  defineRoute(webhookDeliveries.resend, async ({ context, project, params }) =>
    transact(context, async (tx) => {
      const row = await find(tx, project.id, params.delivery_id);
      if (!show(row).canResend)
        throw new PlainError(400, "Its data are not stored any more, so it cannot be sent again.");
      await tx
        .updateTable("webhook_deliveries")
        .set({ next_attempt_at: context.clock.now() })
        .where("project_id", "=", project.id)
        .where("id", "=", row.id)
        .where("delivered_at", "is", null)
        .execute();
      return show(await find(tx, project.id, row.id));
    }),
  ),

  defineRoute(webhookDeliveries.resendFailed, async ({ context, project, body }) => {
    const { url } = requireEndpoint(context.settings, project.id, body.url);
    return { count: await resendFailed(context, project.id, url, body.since.getTime()) };
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
      .executeTakeFirst();
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

async function showEndpoint(
  db: Database,
  projectId: string,
  { url, events, previousSecret }: WebhookEndpoint,
  pauses: readonly Pause[],
): Promise<Answer<typeof webhookEndpoints.update>> {
  const paused = pauses.find((one) => one.url === url);
  const { waiting } = await db
    .selectFrom("webhook_deliveries")
    .select(({ fn }) => fn.countAll().as("waiting"))
    .where("url", "=", url)
    .where("project_id", "=", projectId)
    .where("next_attempt_at", "is not", null)
    .executeTakeFirstOrThrow();
  return {
    url,
    events: events ? [...events] : null,
    hasPreviousSecret: previousSecret !== undefined,
    pausedAt: paused ? new Date(paused.paused_at) : null,
    isPausedByService: paused?.by_service === 1,
    waiting: Number(waiting),
  };
}

const dateOrNull = (at: number | null): Date | null => (at === null ? null : new Date(at));

function stateOf({ delivered_at, next_attempt_at }: Delivery): State {
  if (delivered_at !== null) return "delivered";
  return next_attempt_at === null ? "failed" : "waiting";
}

function show(row: Delivery): Answer<typeof webhookDeliveries.resend> {
  const event = JSON.parse(row.body) as { readonly type?: unknown; readonly data?: unknown };
  return { ...showAttempts(row), type: String(event.type), canResend: event.data !== undefined };
}

const showAttempts = (row: Delivery) => ({
  id: row.id,
  url: row.url,
  at: new Date(row.created_at),
  state: stateOf(row),
  attempts: row.attempts,
  lastAttemptAt: dateOrNull(row.last_attempt_at),
  status: row.last_status,
  millis: row.last_millis,
  nextAttemptAt: dateOrNull(row.next_attempt_at),
  problem: row.problem,
});
