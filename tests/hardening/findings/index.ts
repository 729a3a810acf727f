import { ACCOUNT_FINDINGS } from "./accounts.js";
import { FAULT_FINDINGS } from "./faults.js";
import { LIMIT_FINDINGS } from "./limits.js";
import { LOAD_FINDINGS } from "./load.js";
import { NETWORK_FINDINGS } from "./network.js";
import { WIRE_FINDINGS } from "./wire.js";

/** Every finding, in the order of the report. */
export const FINDINGS = [
  ...ACCOUNT_FINDINGS,
  ...NETWORK_FINDINGS,
  ...LIMIT_FINDINGS,
  ...LOAD_FINDINGS,
  ...FAULT_FINDINGS,
  ...WIRE_FINDINGS,
];
