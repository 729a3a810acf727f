import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import type { WebhookEndpoint } from "../settings/setting-types.js";
import type { Settings } from "../settings/settings.js";
import {
  eventsOf,
  findStored,
  idOfKey,
  keyOfStored,
  listStored,
  type StoredEndpoint,
} from "./stored-endpoints.js";

type OfWebhooks = Pick<Settings, "webhooks">;

/** An endpoint that gets a project's events: of the configuration, or stored. */
export interface Endpoint {
  /** Names it in deliveries and pauses. */
  readonly key: string;
  readonly url: string;
  /** The types of events; `null` for all. */
  readonly events: readonly string[] | null;
  readonly source: WebhookEndpoint | StoredEndpoint;
}

/** Whether an administrator added an endpoint. */
export const isStored = (source: Endpoint["source"]): source is StoredEndpoint => "id" in source;

/** The endpoints that get a project's events by the configuration. */
export const configuredEndpoints = ({ webhooks }: OfWebhooks, projectId: string): Endpoint[] =>
  webhooks
    .filter((source) => (source.projectId ?? projectId) === projectId)
    .map((source) => ({
      key: source.url,
      url: source.url,
      events: source.events ?? null,
      source,
    }));

/** The endpoint of a stored row. */
export const storedEndpoint = (source: StoredEndpoint): Endpoint => ({
  key: keyOfStored(source),
  url: source.url,
  events: eventsOf(source),
  source,
});

/** All endpoints of a project: the configuration's first. */
export const listEndpoints = async (
  db: Database,
  settings: OfWebhooks,
  projectId: string,
): Promise<Endpoint[]> => [
  ...configuredEndpoints(settings, projectId),
  ...(await listStored(db, projectId)).map(storedEndpoint),
];

/** An endpoint of a project by its key. */
export async function findEndpoint(
  db: Database,
  settings: OfWebhooks,
  projectId: string,
  key: string,
): Promise<Endpoint | undefined> {
  const id = idOfKey(key);
  if (id === undefined)
    return configuredEndpoints(settings, projectId).find((endpoint) => endpoint.key === key);
  const stored = await findStored(db, projectId, id);
  return stored && storedEndpoint(stored);
}

/** An endpoint of a project by its address. Throws a plain 404 if there is none. */
export async function requireEndpoint(
  db: Database,
  settings: OfWebhooks,
  projectId: string,
  url: string,
): Promise<Endpoint> {
  const endpoints = await listEndpoints(db, settings, projectId);
  const endpoint = endpoints.find((one) => one.url === url);
  if (!endpoint) throw new PlainError(404, "The project has no such endpoint.");
  return endpoint;
}

/** What a delivery goes to: the address of its endpoint, `app:` or `svix:`. */
export const addressOf = (endpoints: readonly Endpoint[], key: string): string =>
  endpoints.find((endpoint) => endpoint.key === key)?.url ?? key;
