import { forgetTries } from "../credentials/second-factor-tries.js";
import type { Database } from "../db/database.js";
import type { Context } from "../http/context.js";
import { liftReachedLimits } from "../limits/reached-limits.js";
import { countersOf, findPerson } from "./person.js";

/**
 * Forgets the attempts that were counted for a person and for the networks of the latest ones.
 * Returns how many counters there were.
 */
export async function liftLimits(
  context: Pick<Context, "vault">,
  tx: Database,
  projectId: string,
  identifier: string,
): Promise<number> {
  const person = await findPerson({ ...context, db: tx }, projectId, identifier);
  const lifted = await liftReachedLimits(tx, countersOf(projectId, identifier, person));
  if (person.user) await forgetTries(tx, projectId, person.user.id);
  return lifted;
}
