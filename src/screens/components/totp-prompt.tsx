import { type ReactNode, Suspense, useState } from "react";
import { MessagesProvider } from "../../messages/messages-provider.js";
import { matchLocale } from "../../protocol/languages/choose-locale.js";
import { DEFAULT_LOCALE } from "../../protocol/languages/locales.js";
import { DONE, failed, read } from "../../ui/form/flow.js";
import { useFlow } from "../../ui/form/use-flow.js";
import { Scope } from "../../ui/theme/scope.js";
import { FIELDS } from "../forms/field-names.js";
import { MfaDialog } from "./mfa-dialog.js";

/** Tries a code. Resolves to the error of a rejected code, and to undefined for an accepted one. */
type TryCode = (code: string) => Promise<Error | undefined>;

function Asking({
  attempt,
  tryCode,
  onEnd,
}: {
  attempt: string;
  tryCode: TryCode;
  onEnd: (code: string | null) => void;
}): ReactNode {
  const [open, setOpen] = useState(true);
  const end = (code: string | null) => {
    setOpen(false);
    onEnd(code);
  };
  const flow = useFlow(async (state, form) => {
    const code = read(form, FIELDS.code);
    const error = await tryCode(code);
    if (error !== undefined) return failed(error, state);
    end(code);
    return DONE;
  });
  return <MfaDialog open={open} attempt={attempt} flow={flow} onCancel={() => end(null)} />;
}

/**
 * Asks for the six digits of the authenticator app in a dialog over the current page. If
 * `tryCode` rejects a code, the dialog stays open for another.
 *
 * @param show Shows the dialog, and hides it again. Without it no prompt is possible.
 * @returns The accepted code, or null if the person cancelled.
 */
export function askTotp(
  attempt: string,
  tryCode: TryCode,
  show: ((dialog: ReactNode) => void) | undefined,
): Promise<string | null> {
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
    show(
      <MessagesProvider locale={matchLocale(language) ?? DEFAULT_LOCALE}>
        <Suspense>
          <Scope>
            <Asking attempt={attempt} tryCode={tryCode} onEnd={onEnd} />
          </Scope>
        </Suspense>
      </MessagesProvider>,
    );
  });
}
