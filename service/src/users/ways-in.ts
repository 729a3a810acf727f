import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import { listChannels } from "./contact-channels.js";
import { findUser } from "./user-rows.js";

/** Refuses a change after which a person could not sign in any more. */
export const lastWayIn = (): PlainError =>
  new PlainError(
    400,
    "This is the last way to sign in. Add another one, a password or a verified address first.",
  );

/**
 * Whether a user has an enabled sign-in method. A verified address counts, for codes that were not
 * turned off, or for resets.
 */
export async function hasWayIn(
  db: Database,
  { id: projectId, config }: Project,
  userId: string,
): Promise<boolean> {
  const user = await findUser(db, projectId, userId);
  if (!user) return false;
  const addresses = (await listChannels(db, projectId, { userId })).filter(
    ({ usedForAuth }) => usedForAuth,
  );
  const byCode = config.magicLinkEnabled && !user.otpAuthRefused;
  const byMail =
    (byCode || config.credentialEnabled) && addresses.some(({ isVerified }) => isVerified);
  const byPassword = config.credentialEnabled && user.hasPassword && addresses.length > 0;
  const byPasskey = config.passkeyEnabled && user.passkeyAuthEnabled;
  const byProvider = user.oauthProviders.some(({ id }) =>
    config.oauthProviders.some((provider) => provider.enabled && provider.id === id),
  );
  return byMail || byPassword || byPasskey || byProvider;
}
