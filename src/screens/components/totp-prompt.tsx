import { type ReactNode, startTransition, useEffect, useState } from "react";
import type { AskForTotp, TotpRequest } from "../../app/config/options.js";
import { DONE, failed, read } from "../../ui/form/flow.js";
import { useFlow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import { canShowOverPage, showOverPage } from "../provider/show-over-page.js";
import { MfaQuestion } from "./mfa-question.js";
import { signInFrames } from "./sign-in-frame.js";

/** Tries a code. Resolves to the error of a rejected code, and to undefined for an accepted one. */
type TryCode = TotpRequest["tryCode"];

function Asking({
  attempt,
  isStep,
  tryCode,
  onEnd,
}: {
  attempt: string;
  isStep: boolean;
  tryCode: TryCode;
  onEnd: (code: string | null) => void;
}): ReactNode {
  const [open, setOpen] = useState(true);
  const [before] = useState(() => document.activeElement);
  // The card that comes back is as it was. A dialog does this itself.
  useEffect(
    () => () => {
      if (isStep && before instanceof HTMLElement && document.activeElement === document.body)
        before.focus();
    },
    [isStep, before],
  );
  const end = (code: string | null) => {
    setOpen(false);
    onEnd(code);
  };
  const flow = useFlow(async (state, form) => {
    const code = read(form, FIELDS.code);
    const error = await tryCode(code, { trustDevice: read(form, FIELDS.trust) !== "" });
    if (error !== undefined) return failed(error, state);
    end(code);
    return DONE;
  });
  return (
    <MfaQuestion
      open={open}
      isStep={isStep}
      attempt={attempt}
      flow={flow}
      onCancel={() => end(null)}
    />
  );
}

/**
 * The question for the six digits of the authenticator app: in the card of a page that signs in, else
 * in a dialog over the current page. If `tryCode` rejects a code, another can be tried. It resolves to
 * the accepted code, or to null if the person cancelled. Undefined if nothing on this page shows it.
 */
export function findTotpPrompt(): AskForTotp | undefined {
  const showStep = [...signInFrames].at(-1);
  if (!showStep && !canShowOverPage()) return undefined;
  return ({ attemptCode, tryCode }) =>
    new Promise((resolve) => {
      const asking = (hide: () => void) => (
        <Asking
          attempt={attemptCode}
          isStep={!!showStep}
          tryCode={tryCode}
          onEnd={(code) => {
            resolve(code);
            queueMicrotask(hide);
          }}
        />
      );
      if (!showStep) return showOverPage(asking);
      // Keeps the card until the step has loaded.
      startTransition(() => showStep(asking(() => showStep(null))));
    });
}
