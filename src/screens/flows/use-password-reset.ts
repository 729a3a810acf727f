"use client";

import { DONE, type FlowAction, read } from "../../ui/form/flow.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import { useScreenApp } from "../provider/connect.js";
import { outcome } from "./outcome.js";
import { choiceStep, readChoice } from "./read-choice.js";
import type { LinkStep } from "./totp-step.js";

/** The value of a finished reset that signed in, and is leaving for the app. */
export const SIGNED_IN = "signed-in";

/**
 * Chooses a new password with the code of an emailed link. Submit `code` and `password`; every
 * session of the account ends. With the account's `email` it then signs in, and the app redirects
 * to its after-sign-in page. If the step has choices, submit one of them as `account` too.
 */
export function usePasswordReset(
  action?: FlowAction<LinkStep>,
  /** @internal The address, for forms that are sent before it is known. */
  findEmail?: () => Promise<string | null> | undefined,
): Flow<LinkStep> {
  const app = useScreenApp();
  return useFlow<LinkStep>(async (state, form) => {
    const email = read(form, FIELDS.email) || (await findEmail?.());
    const password = read(form, FIELDS.password);
    const answer = await app.resetPassword({
      code: read(form, FIELDS.code),
      password,
      account: readChoice(form).account,
    });
    if (answer.status === "error")
      return (
        choiceStep<LinkStep>(answer.error, (choices) => ({ choices })) ?? outcome(answer, state)
      );
    // The password is changed even if this fails: the page then asks to sign in.
    const entered =
      email && (await app.signInWithCredential({ email, password }).catch(() => undefined));
    return entered && entered.status === "ok" ? { ...DONE, values: { [SIGNED_IN]: "yes" } } : DONE;
  }, action);
}
