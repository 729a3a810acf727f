"use client";

import { RETURN_TO_PARAM } from "../../protocol/urls.js";
import { type FlowAction, read } from "../../ui/form/flow.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import { readOwnName } from "../forms/own-name.js";
import { useScreenApp } from "../provider/connect.js";
import { leaveSignUp } from "./leave-sign-up.js";
import { outcome } from "./outcome.js";
import type { TotpStep } from "./totp-step.js";

/**
 * Creates an account with email and password. Submit the fields `email` and `password`, and
 * `own-name` if the form asks for a name; on success the app redirects to the page that asks for the
 * digits of the verification mail, and from there to its after-sign-up page.
 */
export function useCredentialSignUp(action?: FlowAction<TotpStep>): Flow<TotpStep> {
  const app = useScreenApp();
  return useFlow<TotpStep>(async (state, form) => {
    const answer = await app.signUpWithCredential({
      email: read(form, FIELDS.email),
      password: read(form, FIELDS.password),
      displayName: readOwnName(form),
      noRedirect: true,
    });
    if (answer.status === "ok")
      await leaveSignUp(app, new URLSearchParams(location.search).get(RETURN_TO_PARAM));
    return outcome(answer, state);
  }, action);
}
