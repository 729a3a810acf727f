import { KnownErrors, teamApiKeys, userApiKeys } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import { lockRow } from "../db/lock-row.js";
import { requireRoom } from "../db/require-room.js";
import { transact } from "../db/transact.js";
import { isServer } from "../http/own-user.js";
import { defineRoute, type HandlerContext } from "../http/route.js";
import { limitUser } from "../limits/rate-limit.js";
import { requireFreshCaller } from "../sessions/fresh-session.js";
import { announceProtection } from "../users/protection.js";
import { findUser, lockUser } from "../users/user-rows.js";
import { isOwnerKey, type KeyOwner, newOwnerKey } from "./format.js";
import { areKeysAllowed, findManagedKey, requireKeysAllowed, requireOwner } from "./manage-keys.js";
import { showKey, showKeys } from "./paused-keys.js";
import {
  deleteOwnerKey,
  findLiveKey,
  insertOwnerKey,
  listOwnerKeys,
  type OwnerKey,
  revokeOwnerKey,
  touchOwnerKey,
  updateOwnerKey,
} from "./table.js";

/** Keys of one user or one team, ended ones included. */
const MAX_KEYS_PER_OWNER = 200;

/** An app would take a request with such a key for a signed-in user. */
const ANONYMOUS = "An anonymous user has no API keys. They sign up first.";

/** How exactly the last use is known. */
const LAST_USE_MILLIS = 60_000;

type Call = Pick<HandlerContext, "context" | "project" | "info" | "caller" | "level">;

interface KeyDraft {
  readonly description: string;
  readonly expiresAt?: Date | null | undefined;
  readonly isPublic?: boolean | undefined;
  readonly scopes?: string[] | null | undefined;
}

/**
 * Throws unless the caller may make keys of the owner. Locks it, and a team's member, so that neither
 * is deleted or leaves before the key is there.
 */
async function lockOwner(tx: Database, call: Call, owner: KeyOwner, id: string): Promise<void> {
  const { project, caller } = call;
  if (owner === "user") {
    await requireOwner(tx, call, owner, id);
    if (!(await lockUser(tx, project.id, id))) throw new KnownErrors.UserNotFound();
    if ((await findUser(tx, project.id, id))?.isAnonymous) throw new PlainError(403, ANONYMOUS);
    return;
  }
  const isThere = await lockRow(tx, "teams", { project_id: project.id, id });
  if (isServer(call)) {
    if (!isThere) throw new KnownErrors.TeamNotFound({ team_id: id });
    return;
  }
  if (caller.userId !== undefined) await lockUser(tx, project.id, caller.userId);
  await requireOwner(tx, call, owner, id);
}

function requireFuture({ context }: Call, expiresAt: Date | null | undefined): void {
  if (expiresAt && expiresAt.getTime() <= context.clock.now())
    throw new PlainError(400, "expires_at_millis must be in the future.");
}

function requireScopes({ project }: Call, scopes: readonly string[] | null | undefined): void {
  const unknown = scopes?.find((name) => !project.config.apiKeyScopes.includes(name));
  if (unknown !== undefined)
    throw new PlainError(
      400,
      `"${unknown}" is not among the scopes of this project. An administrator lists them in the ` +
        "setting api_key_scopes.",
    );
}

/** Creating or prolonging a key is a change of how its maker's account is protected. */
async function announceKey(tx: Database, call: Call, user: string | null): Promise<void> {
  if (user !== null) await announceProtection(tx, call, user, [{ type: "api_key_created" }]);
}

async function createKey(call: Call, owner: KeyOwner, ownerId: string, draft: KeyDraft) {
  const { context, project, caller } = call;
  requireKeysAllowed(call, owner);
  requireFuture(call, draft.expiresAt);
  requireScopes(call, draft.scopes);
  const { description, expiresAt = null, isPublic = false } = draft;
  const id = randomId();
  const key = {
    id,
    description,
    expiresAt,
    isPublic,
    scopes: draft.scopes ? [...new Set(draft.scopes)].sort() : null,
    userId: owner === "user" ? ownerId : null,
    teamId: owner === "team" ? ownerId : null,
    createdByUserId: owner === "team" && !isServer(call) ? (caller.userId ?? null) : null,
    createdAt: new Date(context.clock.now()),
    manuallyRevokedAt: null,
    lastUsedAt: null,
  };
  const value = newOwnerKey({ id, owner, isPublic });
  await transact(context, async (tx) => {
    await lockOwner(tx, call, owner, ownerId);
    await requireFreshCaller(tx, call);
    await requireRoom(tx, {
      table: "owner_keys",
      owner: { project_id: project.id, [`${owner}_id`]: ownerId },
      most: MAX_KEYS_PER_OWNER,
      what: `API keys of a ${owner}`,
    });
    await insertOwnerKey(tx, project.id, key, value);
    await announceKey(tx, call, owner === "user" ? ownerId : key.createdByUserId);
  });
  return { ...key, type: owner, value };
}

