import type { Flow } from "../../ui/form/use-flow.js";

export const WRONG_TOTP = "INVALID_TOTP_CODE";
export const WRONG_RECOVERY_CODE = "INVALID_RECOVERY_CODE";
export const WRONG_MAILED = "VERIFICATION_CODE_NOT_FOUND";

/** The usual text for wrong digits speaks of an authenticator app. */
export const ofMail = <Data>(flow: Flow<Data>): Flow<Data> =>
  flow.state.failure?.code === WRONG_TOTP
    ? { ...flow, state: { ...flow.state, failure: { code: WRONG_MAILED } } }
    : flow;

/** A flow without the failure that belongs to the other form. */
export const without = <Data>(code: string, flow: Flow<Data>): Flow<Data> =>
  flow.state.failure?.code === code
    ? { ...flow, state: { ...flow.state, failure: undefined } }
    : flow;
