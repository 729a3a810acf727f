import { DONE, type FlowState, failed } from "../../ui/form/flow.js";
import type { Answer } from "../provider/screen-app.js";

/** The names for "the person closed the window" and "another ceremony took over". Neither is a failure. */
const CHANGED_MIND = ["NotAllowedError", "AbortError", "ERROR_CEREMONY_ABORTED"];

interface Told extends Error {
  readonly code?: unknown;
  readonly details?: { readonly code?: unknown } | null;
}

/** Whether somebody closed the window of a passkey or the question for the second factor, or started another ceremony. */
export function isChangeOfMind(error: Error): boolean {
  const { name, code, details, cause } = error as Told;
  return [
    name,
    details?.code,
    code === "INVALID_TOTP_CODE" && (cause as Error | undefined)?.name,
  ].some((one) => CHANGED_MIND.includes(one as string));
}

/** Where a form stands after an error. Whoever changed their mind is told of none, and is at the first step again. */
export const refused = <Data>(error: Error, state: FlowState<Data>): FlowState<Data> =>
  isChangeOfMind(error) ? { status: "idle", values: state.values } : failed(error, state);

/** Where a form stands once its answer is there. */
export const outcome = <Data>(answer: Answer<unknown>, state: FlowState<Data>): FlowState<Data> =>
  answer.status === "error" ? refused(answer.error, state) : DONE;
