import type { ReactNode } from "react";
import type { Failure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import { Button } from "../../ui/button.js";
import { FailureNotice } from "../../ui/feedback/failure-notice.js";

interface ToastProps {
  text: string;
  hint?: string | undefined;
  /** Label of the button that closes the toast, if it is no plain "Close". */
  close?: string | undefined;
  onClose: () => void;
  children?: ReactNode;
  failure?: Failure | undefined;
}

/** Into the browser's top layer: a header with a filter would hold fixed elements. */
const raise = (toast: HTMLElement | null): void => toast?.showPopover();

/** A message over the page, which takes no focus and no room. */
export function Toast({ text, hint, close, onClose, children, failure }: ToastProps): ReactNode {
  const t = useMessages();
  return (
    <div ref={raise} popover="manual" className="stk-toast" role="status">
      <p className="stk-toast-words">{text}</p>
      {hint === undefined ? null : <p className="stk-hint">{hint}</p>}
      <FailureNotice failure={failure} />
      <div className="stk-actions">
        {children}
        <Button look="link" onClick={onClose}>
          {close ?? t("action.close")}
        </Button>
      </div>
    </div>
  );
}
