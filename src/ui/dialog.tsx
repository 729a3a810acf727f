import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useMessages } from "../messages/use-messages.js";
import { useHidden } from "./form/use-hidden.js";
import { CloseIcon } from "./icons.js";

interface DialogProps {
  open: boolean;
  /** Escape, the close button, or a press outside the dialog. */
  onClose: () => void;
  /** The page is left or kept for Back. Default: `onClose`. */
  onHide?: (() => void) | undefined;
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog. The browser traps focus, closes it on Escape and restores focus. */
export function Dialog({
  open,
  onClose,
  onHide = onClose,
  title,
  text,
  children,
}: DialogProps): ReactNode {
  const t = useMessages();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  // A dialog may show a secret, and must not open again with its page.
  useHidden(element, onHide);
  // Before the next paint, so that its content is never there without it.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || dialog === null || dialog.open) return;
    const before = document.activeElement;
    dialog.showModal();
    isShown.current = true;
    return () => {
      isShown.current = false;
      dialog.close();
      // A removed element does not restore focus by itself. Focus that has since moved elsewhere
      // stays there.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, [open]);
  const pressed = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  if (!open) return null;
  return (
    <dialog
      ref={element}
      className="stk-dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={text ? `${id}text` : undefined}
      onMouseDown={pressed}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // A second Escape in a row closes it without `cancel`, also if it was to stay.
        if (!isShown.current || currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
    >
      <div className="stk-dialog-body">
        <div className="stk-card-head">
          <h2 className="stk-title" id={`${id}title`}>
            {title}
          </h2>
          {text ? (
            <p className="stk-text" id={`${id}text`}>
              {text}
            </p>
          ) : null}
        </div>
        {children}
        <button
          type="button"
          className="stk-dialog-close"
          aria-label={t("action.close")}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
    </dialog>
  );
}
