import { randomBytes } from "node:crypto";
import { PlainError } from "../../core/plain-error.js";
import { isPublicAddress, RefusedTargetError, resolveTarget } from "../../core/public-address.js";
import { randomId } from "../../core/random.js";
import { DAY } from "../../core/time.js";
import type { Database } from "../../db/database.js";
import { lockRow } from "../../db/lock-row.js";
import { requireRoom } from "../../db/require-room.js";
import type { Sealed } from "../../db/tables/columns.js";
import { transact } from "../../db/transact.js";
import { listEndpoints } from "../../events/endpoints.js";
import {
  deleteStored,
  findStored,
  giveUpWaiting,
  type StoredEndpoint,
} from "../../events/stored-endpoints.js";
import type { HandlerContext } from "../../http/route.js";

/** Endpoints that administrators of a project may add. */
export const MAX_ENDPOINTS_PER_PROJECT = 20;

/** How long the former secret signs too after a roll. */
export const PREVIOUS_SECRET_MILLIS = DAY;

const MAX_URL_LENGTH = 2000;
const SECRET_BYTES = 32;

type Call = Pick<HandlerContext, "context" | "project">;

/** What administrators say of an endpoint. */
interface Draft {
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  readonly events?: readonly string[] | null | undefined;
  readonly isEnabled?: boolean | undefined;
}

/** An endpoint with its new secret in clear text. */
interface WithSecret {
  readonly secret: string;
  readonly stored: StoredEndpoint;
}

const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

/** Adds an endpoint with a new secret. */
export async function addEndpoint(
  call: Call,
  { url, description = "", events = null }: Draft & { readonly url: string },
): Promise<WithSecret> {
  const { context, project } = call;
  await requireUsable(call, url);
  const secret = newSecret();
  const stored = await transactChange(call, async (tx) => {
    await requireRoom(tx, {
      table: "webhook_endpoints",
      owner: { project_id: project.id },
      most: MAX_ENDPOINTS_PER_PROJECT,
      what: "endpoints of a project in the console",
    });
    await requireFree(tx, call, url);
    const row: StoredEndpoint = {
      project_id: project.id,
      id: randomId(),
      url,
      description,
      events: eventsText(events),
      secret: context.vault.seal(secret) as Sealed,
      previous_secret: null,
      previous_secret_until: null,
      is_enabled: 1,
      created_at: context.clock.now(),
    };
    await tx.insertInto("webhook_endpoints").values(row).execute();
    return row;
  });
  return { secret, stored };
}

/** Changes an endpoint. What waits for one that is turned off is given up. */
export async function changeEndpoint(
  call: Call,
  id: string,
  { url, description, events, isEnabled }: Draft,
): Promise<StoredEndpoint> {
  const { project } = call;
  if (url !== undefined) await requireUsable(call, url);
  return transactChange(call, async (tx) => {
    const before = await requireStored(tx, call, id);
    if (url !== undefined && url !== before.url) await requireFree(tx, call, url);
    if (isEnabled === false) await giveUpWaiting(tx, project.id, before);
    return update(tx, before, {
      ...(url === undefined ? {} : { url }),
      ...(description === undefined ? {} : { description }),
      ...(events === undefined ? {} : { events: eventsText(events) }),
      ...(isEnabled === undefined ? {} : { is_enabled: isEnabled ? 1 : 0 }),
    });
  });
}

/** Makes a new secret. Deliveries are signed by the former one too for a day. */
export async function rollSecret(call: Call, id: string): Promise<WithSecret> {
  const { vault, clock } = call.context;
  const secret = newSecret();
  const stored = await transactChange(call, async (tx) => {
    const before = await requireStored(tx, call, id);
    return update(tx, before, {
      secret: vault.seal(secret) as Sealed,
      previous_secret: before.secret,
      previous_secret_until: clock.now() + PREVIOUS_SECRET_MILLIS,
    });
  });
  return { secret, stored };
}

/** Deletes an endpoint with its deliveries. */
export const removeEndpoint = (call: Call, id: string): Promise<void> =>
  transactChange(call, async (tx) =>
    deleteStored(tx, call.project.id, await requireStored(tx, call, id)),
  );

/** One change of a project's endpoints at a time. Events notice it from then on. */
async function transactChange<T>(
  { context, project }: Call,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const changed = await transact(context, async (tx) => {
    await lockRow(tx, "projects", { id: project.id });
    return work(tx);
  });
  context.storedEndpoints.forget(project.id);
  return changed;
}

async function requireStored(tx: Database, { project }: Call, id: string): Promise<StoredEndpoint> {
  const stored = await findStored(tx, project.id, id);
  if (!stored) throw new PlainError(404, "The project has no such endpoint in the console.");
  return stored;
}

async function update(
  tx: Database,
  before: StoredEndpoint,
  change: Partial<Omit<StoredEndpoint, "project_id" | "id" | "created_at">>,
): Promise<StoredEndpoint> {
  if (Object.keys(change).length > 0)
    await tx
      .updateTable("webhook_endpoints")
      .set(change)
      .where("project_id", "=", before.project_id)
      .where("id", "=", before.id)
      .execute();
  return { ...before, ...change };
}

const eventsText = (events: readonly string[] | null): string | null =>
  events && JSON.stringify([...new Set(events)]);

async function requireFree(tx: Database, { context, project }: Call, url: string): Promise<void> {
  const endpoints = await listEndpoints(tx, context.settings, project.id);
  if (endpoints.some((endpoint) => endpoint.url === url))
    throw new PlainError(400, "There is an endpoint with this address already.");
}

/** Throws a plain 400 for an address that the service would not send to, or not safely. */
async function requireUsable({ context: { settings } }: Call, url: string): Promise<void> {
  const { protocol, username, password, hostname } = new URL(url);
  if (url.length > MAX_URL_LENGTH)
    throw new PlainError(400, `The address may have at most ${MAX_URL_LENGTH} characters.`);
  if (username || password)
    throw new PlainError(400, "The address must not have a user name or password.");
  if (!settings.production) return;
  const addresses = await resolveTarget(hostname, settings).catch((error: unknown) => {
    if (error instanceof RefusedTargetError) throw new PlainError(400, error.message);
    // The name may get its address later: each delivery resolves it again.
    return [];
  });
  const isPrivate = addresses.length > 0 && addresses.every((one) => !isPublicAddress(one.address));
  if (protocol === "http:" && !isPrivate)
    throw new PlainError(400, "The address must begin with https: others on the way read events.");
}
