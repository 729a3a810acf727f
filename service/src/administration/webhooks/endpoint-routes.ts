import { type Answer, webhookEndpoints } from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import { transact } from "../../db/transact.js";
import { insertDeliveries } from "../../events/deliveries-table.js";
import { wakeAfter } from "../../events/emit-event.js";
import {
  type Endpoint,
  isStored,
  listEndpoints,
  requireEndpoint,
  storedEndpoint,
} from "../../events/endpoints.js";
import { listPauses, type Pause, pause, resume } from "../../events/pauses.js";
import type { StoredEndpoint } from "../../events/stored-endpoints.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { addEndpoint, changeEndpoint, removeEndpoint, rollSecret } from "./change-endpoint.js";

type Shown = Answer<typeof webhookEndpoints.change>;
type Call = Pick<HandlerContext, "context" | "project">;

/** Endpoints of webhooks: those of the configuration, and those that administrators add. */
export const webhookEndpointRoutes = [
  defineRoute(webhookEndpoints.list, (call) => listShown(call)),

  defineRoute(webhookEndpoints.update, ({ context, project, body }) => {
    const now = context.clock.now();
    return transact(context, async (tx) => {
      const endpoint = await requireEndpoint(tx, context.settings, project.id, body.url);
      if (body.isPaused) await pause(tx, project.id, endpoint.key, now, false);
      else await resume(tx, project.id, endpoint.key, now);
      wakeAfter(tx, context);
      return showEndpoint(tx, { context, project }, endpoint, await listPauses(tx, project.id));
    });
  }),

  defineRoute(webhookEndpoints.test, ({ context, project, body }) => {
    const data = { message: "A test by an administrator. Nothing has happened." };
    return transact(context, async (tx) => {
      const { key } = await requireEndpoint(tx, context.settings, project.id, body.url);
      await insertDeliveries(tx, {
        projectId: project.id,
        urls: [key],
        body: JSON.stringify({ type: "webhook.test", data }),
        at: context.clock.now(),
        subject: null,
      });
      wakeAfter(tx, context);
    });
  }),

  defineRoute(webhookEndpoints.create, async (call) => {
    const { secret, stored } = await addEndpoint(call, call.body);
    return { ...(await showStored(call, stored)), secret };
  }),

  defineRoute(webhookEndpoints.change, async (call) =>
    showStored(call, await changeEndpoint(call, call.params.endpoint_id, call.body)),
  ),

  defineRoute(webhookEndpoints.rollSecret, async (call) => {
    const { secret, stored } = await rollSecret(call, call.params.endpoint_id);
    return { ...(await showStored(call, stored)), secret };
  }),

  defineRoute(webhookEndpoints.delete, (call) => removeEndpoint(call, call.params.endpoint_id)),
];

async function listShown(call: Call): Promise<Shown[]> {
  const { context, project } = call;
  const endpoints = await listEndpoints(context.db, context.settings, project.id);
  const pauses = await listPauses(context.db, project.id);
  return Promise.all(endpoints.map((one) => showEndpoint(context.db, call, one, pauses)));
}

async function showStored(call: Call, stored: StoredEndpoint): Promise<Shown> {
  const { db } = call.context;
  const pauses = await listPauses(db, call.project.id);
  return showEndpoint(db, call, storedEndpoint(stored), pauses);
}

async function showEndpoint(
  db: Database,
  { context, project }: Call,
  { key, url, events, source }: Endpoint,
  pauses: readonly Pause[],
): Promise<Shown> {
  const paused = pauses.find((one) => one.url === key);
  const { waiting } = await db
    .selectFrom("webhook_deliveries")
    .select(({ fn }) => fn.countAll().as("waiting"))
    .where("url", "=", key)
    .where("project_id", "=", project.id)
    .where("next_attempt_at", "is not", null)
    .executeTakeFirstOrThrow();
  return {
    ...(isStored(source)
      ? { id: source.id, description: source.description, isEnabled: source.is_enabled === 1 }
      : { id: null, description: "", isEnabled: true }),
    url,
    events: events && [...events],
    hasPreviousSecret: isStored(source)
      ? (source.previous_secret_until ?? 0) > context.clock.now()
      : source.previousSecret !== undefined,
    pausedAt: paused ? new Date(paused.paused_at) : null,
    isPausedByService: paused?.by_service === 1,
    waiting: Number(waiting),
  };
}
