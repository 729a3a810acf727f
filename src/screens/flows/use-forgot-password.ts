"use client";

import { type FlowAction, failed, next, read } from "../../ui/form/flow.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import { useScreenApp } from "../provider/connect.js";

/** The mail was requested. Does not reveal whether the address has an account. */
export interface SentTo {
  readonly email: string;
}

/** Requests a mail to choose a new password. Submit the field `email`. */
export function useForgotPassword(action?: FlowAction<SentTo>): Flow<SentTo> {
  const app = useScreenApp();
  return useFlow<SentTo>(async (state, form) => {
    const email = read(form, FIELDS.email);
    const answer = await app.sendForgotPasswordEmail(email);
    // Only the owner of an address may learn that it has no account.
    const unknown =
      answer.status === "error" && "code" in answer.error && answer.error.code === "USER_NOT_FOUND";
    return answer.status === "error" && !unknown ? failed(answer.error, state) : next({ email });
  }, action);
}
