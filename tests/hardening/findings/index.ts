import { ADMINISTRATOR_FINDINGS } from "./administrators.js";
import { CLAIM_FINDINGS } from "./claims.js";
import { FAULT_FINDINGS } from "./faults.js";
import { LIMIT_FINDINGS } from "./limits.js";
import { LOAD_FINDINGS } from "./load.js";
import { NETWORK_FINDINGS } from "./network.js";
import { SIGN_IN_FINDINGS } from "./sign-in.js";
import { STOLEN_SESSION_FINDINGS } from "./stolen-sessions.js";
import { WIRE_FINDINGS } from "./wire.js";

/** Every finding, in the order of the report. */
export const FINDINGS = [
  ...CLAIM_FINDINGS,
  ...SIGN_IN_FINDINGS,
  ...STOLEN_SESSION_FINDINGS,
  ...ADMINISTRATOR_FINDINGS,
  ...NETWORK_FINDINGS,
  ...LIMIT_FINDINGS,
  ...LOAD_FINDINGS,
  ...FAULT_FINDINGS,
  ...WIRE_FINDINGS,
];
