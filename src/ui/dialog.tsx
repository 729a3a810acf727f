import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useMessages } from "../messages/use-messages.js";
import { CloseIcon } from "./icons.js";

interface DialogProps {
  open: boolean;
  /** Escape, the closing button, or a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

/** A window over the page. The browser keeps the focus in it, closes it on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, text, children }: DialogProps): ReactNode {
  const t = useMessages();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!open || dialog === null || dialog.open) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // An element that is gone gives no focus back by itself. Where something else has taken it since, it stays there.
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
    >
      <div className="stk-dialog-body">
        <header className="stk-card-head">
          <h2 className="stk-title" id={`${id}title`}>
            {title}
          </h2>
          {text ? (
            <p className="stk-text" id={`${id}text`}>
              {text}
            </p>
          ) : null}
        </header>
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
