import { WEBHOOK_TIMEOUT_MILLIS } from "../core/limits.js";
import { outgoing } from "../core/outgoing.js";
import { TRUSTED_TARGET } from "../core/public-address.js";
import type { Settings } from "../settings/settings.js";

type SvixSettings = NonNullable<Settings["svix"]>;

/** The event is there already: an earlier attempt passed it, and its answer was lost. */
const CONFLICT = 409;

/** Calls a Svix server. The delivery table schedules retries. Throws if it does not accept. */
async function call(
  { url, token }: SvixSettings,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const response = await outgoing(
    `${url.endsWith("/") ? url.slice(0, -1) : url}/api/v1${path}`,
    {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...headers,
      },
      body: JSON.stringify(body),
      timeoutMillis: WEBHOOK_TIMEOUT_MILLIS,
    },
    TRUSTED_TARGET,
  );
  if (response.ok || response.status === CONFLICT) return response;
  throw new Error(`The Svix server answered ${response.status}.`);
}

const ensureApplication = (settings: SvixSettings, projectId: string) =>
  call(settings, "/app?get_if_exists=true", { uid: projectId, name: projectId });

/** Passes an event to the Svix server. The `id` deduplicates. */
export async function sendBySvix(
  settings: SvixSettings,
  projectId: string,
  id: string,
  event: { readonly type: string },
): Promise<void> {
  await ensureApplication(settings, projectId);
  await call(
    settings,
    `/app/${encodeURIComponent(projectId)}/msg`,
    { eventType: event.type, eventId: id, payload: event },
    { "idempotency-key": id },
  );
}

/** A token to manage the project's endpoints on the Svix server. */
export async function svixPortalToken(settings: SvixSettings, projectId: string): Promise<string> {
  await ensureApplication(settings, projectId);
  const path = `/auth/app-portal-access/${encodeURIComponent(projectId)}`;
  const answer: unknown = await (await call(settings, path, {})).json();
  const token = (answer as { readonly token?: unknown } | null)?.token;
  if (typeof token !== "string") throw new Error("The Svix server answered without a token.");
  return token;
}
