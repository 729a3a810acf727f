import { type ReactNode, Suspense, startTransition, useEffect, useState } from "react";
import type { TotpRequest } from "../../app/config/options.js";
import { MessagesProvider } from "../../messages/messages-provider.js";
import { matchLocale } from "../../protocol/languages/choose-locale.js";
import { DEFAULT_LOCALE } from "../../protocol/languages/locales.js";
import { DONE, failed, read } from "../../ui/form/flow.js";
import { useFlow } from "../../ui/form/use-flow.js";
import { Scope } from "../../ui/theme/scope.js";
import { FIELDS } from "../forms/field-names.js";
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
 * Asks for the six digits of the authenticator app: in the card of a page that signs in, else in a
 * dialog over the current page. If `tryCode` rejects a code, another can be tried.
 *
 * @param showDialog Shows the dialog, and hides it again. Without it and such a card no prompt is
 *   possible.
 * @returns The accepted code, or null if the person cancelled.
 */
export function askTotp(
  attempt: string,
  tryCode: TryCode,
  showDialog: ((dialog: ReactNode) => void) | undefined,
): Promise<string | null> {
  const showStep = [...signInFrames].at(-1);
  const show = showStep ?? showDialog;
  if (show === undefined) return Promise.resolve(null);
  // The language of the visible screens, else of the page.
  const language =
    document.querySelector(".stack-scope[lang]")?.getAttribute("lang") ??
    document.documentElement.lang;
  return new Promise((resolve) => {
    const onEnd = (code: string | null) => {
      resolve(code);
      queueMicrotask(() => show(null));
    };
    const asking = <Asking attempt={attempt} isStep={!!showStep} tryCode={tryCode} onEnd={onEnd} />;
    if (showStep) {
      // Keeps the card until the step has loaded.
      startTransition(() => showStep(asking));
      return;
    }
    show(
      <MessagesProvider locale={matchLocale(language) ?? DEFAULT_LOCALE}>
        <Suspense>
          <Scope>{asking}</Scope>
        </Suspense>
      </MessagesProvider>,
    );
  });
}
