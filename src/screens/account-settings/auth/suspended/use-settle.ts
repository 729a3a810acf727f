import { useRef } from "react";
import { failed, next, read } from "../../../../ui/form/flow.js";
import { type Flow, useFlow } from "../../../../ui/form/use-flow.js";
import { FIELDS } from "../../../forms/field-names.js";
import type { Account } from "../../../provider/account.js";

/** A code was mailed, and its digits keep or remove what is suspended. */
export interface SettleStep {
  readonly attemptCode: string;
  readonly sentTo: string;
  readonly keep: boolean;
}

/** The error for wrong digits, whose usual text is about an authenticator app. */
const WRONG_DIGITS = "INVALID_TOTP_CODE";

/**
 * Keeps or removes what is suspended. Submit `keep` ("yes" or "") to get a code by mail, then
 * `code`. Choosing again uses the code that was mailed, and `resend` mails another.
 */
export function useSettle(
  account: Account,
  onDone: (kept: boolean) => void,
): { readonly flow: Flow<SettleStep>; readonly resend: Flow<SettleStep> } {
  const mailed = useRef<Omit<SettleStep, "keep">>(undefined);
  const send = async (keep: boolean) => {
    mailed.current = await account.sendSuspendedAccessCode();
    return next({ ...mailed.current, keep });
  };
  const flow = useFlow<SettleStep>(async (state, form) => {
    try {
      const { data } = state;
      if (!data) {
        const keep = read(form, FIELDS.keep) === "yes";
        return mailed.current ? next({ ...mailed.current, keep }) : await send(keep);
      }
      const { keep } = data;
      const attemptCode = mailed.current?.attemptCode ?? data.attemptCode;
      const code = read(form, FIELDS.code);
      await account.resolveSuspendedAccess({ attemptCode, code, keep });
      onDone(keep);
      return { status: "idle" };
    } catch (error) {
      const { failure, ...rest } = failed(error, state);
      const isWrong = failure?.code === WRONG_DIGITS;
      return { ...rest, failure: isWrong ? { code: "VERIFICATION_CODE_NOT_FOUND" } : failure };
    }
  });
  const resend = useFlow<SettleStep>(async (state) => {
    try {
      return await send(flow.state.data?.keep ?? false);
    } catch (error) {
      return failed(error, state);
    }
  });
  return { flow, resend };
}
