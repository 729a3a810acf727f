import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Fields } from "../../protocol/records/record.js";
import { type trustedDevice, trustedDevices } from "../../protocol/records/trusted-device.js";

/**
 * A browser in which the user needs no second factor.
 * @interface
 */
export type TrustedDevice = Fields<typeof trustedDevice, "client">;

/** Methods about the devices that a user trusts. */
export interface TrustedDeviceActions {
  /** Lists the browsers that need no second factor, the newest first. */
  listTrustedDevices(): Promise<TrustedDevice[]>;
  /** Asks for the second factor again in a browser. */
  removeTrustedDevice(deviceId: string): Promise<void>;
}

/** The methods about the devices that a user trusts. */
export const createTrustedDeviceActions = <L extends Level>(
  access: Access<L>,
): TrustedDeviceActions => ({
  listTrustedDevices: () =>
    access
      .query(
        trustedDevices.list,
        { query: { userId: access.subject } },
        (fields) => fields as TrustedDevice,
      )
      .fetch(),
  removeTrustedDevice: (id) =>
    access.run(trustedDevices.delete, {
      params: { device_id: id },
      query: { userId: access.subject },
    }),
});
