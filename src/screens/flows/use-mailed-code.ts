import { type FlowAction, type FlowState, read } from "../../ui/form/flow.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import { useScreenApp } from "../provider/connect.js";
import type { Answer, ScreenApp } from "../provider/screen-app.js";
import { outcome } from "./outcome.js";

/**
 * Spends the code of an emailed link after the person confirms. `spend` is the app's method for it;
 * it gets the code and the form. `next` is the step that an error asks for.
 */
export function useMailedCode<Data = undefined>(
  spend: (app: ScreenApp, code: string, form: FormData) => Promise<Answer>,
  action?: FlowAction<Data>,
  next?: (error: Error, code: string) => FlowState<Data> | undefined,
): Flow<Data> {
  const app = useScreenApp();
  return useFlow<Data>(async (state, form) => {
    const code = read(form, FIELDS.code);
    const answer = await spend(app, code, form);
    const step = answer.status === "error" ? next?.(answer.error, code) : undefined;
    return step ?? outcome(answer, state);
  }, action);
}
