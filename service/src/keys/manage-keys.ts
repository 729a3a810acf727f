import { KnownErrors } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import { isServer, requireOwn, requireUser } from "../http/own-user.js";
import type { HandlerContext } from "../http/route.js";
import {
  hasTeamPermission,
  requireTeamPermission,
} from "../permissions/require-team-permission.js";
import type { KeyOwner } from "./format.js";
import { findOwnerKey, type OwnerKey } from "./table.js";

type Call = Pick<HandlerContext, "context" | "project" | "caller" | "level">;

const OWN_ONLY = "A client manages only the API keys of the signed-in user. Name that user, or me.";
/** The permission to make, list and revoke the keys of a team. */
export const MANAGE_KEYS = "$manage_api_keys";

/** Throws unless the project lets its users or teams have keys. */
export function requireKeysAllowed({ project }: Call, owner: KeyOwner): void {
  if (areKeysAllowed(project.config, owner)) return;
  throw new PlainError(
    403,
    `The ${owner}s of this project have no API keys. An administrator allows them with the ` +
      `setting allow_${owner}_api_keys.`,
  );
}

export const areKeysAllowed = (config: Call["project"]["config"], owner: KeyOwner): boolean =>
  owner === "user" ? config.allowUserApiKeys : config.allowTeamApiKeys;

/** Throws unless the caller may manage the keys of the user or the team that it names. */
export async function requireOwner(
  db: Database,
  call: Call,
  owner: KeyOwner,
  ownerId: string,
): Promise<void> {
  if (owner === "user") requireOwn(call, ownerId, OWN_ONLY);
  else if (!isServer(call))
    await requireTeamPermission(
      db,
      call.project.id,
      { teamId: ownerId, userId: requireUser(call) },
      MANAGE_KEYS,
    );
}

/** A key that the caller may manage. Any other is unknown to them. */
export async function findManagedKey(
  db: Database,
  call: Call,
  owner: KeyOwner,
  id: string,
): Promise<OwnerKey> {
  const self = isServer(call) ? undefined : requireUser(call);
  const key = await findOwnerKey(db, call.project.id, owner, id);
  if (key && (self === undefined || (await mayManage(db, call, key, self)))) return key;
  throw new KnownErrors.ApiKeyNotFound();
}

async function mayManage(
  db: Database,
  { project }: Call,
  { userId, teamId }: OwnerKey,
  self: string,
): Promise<boolean> {
  if (teamId === null) return userId === self;
  return hasTeamPermission(db, project.id, { teamId, userId: self }, MANAGE_KEYS);
}
