import type { Svix } from "svix";
import type { Settings } from "../config/settings.js";
import { WEBHOOK_TIMEOUT_MILLIS } from "../core/limits.js";

type SvixSettings = NonNullable<Settings["svix"]>;

/** The library is large, and most services have no Svix server: it is loaded when it is first used. */
async function connect({ url, token }: SvixSettings): Promise<Svix> {
  const { Svix: Client } = await import("svix");
  // The service tries again by its own table.
  return new Client(token, {
    serverUrl: url,
    requestTimeout: WEBHOOK_TIMEOUT_MILLIS,
    numRetries: 0,
  });
}

const ensureApplication = (client: Svix, projectId: string) =>
  client.application.getOrCreate({ uid: projectId, name: projectId });

/** Hands an event to the Svix server, which delivers it. The same `id` again is not told twice. */
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

/** A token with which an administrator manages the project's endpoints at the Svix server. */
export async function svixPortalToken(settings: SvixSettings, projectId: string): Promise<string> {
  const client = await connect(settings);
  await ensureApplication(client, projectId);
  return (await client.authentication.appPortalAccess(projectId, {})).token;
}
