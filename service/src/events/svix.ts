import type { Svix } from "svix";
import { WEBHOOK_TIMEOUT_MILLIS } from "../core/limits.js";
import type { Settings } from "../settings/settings.js";

type SvixSettings = NonNullable<Settings["svix"]>;

/** Loaded lazily: the library is large and rarely used. */
async function connect({ url, token }: SvixSettings): Promise<Svix> {
  const { Svix: Client } = await import("svix");
  // The delivery table schedules retries.
  return new Client(token, {
    serverUrl: url,
    requestTimeout: WEBHOOK_TIMEOUT_MILLIS,
    numRetries: 0,
  });
}

const ensureApplication = (client: Svix, projectId: string) =>
  client.application.getOrCreate({ uid: projectId, name: projectId });

/** Passes an event to the Svix server. The `id` deduplicates. */
export async function sendBySvix(
  settings: SvixSettings,
  projectId: string,
  id: string,
  event: { readonly type: string },
): Promise<void> {
  const client = await connect(settings);
  await ensureApplication(client, projectId);
  await client.message.create(
    projectId,
    { eventType: event.type, eventId: id, payload: event },
    { idempotencyKey: id },
  );
}

/** A token to manage the project's endpoints on the Svix server. */
export async function svixPortalToken(settings: SvixSettings, projectId: string): Promise<string> {
  const client = await connect(settings);
  await ensureApplication(client, projectId);
  return (await client.authentication.appPortalAccess(projectId, {})).token;
}
