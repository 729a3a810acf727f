"use client";

import { type FlowAction, read } from "../../ui/flow.js";
import { type Flow, useFlow } from "../../ui/use-flow.js";
import { useScreenApp } from "../connect.js";
import { FIELDS } from "../field-names.js";
import { rememberMethod } from "../last-used.js";
import { outcome } from "./outcome.js";
import type { TotpStep } from "./use-totp.js";

/** Creating an account with e-mail and password. Send the fields `email` and `password`; on success the app goes on to its after-sign-up page. */
export function useCredentialSignUp(action?: FlowAction<TotpStep>): Flow<TotpStep> {
  const app = useScreenApp();
  return useFlow<TotpStep>(
    async (state, form) => {
      const answer = await app.signUpWithCredential({
        email: read(form, FIELDS.email),
        password: read(form, FIELDS.password),
      });
      return outcome(answer, state);
    },
    action,
    () => rememberMethod("password"),
  );
}
