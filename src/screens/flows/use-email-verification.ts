"use client";

import { DONE, type FlowAction, read } from "../../ui/form/flow.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import { useScreenApp, useScreenUser } from "../provider/connect.js";
import { outcome } from "./outcome.js";

/**
 * Verifies an email address with the code of an emailed link, or its six digits. Submit `code` only
 * after the person confirms: mail scanners open links too. From another browser submit the account's
 * `password` too, which also signs in if no one is, with the field `email`; or `rejected`, if the
 * person did not sign up.
 */
export function useEmailVerification(action?: FlowAction): Flow {
  const app = useScreenApp();
  const user = useScreenUser();
  return useFlow(async (state, form) => {
    const [code, email, password] = [FIELDS.code, FIELDS.email, FIELDS.password].map((name) =>
      read(form, name),
    ) as [string, string, string];
    const isRejected = read(form, FIELDS.rejected) !== "";
    const answer = await app.verifyEmail(code, {
      password: password || undefined,
      isRejected: isRejected || undefined,
    });
    if (answer.status === "error") return outcome(answer, state);
    if (isRejected) return { ...DONE, values: { [FIELDS.rejected]: "yes" } };
    // The address is verified even if this fails: the next page asks to sign in.
    if (user === null && password !== "" && email !== "")
      await app.signInWithCredential({ email, password, noRedirect: true }).catch(() => {});
    return DONE;
  }, action);
}
