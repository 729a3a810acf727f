import { type FlowAction, read } from "../../ui/form/flow.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import { useScreenApp } from "../provider/connect.js";
import type { Answer, ScreenApp } from "../provider/screen-app.js";
import { outcome } from "./outcome.js";

/**
 * Spends the code of an emailed link after the person confirms. `spend` is the app's method for it;
 * it gets the code and, on pages that ask for one, the new password.
 */
export function useMailedCode<Data = undefined>(
  spend: (app: ScreenApp, code: string, password: string) => Promise<Answer>,
  action?: FlowAction<Data>,
): Flow<Data> {
  const app = useScreenApp();
  return useFlow<Data>(async (state, form) => {
    const answer = await spend(app, read(form, FIELDS.code), read(form, FIELDS.password));
    return outcome(answer, state);
  }, action);
}
