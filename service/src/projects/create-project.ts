import type { Level } from "@stackkit/next/protocol/internal";
import type { Clock } from "../core/clock.js";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import { transact } from "../db/transact.js";
import type { Keys } from "../settings/configured-project.js";
import { FAR_FUTURE, insertApiKey, newKey } from "./api-keys.js";
import { insertProject } from "./projects.js";

/** Creates keys of a project. They are shown this once; the database has only their hashes. */
export async function createKeys(
  db: Database,
  clock: Clock,
  projectId: string,
  levels: readonly Level[],
  description: string,
): Promise<Partial<Keys>> {
  const keys: Partial<Keys> = Object.fromEntries(levels.map((level) => [level, newKey(level)]));
  const createdAt = clock.now();
  await insertApiKey(db, { projectId, description, createdAt, expiresAt: FAR_FUTURE, keys });
  return keys;
}

/**
 * Creates a project without an owner, with keys for browsers and for the app's server. `note` runs
 * in the same transaction.
 */
export async function createProject(
  db: Database,
  clock: Clock,
  displayName: string,
  note: (tx: Database, projectId: string) => Promise<void> = async () => {},
): Promise<{ readonly id: string; readonly keys: Partial<Keys> }> {
  const id = randomId();
  return transact({ db }, async (tx) => {
    await insertProject(tx, { id, displayName, createdAt: clock.now() });
    await note(tx, id);
    const keys = await createKeys(tx, clock, id, ["client", "server"], "Made with the project");
    return { id, keys };
  });
}
