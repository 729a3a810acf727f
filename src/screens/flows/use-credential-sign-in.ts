"use client";

import { type FlowAction, read } from "../../ui/form/flow.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import { useScreenApp } from "../provider/connect.js";
import { outcome } from "./outcome.js";
import type { TotpStep } from "./totp-step.js";

/**
 * Signs in with email and password. Submit the fields `email` and `password`; on success the app
 * redirects to its after-sign-in page. The app asks for a second factor in a dialog; with a server
 * action it is a step of the form.
 */
export function useCredentialSignIn(action?: FlowAction<TotpStep>): Flow<TotpStep> {
  const app = useScreenApp();
  return useFlow<TotpStep>(async (state, form) => {
    const answer = await app.signInWithCredential({
      email: read(form, FIELDS.email),
      password: read(form, FIELDS.password),
    });
    return outcome(answer, state);
  }, action);
}
