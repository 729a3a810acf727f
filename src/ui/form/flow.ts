import { type Failure, readFailure } from "../../messages/failure.js";

/**
 * The state of a form between submissions. It is plain data, so that a server action can return it
 * before JavaScript has loaded.
 */
export interface FlowState<Data = undefined> {
  /** `done` on success, `error` after a failure that `failure` explains. */
  readonly status: "idle" | "error" | "done";
  /** The failure of the last submission. */
  readonly failure?: Failure | undefined;
  /** Data of the next step; a form with it shows that step. */
  readonly data?: Data | undefined;
  /** Only the server action that returned this step can continue it. */
  readonly onServer?: true | undefined;
  /** Typed values that may be shown again. Never a password. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/**
 * One submission of a form: takes the previous state and the form's data, and returns the next
 * state.
 */
export type FlowAction<Data = undefined> = (
  state: FlowState<Data>,
  form: FormData,
) => Promise<FlowState<Data>>;

/** An action that does nothing. */
export const stay = async <Data>(state: FlowState<Data>): Promise<FlowState<Data>> => state;

/** Success; what follows (a redirect, another view) is outside the form. */
export const DONE: FlowState<never> = { status: "done" };

/** The next step of the form. */
export const next = <Data>(data: Data): FlowState<Data> => ({ status: "idle", data });

/** Rejected or failed. The current step is preserved. */
export const failed = <Data>(error: unknown, state?: FlowState<Data>): FlowState<Data> => ({
  status: "error",
  failure: readFailure(error),
  data: state?.data,
  values: state?.values,
});

/** Reads one field as text. */
export const read = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
