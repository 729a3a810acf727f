import { KnownErrors, trustedDevices } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { transact } from "../db/transact.js";
import { requireOwn } from "../http/own-user.js";
import { defineRoute } from "../http/route.js";
import { findCredentials } from "../users/credentials.js";
import { endTrust, findDeviceOfSession, listTrustedDevices } from "./trusted-devices.js";

/** Browsers that need no second factor for some time: listing them, and trusting one no longer. */
export const trustedDeviceRoutes = [
  defineRoute(trustedDevices.list, async (call) => {
    const { context, project, caller, query } = call;
    requireOwn(call, query.userId, "A browser may list only the devices of the signed-in user.");
    if (!(await findCredentials(context.db, project.id, query.userId)))
      throw new KnownErrors.UserNotFound();
    const now = context.clock.now();
    const current = await findDeviceOfSession(context.db, project.id, caller.sessionId);
    const rows = await listTrustedDevices(context.db, project.id, query.userId, now);
    return rows.map((row) => ({
      id: row.device_id,
      device: row.device,
      trustedUntil: new Date(row.trusted_until ?? now),
      lastSeenAt: new Date(row.last_seen_at),
      isCurrent: row.device_id === current,
    }));
  }),

  defineRoute(trustedDevices.delete, async (call) => {
    const { context, project, params, query } = call;
    requireOwn(call, query.userId, "A browser may change only the devices of the signed-in user.");
    await transact(context, async (tx) => {
      if (!(await endTrust(tx, project.id, query.userId, params.device_id)))
        throw new PlainError(404, "There is no such trusted device.");
    });
  }),
];
