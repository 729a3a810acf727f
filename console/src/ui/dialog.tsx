import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { wordsOf } from "../api/problem.js";
import { Button } from "./button.js";
import { AS_TYPED } from "./field.js";
import { Notice } from "./notice.js";
import { announce } from "./toast.js";
import { NOT_KEPT, useFormChanges, useLeaveQuestion } from "./use-form-changes.js";
import { useModal } from "./use-modal.js";

/** For a dialog that shows something once, or that nothing works without. */
export const STAYS = () => true;

/** A native modal dialog: Escape closes it, and the focus returns to where it was. */
export function Dialog({
  title,
  onClose,
  wide = false,
  cover = false,
  light = false,
  stays,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** Hides what is below it. */
  readonly cover?: boolean;
  /** A press beside it closes it. */
  readonly light?: boolean;
  /** Whether it stays when it is to be closed, such as by Escape. */
  readonly stays?: () => boolean;
  readonly children: ReactNode;
}) {
  const ref = useModal();
  const id = useId();
  return (
    <dialog
      ref={ref}
      className={`dialog${wide ? " dialog-wide" : ""}${cover ? " dialog-cover" : ""}`}
      aria-labelledby={id}
      closedby={light ? "any" : "closerequest"}
      onCancel={(event) => stays?.() && event.preventDefault()}
      onClose={({ currentTarget }) => {
        // It went with its view, or is hidden while the next one loads.
        if (currentTarget.open || ref.current === null) return;
        // A second Escape in a row closes it without `cancel`.
        if (stays?.()) currentTarget.showModal();
        else onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

interface FormDialogProps {
  readonly title: string;
  /** What the press of the button does, as a verb and its object. */
  readonly action: string;
  readonly danger?: boolean;
  /** Types that word to enable the button. */
  readonly typed?: string;
  /** Announced afterwards. */
  readonly done?: string;
  readonly onClose: () => void;
  /** Closes the dialog if it resolves, else its error is shown and what was typed stays. */
  readonly onSubmit: (form: FormData) => Promise<unknown>;
  readonly children?: ReactNode;
}

/** As the page shows a text. */
const plain = (text: string): string => text.trim().replace(/\s+/g, " ");

/**
 * A dialog with one form: its fields, the action and "Cancel". Other ways out ask before they drop
 * what was changed.
 */
export function FormDialog({
  title,
  action,
  danger = false,
  typed,
  done,
  onClose,
  onSubmit,
  children,
}: FormDialogProps) {
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const [confirmed, setConfirmed] = useState("");
  const { form, noteInput, isChanged } = useFormChanges();
  /** What follows if the changes are dropped. */
  const [leave, setLeave] = useState<{ readonly goOn: () => void }>();
  const isLeft = useRef(false);
  const wouldLose = () => !state.busy && !isLeft.current && isChanged();
  const asks = (goOn = () => {}): boolean => {
    if (!wouldLose()) return false;
    setLeave({ goOn });
    return true;
  };
  useLeaveQuestion(asks, wouldLose);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    const data = new FormData(event.currentTarget);
    setState({ busy: true });
    try {
      await onSubmit(data);
      if (done !== undefined) announce(done);
      if (isShown.current) onClose();
    } catch (error) {
      if (isShown.current) setState({ busy: false, error: wordsOf(error) });
      else announce(`${title}: ${wordsOf(error)}`);
    }
  };
  return (
    <>
      {/* Goes first, or else what opened the form could not take the focus back. */}
      {leave && (
        <DiscardChanges
          onKeep={() => setLeave(undefined)}
          onDiscard={() => {
            isLeft.current = true;
            onClose();
            leave.goOn();
          }}
        />
      )}
      <Dialog title={title} light stays={asks} onClose={onClose}>
        <form ref={form} onInput={noteInput} onSubmit={submit} className="stack">
          {children}
          {typed !== undefined && (
            <div className="field">
              <label htmlFor="confirm-by-typing">
                Type <strong className="typed-word">{typed}</strong> to confirm
              </label>
              <input
                {...AS_TYPED}
                {...{ [NOT_KEPT]: "" }}
                id="confirm-by-typing"
                className="input"
                autoComplete="off"
                value={confirmed}
                onChange={(event) => setConfirmed(event.target.value)}
              />
            </div>
          )}
          {state.error && <Notice look="error">{state.error}</Notice>}
          <div className="dialog-actions">
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              look={danger ? "danger" : "primary"}
              busy={state.busy}
              disabled={typed !== undefined && plain(confirmed) !== plain(typed)}
            >
              {action}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

const DiscardChanges = ({
  onKeep,
  onDiscard,
}: {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}) => (
  <Dialog title="Discard changes?" light onClose={onKeep}>
    <p>What you typed isn’t saved.</p>
    <div className="dialog-actions">
      <Button onClick={onKeep}>Keep editing</Button>
      <Button look="danger" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  </Dialog>
);
