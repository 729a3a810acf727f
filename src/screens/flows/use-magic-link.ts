"use client";

import type { SentCode } from "../../app/sign-in/magic-link.js";
import { CODE_NOTE, takeNote } from "../../app/sign-in/tab-notes.js";
import { systemClock } from "../../transport/clock.js";
import { type FlowAction, failed, next, read } from "../../ui/form/flow.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import { useScreenApp } from "../provider/connect.js";
import { outcome } from "./outcome.js";
import { type ChoiceStep, choiceStep, readChoice } from "./read-choice.js";

/** The second step: a code was sent to `email`, and `nonce` is its part that is not typed. */
export interface CodeStep extends ChoiceStep {
  /** The address that the code was sent to. */
  readonly email: string;
  /** Completes the code: the half that is not in the mail. */
  readonly nonce: string;
  /** What the mailed part of the code consists of. */
  readonly codeKind: SentCode["codeKind"];
  /** Set if the first factor was correct and the account requires a second one. */
  readonly attempt?: string;
}

/** The step that this page was at before a reload, once. `useKeptCode` keeps it. */
function resumeCode(): CodeStep | false {
  const step = JSON.parse(takeNote(CODE_NOTE + location.href) ?? "{}");
  return step.until > systemClock.now() && step;
}

/**
 * Signs in with an emailed code. Submit `email` to get a code; then `code`, with the step's `email`
 * and `nonce`, to sign in. Submitting `email` without a code again sends a new code.
 */
export function useMagicLink(action?: FlowAction<CodeStep>): Flow<CodeStep> {
  const app = useScreenApp();
  return useFlow<CodeStep>(
    async (state, form) => {
      const code = read(form, FIELDS.code);
      if (code !== "") {
        const nonce = read(form, FIELDS.nonce);
        const answer = await app.signInWithMagicLink(code + nonce, readChoice(form));
        const { data } = state;
        return (
          (data && answer.status === "error"
            ? choiceStep(answer.error, (choices) => ({ ...data, code, choices }))
            : undefined) ?? outcome(answer, state)
        );
      }
      const email = read(form, FIELDS.email);
      const answer = await app.sendMagicLinkEmail(email);
      return answer.status === "error"
        ? failed(answer.error, state)
        : next({ email, ...answer.data });
    },
    action,
    resumeCode,
  );
}
