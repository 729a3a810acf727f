import { sql } from "kysely";
import { DAY } from "../core/time.js";
import type { Database } from "../db/database.js";
import type { Context } from "../http/context.js";
import { deviceOf } from "../http/device.js";
import type { RequestInfo } from "../http/request-info.js";
import { deviceIdOf } from "../limits/known-devices.js";

/** How long a browser needs no second factor once its user trusts it. */
export const TRUST_MILLIS = 30 * DAY;

interface DeviceOfUser {
  readonly projectId: string;
  readonly userId: string;
  readonly deviceId: string;
}

/**
 * Whether the browser of a sign-in needs no second factor. A browser in which the account is signed
 * in signs in again to confirm a change of its protection, which trust does not replace.
 */
export async function isTrustedDevice(
  db: Database,
  context: Pick<Context, "vault" | "clock">,
  info: RequestInfo,
  { projectId, userId }: Omit<DeviceOfUser, "deviceId">,
): Promise<boolean> {
  const deviceId = deviceIdOf(context, info, projectId);
  if (deviceId === undefined) return false;
  const now = context.clock.now();
  const living = db
    .selectFrom("sessions")
    .select("id")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("device_id", "=", deviceId)
    .where("expires_at", ">", now);
  const row = await db
    .selectFrom("device_ids")
    .select(sql.lit(1).as("one"))
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("device_id", "=", deviceId)
    .where("trusted_until", ">", now)
    .where((where) => where.not(where.exists(living)))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Trusts a browser from now on, in the transaction of the sign-in that passed the second factor.
 */
export async function trustDevice(
  db: Database,
  { clock }: Pick<Context, "clock">,
  { projectId, userId, deviceId, userAgent }: DeviceOfUser & { readonly userAgent: string | null },
): Promise<void> {
  await db
    .updateTable("device_ids")
    .set({
      trusted_until: clock.now() + TRUST_MILLIS,
      device: deviceOf(userAgent),
    })
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("device_id", "=", deviceId)
    .execute();
}

/** The browser that opened a session. Calls of a page do not carry its token. */
export async function findDeviceOfSession(
  db: Database,
  projectId: string,
  sessionId: string | undefined,
): Promise<string | undefined> {
  if (sessionId === undefined) return undefined;
  const row = await db
    .selectFrom("sessions")
    .select("device_id")
    .where("project_id", "=", projectId)
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row?.device_id ?? undefined;
}

/** The trusted browsers of a user, the newest first. */
export const listTrustedDevices = (db: Database, projectId: string, userId: string, now: number) =>
  db
    .selectFrom("device_ids")
    .select(["device_id", "device", "trusted_until", "last_seen_at"])
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("trusted_until", ">", now)
    .orderBy("trusted_until", "desc")
    .orderBy("device_id")
    .execute();

/** Trusts one browser of a user no longer, or all. Returns whether there was any. */
export async function endTrust(
  db: Database,
  projectId: string,
  userId: string,
  deviceId?: string,
): Promise<boolean> {
  let query = db
    .updateTable("device_ids")
    .set({ trusted_until: null })
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("trusted_until", "is not", null);
  if (deviceId !== undefined) query = query.where("device_id", "=", deviceId);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}
