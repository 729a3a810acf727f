import {
  DEVICE_TOKEN_LIFE_MILLIS,
  HEADERS,
  OTHER_HEADER_NAMES,
} from "@stackkit/next/protocol/internal";
import { sql } from "kysely";
import type { Database } from "../db/database.js";
import type { Context } from "../http/context.js";
import { header, type RequestInfo } from "../http/request-info.js";
import { ownersOf } from "./owners.js";

/** Browsers that an account knows. A further one replaces the one longest unused. */
export const MAX_DEVICES_PER_USER = 50;
/** The key of the tokens is the service's own, and signs nothing else. */
const PURPOSE = "device token";
const VERSION = "v1";
/** A client's text is not parsed beyond this. */
const MAX_TOKEN_LENGTH = 300;

type Signing = Pick<Context, "vault" | "clock">;

/** A token for a browser. It names the browser and signs no one in. */
function issueToken({ vault, clock }: Signing, projectId: string, deviceId: string): string {
  const text = `${VERSION}.${deviceId}.${clock.now()}`;
  return `${text}.${vault.sign(PURPOSE, `${projectId}.${text}`)}`;
}

/**
 * The id of the browser that sent a request; `undefined` without a token, and for one that is
 * forged, of another project, or older than 180 days.
 */
export function deviceIdOf(
  { vault, clock }: Signing,
  info: RequestInfo,
  projectId: string,
): string | undefined {
  const token = header(info, HEADERS.deviceToken);
  if (token === undefined || token.length > MAX_TOKEN_LENGTH) return undefined;
  const [version, deviceId, issuedAt, signature, ...rest] = token.split(".");
  if (version !== VERSION || !deviceId || !issuedAt || !signature || rest.length > 0)
    return undefined;
  const isOwn = vault.isSigned(
    PURPOSE,
    `${projectId}.${VERSION}.${deviceId}.${issuedAt}`,
    signature,
  );
  const isAlive = clock.now() < Number(issuedAt) + DEVICE_TOKEN_LIFE_MILLIS;
  return isOwn && isAlive ? deviceId : undefined;
}

/**
 * Whether an account's owner, by id or address, has signed up or in with the browser that sent a
 * request, according to its device token.
 */
export async function hasKnownDevice(
  db: Database,
  context: Signing,
  info: RequestInfo,
  projectId: string,
  account: string,
): Promise<boolean> {
  const deviceId = deviceIdOf(context, info, projectId);
  if (deviceId === undefined) return false;
  const device = await db
    .selectFrom("device_ids")
    .select(sql.lit(1).as("one"))
    .where("project_id", "=", projectId)
    .where("device_id", "=", deviceId)
    .where("user_id", "in", ownersOf(db, projectId, account))
    .limit(1)
    .executeTakeFirst();
  return device !== undefined;
}

/**
 * From when a right password on an unknown browser needs a mailed code. A grace period ends with
 * the first sign-in.
 */
export async function findDeviceCodesFrom(
  db: Database,
  projectId: string,
  userId: string,
): Promise<number> {
  // Browsers are forgotten with the sessions of an account, their kinds are not.
  const seen = (table: "device_ids" | "known_devices") =>
    db
      .selectFrom(table)
      .select("user_id")
      .where("project_id", "=", projectId)
      .where("user_id", "=", userId);
  const row = await db
    .selectFrom("users")
    .select("device_codes_from")
    .where("project_id", "=", projectId)
    .where("id", "=", userId)
    .where((where) =>
      where.not(where.or([where.exists(seen("device_ids")), where.exists(seen("known_devices"))])),
    )
    .executeTakeFirst();
  return row?.device_codes_from ?? 0;
}

/** A browser of a sign-in, and what is known of it. */
export interface Browser {
  readonly projectId: string;
  readonly userId: string;
  /** The id that it has sent, or a new one. */
  readonly deviceId: string;
  /** Whether the account has seen it just now. */
  readonly isRecent: boolean;
  /** Whether it takes the place of another. */
  readonly isOneTooMany: boolean;
}

/**
 * Makes the browser that sent a request known to an account, in the transaction of a sign-in. The
 * response carries its token, renewed.
 */
export async function saveDevice(
  db: Database,
  context: Signing,
  info: RequestInfo,
  { projectId, userId, deviceId, isRecent, isOneTooMany }: Browser,
): Promise<void> {
  const now = context.clock.now();
  if (!isRecent)
    await db
      .insertInto("device_ids")
      .values({ project_id: projectId, user_id: userId, device_id: deviceId, last_seen_at: now })
      .onConflict((conflict) =>
        conflict.columns(["project_id", "user_id", "device_id"]).doUpdateSet({ last_seen_at: now }),
      )
      .execute();
  if (isOneTooMany) await trimDevices(db, projectId, userId);
  const token = issueToken(context, projectId, deviceId);
  info.responseHeaders[HEADERS.deviceToken] = token;
  info.responseHeaders[OTHER_HEADER_NAMES[HEADERS.deviceToken]] = token;
}

async function trimDevices(db: Database, projectId: string, userId: string): Promise<void> {
  const surplus = db
    .selectFrom("device_ids")
    .select("device_id")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .orderBy("last_seen_at", "desc")
    .orderBy("device_id")
    .limit(MAX_DEVICES_PER_USER)
    .offset(MAX_DEVICES_PER_USER);
  await deletion(db, projectId, userId).where("device_id", "in", surplus).execute();
}

const deletion = (db: Database, projectId: string, userId: string) =>
  db.deleteFrom("device_ids").where("project_id", "=", projectId).where("user_id", "=", userId);

/** Forgets the browsers of an account, optionally except the one that sent a request. */
export async function forgetDevices(
  db: Database,
  projectId: string,
  userId: string,
  exceptId: string | undefined,
): Promise<void> {
  const devices = deletion(db, projectId, userId);
  await (exceptId === undefined ? devices : devices.where("device_id", "!=", exceptId)).execute();
}

/** Forgets one browser of an account. */
export const forgetDevice = (db: Database, projectId: string, userId: string, deviceId: string) =>
  deletion(db, projectId, userId).where("device_id", "=", deviceId).execute();
