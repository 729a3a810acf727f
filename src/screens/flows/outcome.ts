import { DONE, type FlowState, failed } from "../../ui/form/flow.js";
import type { Answer } from "../provider/screen-app.js";

/**
 * The error names for "the person closed the dialog" and "another WebAuthn request took over".
 * Neither is a failure.
 */
const CHANGED_MIND = ["NotAllowedError", "AbortError", "ERROR_CEREMONY_ABORTED"];

interface Told extends Error {
  readonly code?: unknown;
  readonly details?: { readonly code?: unknown } | null;
}

/**
 * Whether the person closed a passkey or second-factor dialog, or started another WebAuthn request.
 */
export function isChangeOfMind(error: Error): boolean {
  const { name, code, details, cause } = error as Told;
  return [
    name,
    details?.code,
    code === "INVALID_TOTP_CODE" && (cause as Error | undefined)?.name,
  ].some((one) => CHANGED_MIND.includes(one as string));
}

/** Whether a browser made no passkey because the device has one of the account. */
export const hasPasskeyHere = (error: Error): boolean =>
  (error as Told).details?.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";

/** The form's state after an error. A cancellation shows no error and returns to the first step. */
export const refused = <Data>(error: Error, state: FlowState<Data>): FlowState<Data> =>
  isChangeOfMind(error) ? { status: "idle", values: state.values } : failed(error, state);

/** The form's state after a result. On success its step stays until the page has been left. */
export const outcome = <Data>(answer: Answer<unknown>, state: FlowState<Data>): FlowState<Data> =>
  answer.status === "error" ? refused(answer.error, state) : { ...DONE, data: state.data };
