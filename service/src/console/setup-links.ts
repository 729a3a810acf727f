import { hashOf, randomString } from "../core/random.js";
import { ServiceError } from "../core/service-error.js";
import { MINUTE } from "../core/time.js";
import type { Database } from "../db/database.js";
import type { Context } from "../http/context.js";
import { hasAdministrator } from "./administrators.js";
import { isAnywhere } from "./place.js";

/** How long a link works. */
export const SETUP_LINK_LIFE_MILLIS = 30 * MINUTE;

/**
 * Makes a link's token. Earlier ones stop working, so that the newest line of the log is the one.
 */
export async function createSetupToken(
  db: Database,
  now: number,
  { recovers = false }: { recovers?: boolean } = {},
): Promise<string> {
  const token = randomString();
  await keepSetupHash(db, hashOf(token), now, recovers);
  return token;
}

/** Lets the token of this hash make an administrator, and no other. */
async function keepSetupHash(
  db: Database,
  tokenHash: string,
  now: number,
  recovers: boolean,
): Promise<void> {
  await db.deleteFrom("setup_links").execute();
  await db
    .insertInto("setup_links")
    .values({
      token_hash: tokenHash,
      recovers: recovers ? 1 : 0,
      created_at: now,
      expires_at: now + SETUP_LINK_LIFE_MILLIS,
    })
    // Two instances that start at once keep the same token of the configuration.
    .onConflict((conflict) => conflict.column("token_hash").doNothing())
    .execute();
}

/** Whether a token works, without using it. */
export async function findSetupLink(
  db: Database,
  token: string,
  now: number,
): Promise<{ recovers: boolean } | undefined> {
  const row = await db
    .selectFrom("setup_links")
    .select("recovers")
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row && { recovers: row.recovers === 1 };
}

/** Uses a token up. Of many at once, one gets it. */
export async function spendSetupLink(
  tx: Database,
  token: string,
  now: number,
): Promise<{ recovers: boolean } | undefined> {
  const row = await tx
    .deleteFrom("setup_links")
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .returning("recovers")
    .executeTakeFirst();
  return row && { recovers: row.recovers === 1 };
}

/** The address of the console's page that takes a token, which stays out of every log. */
export const setupUrl = (consoleUrl: string, token: string): string =>
  `${consoleUrl}/setup#${token}`;

/**
 * The token of a new link for a service without an administrator. With a digest of its own the
 * service accepts that token, and prints none.
 */
export async function offerSetUp(context: Context): Promise<string | undefined> {
  const { db, clock, settings } = context;
  if (!settings.console || !isAnywhere(settings) || (await hasAdministrator(db))) return undefined;
  if (settings.setupTokenSha256 === undefined) return createSetupToken(db, clock.now());
  if (!/^[\da-f]{64}$/i.test(settings.setupTokenSha256))
    throw new ServiceError(
      "bad-setting",
      "STACKKIT_SETUP_TOKEN_SHA256 is no SHA-256: it has 64 hexadecimal digits.",
    );
  const hash = Buffer.from(settings.setupTokenSha256, "hex").toString("base64url");
  await keepSetupHash(db, hash, clock.now(), false);
  return undefined;
}