interface KeyChange extends Partial<Pick<KeyDraft, "expiresAt">> {
  readonly description?: string | undefined;
  readonly revoked?: true | undefined;
}

/** Whether a change lets a key live longer. */
const isProlonged = ({ expiresAt: before }: OwnerKey, after: Date | null | undefined): boolean =>
  after !== undefined && before !== null && (after === null || after > before);

async function changeKey(
  call: Call,
  owner: KeyOwner,
  id: string,
  { description, expiresAt, revoked }: KeyChange,
) {
  const { context, project, caller } = call;
  requireFuture(call, expiresAt);
  return transact(context, async (tx) => {
    const before = await findManagedKey(tx, call, owner, id);
    if (isProlonged(before, expiresAt)) {
      await requireFreshCaller(tx, call);
      await announceKey(tx, call, before.userId ?? caller.userId ?? null);
    }
    await updateOwnerKey(tx, project.id, id, { description, expiresAt });
    if (revoked) await revokeOwnerKey(tx, project.id, id, context.clock.now());
    return showKey(tx, project.id, await findManagedKey(tx, call, owner, id));
  });
}

const deleteKey = async (call: Call, owner: KeyOwner, id: string): Promise<void> => {
  const { context, project } = call;
  await transact(context, async (tx) => {
    await findManagedKey(tx, call, owner, id);
    await deleteOwnerKey(tx, project.id, id);
  });
};

const readKey = async (call: Call, owner: KeyOwner, id: string) =>
  showKey(call.context.db, call.project.id, await findManagedKey(call.context.db, call, owner, id));

const listKeys = async ({ context: { db }, project }: Call, owner: KeyOwner, ownerId: string) =>
  showKeys(db, project.id, await listOwnerKeys(db, project.id, owner, ownerId));

/** Unknown, ended, paused and switched-off keys look the same: guesses and thieves learn nothing. */
async function checkKey(call: Call, owner: KeyOwner, plain: string) {
  const { context, project, info } = call;
  const now = context.clock.now();
  const found =
    areKeysAllowed(project.config, owner) && isOwnerKey(plain, owner)
      ? await findLiveKey(context.db, project.id, owner, plain, now)
      : undefined;
  const key = found && (await showKey(context.db, project.id, found));
  if (!key || key.isPaused) throw new KnownErrors.ApiKeyNotFound();
  await limitUser(context, info, "keyChecks", project.id, key.id);
  if (now - (key.lastUsedAt?.getTime() ?? 0) < LAST_USE_MILLIS) return key;
  await touchOwnerKey(context.db, project.id, key.id, now);
  return { ...key, lastUsedAt: new Date(now) };
}

/** API keys of users and of teams. */
export const ownerKeyRoutes = [
  defineRoute(userApiKeys.list, async (call) => {
    await requireOwner(call.context.db, call, "user", call.query.userId);
    return listKeys(call, "user", call.query.userId);
  }),
  defineRoute(userApiKeys.create, (call) => createKey(call, "user", call.body.userId, call.body)),
  defineRoute(userApiKeys.read, (call) => readKey(call, "user", call.params.api_key_id)),
  defineRoute(userApiKeys.update, (call) =>
    changeKey(call, "user", call.params.api_key_id, call.body),
  ),
  defineRoute(userApiKeys.delete, (call) => deleteKey(call, "user", call.params.api_key_id)),
  defineRoute(userApiKeys.check, (call) => checkKey(call, "user", call.body.apiKey)),

  defineRoute(teamApiKeys.list, async (call) => {
    await requireOwner(call.context.db, call, "team", call.query.teamId);
    return listKeys(call, "team", call.query.teamId);
  }),
  defineRoute(teamApiKeys.create, (call) => createKey(call, "team", call.body.teamId, call.body)),
  defineRoute(teamApiKeys.read, (call) => readKey(call, "team", call.params.api_key_id)),
  defineRoute(teamApiKeys.update, (call) =>
    changeKey(call, "team", call.params.api_key_id, call.body),
  ),
  defineRoute(teamApiKeys.delete, (call) => deleteKey(call, "team", call.params.api_key_id)),
  defineRoute(teamApiKeys.check, (call) => checkKey(call, "team", call.body.apiKey)),
];
