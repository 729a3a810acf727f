"use client";

import { type FlowAction, read } from "../../ui/form/flow.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import { type ChoiceStep, choiceStep, readChoice } from "./read-choice.js";
import { useMailedCode } from "./use-mailed-code.js";

/**
 * Chooses a new password with the code of an emailed link. Submit `code` and `password`; every
 * session of the account ends. If the step has choices, submit one of them as `account` too.
 */
export const usePasswordReset = (action?: FlowAction<ChoiceStep>): Flow<ChoiceStep> =>
  useMailedCode<ChoiceStep>(
    (app, code, form) =>
      app.resetPassword({
        code,
        password: read(form, FIELDS.password),
        account: readChoice(form).account,
      }),
    action,
    (error) => choiceStep(error, (choices) => ({ choices })),
  );
