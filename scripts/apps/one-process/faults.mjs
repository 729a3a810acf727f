import { DELIVERY_FAULTS } from "./delivery-faults.mjs";
import { DISK_FAULTS } from "./disk-faults.mjs";
import { PROCESS_FAULTS } from "./process-faults.mjs";

/** What may happen to an app with its service inside. @type {import("./check.mjs").Check[]} */
export const FAULTS = [...PROCESS_FAULTS, ...DISK_FAULTS, ...DELIVERY_FAULTS];
