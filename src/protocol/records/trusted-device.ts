import * as z from "zod/mini";
import { millis, userId } from "../encoding/scalars.js";
import { get, list, remove, success, USER_ERRORS } from "../operations/operation.js";
import { field } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";

const trustedDeviceColumns = {
  /** The id of the browser. It signs no one in. */
  id: column("id", z.string()),
  /** The device as text: `Chrome, macOS`; null if unknown. */
  device: column("device", z.nullable(z.string())),
  /** Until when it needs no second factor. */
  trustedUntil: column("trusted_until_millis", millis),
  /** The last sign-in there. */
  lastSeenAt: column("last_seen_at_millis", millis),
  /** Whether the request comes from it. */
  isCurrent: column("is_current", z.boolean()),
};
/** The columns of a trusted device. */
export interface TrustedDeviceRecord extends RecordType<typeof trustedDeviceColumns> {}
/** A browser on which a user needs no second factor. */
export const trustedDevice: TrustedDeviceRecord = record("trusted-device", trustedDeviceColumns);

/** Calls about trusted devices. */
export const trustedDevices = {
  list: get("/auth/trusted-devices", {
    access: "client",
    query: { userId: field("user_id", userId) },
    returns: list(trustedDevice),
    errors: USER_ERRORS,
  }),
  delete: remove("/auth/trusted-devices/{device_id}", {
    access: "client",
    query: { userId: field("user_id", userId) },
    returns: success,
    errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"],
    touches: ["trusted-device"],
  }),
};
