import type { ownerKey, Row } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import { expand } from "../permissions/containment.js";
import { readContainment } from "../permissions/definitions.js";
import { memberKey, readDirectPermissions } from "../permissions/grants.js";
import { MANAGE_KEYS } from "./manage-keys.js";
import type { OwnerKey } from "./table.js";

type ShownKey = Row<typeof ownerKey>;

/** The member who made a team's key, if a member did. */
const makerOf = ({ teamId, createdByUserId: userId }: OwnerKey) =>
  teamId === null || userId === null ? undefined : { teamId, userId };

/**
 * Which of these keys are paused: the member who made it may not manage the team's keys any more,
 * but still knows this one. It works again if they may.
 */
async function readPauses(
  db: Database,
  projectId: string,
  keys: readonly OwnerKey[],
): Promise<(key: OwnerKey) => boolean> {
  const direct = await readDirectPermissions(
    db,
    projectId,
    keys.flatMap((key) => makerOf(key) ?? []),
  );
  const isPausedBy = (permissions: ReadonlyMap<string, readonly string[]>) => (key: OwnerKey) => {
    const maker = makerOf(key);
    return maker !== undefined && !permissions.get(memberKey(maker))?.includes(MANAGE_KEYS);
  };
  if (!keys.some(isPausedBy(direct))) return () => false;
  const containment = await readContainment(db, projectId, "team");
  return isPausedBy(new Map([...direct].map(([id, ids]) => [id, expand(ids, containment)])));
}

/** Keys with what callers see of their state. */
export async function showKeys(
  db: Database,
  projectId: string,
  keys: readonly OwnerKey[],
): Promise<ShownKey[]> {
  const isPaused = await readPauses(db, projectId, keys);
  return keys.map((key) => ({ ...key, isPaused: isPaused(key) || undefined }));
}

/** {@link showKeys} of one key. */
export async function showKey(db: Database, projectId: string, key: OwnerKey): Promise<ShownKey> {
  const isPaused = await readPauses(db, projectId, [key]);
  return { ...key, isPaused: isPaused(key) || undefined };
}
