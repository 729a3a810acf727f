import { type Failure, readFailure } from "../../messages/failure.js";

/**
 * Where a form stands between two sends. It is plain data, so that a server action can answer with it
 * before any JavaScript has loaded.
 */
export interface FlowState<Data = undefined> {
  /** `done` once the work is carried out, `error` after a failure that `failure` explains. */
  readonly status: "idle" | "error" | "done";
  /** What went wrong at the last send. */
  readonly failure?: Failure | undefined;
  /** What a next step needs; a form that has it shows that step. */
  readonly data?: Data | undefined;
  /** Only the server action that answered can go on from here. */
  readonly onServer?: true | undefined;
  /** What was typed and may be shown again. Never a password. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** One send of a form: the state before, what the form holds, and the state after. */
export type FlowAction<Data = undefined> = (
  state: FlowState<Data>,
  form: FormData,
) => Promise<FlowState<Data>>;

/** Carried out; what follows (a redirect, another view) is no longer the form's. */
export const DONE: FlowState<never> = { status: "done" };

/** The next step of the form. */
export const next = <Data>(data: Data): FlowState<Data> => ({ status: "idle", data });

/** Refused or failed. The step that was reached stays. */
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
