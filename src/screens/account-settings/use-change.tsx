import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type Failure, readFailure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import { Button } from "../../ui/button.js";
import { FailureNotice } from "../../ui/feedback/failure-notice.js";
import { LiveRegion } from "../../ui/feedback/live-region.js";
import { isChangeOfMind } from "../flows/outcome.js";
import { useProtect } from "./protected-change.js";

/** One change of the account. */
export interface Change {
  readonly work: () => Promise<unknown>;
  /** Said quietly once it is done. */
  readonly done?: string;
  /** Shows it already; what comes back takes it back where the work fails. */
  readonly show?: () => () => void;
  /** Puts back what was before. Offered beside the word of success. */
  readonly undo?: Change;
}

interface Changes {
  /** At work on something. */
  readonly busy: boolean;
  /** True where it was done; a failure is said, and false comes back. */
  run(change: Change): Promise<boolean>;
  /** Says something quietly. */
  say(text: string): void;
  /** Where failures and words of success stand. */
  readonly region: ReactNode;
}

/** Runs changes, says how each went near its cause, and offers to undo what can be undone. */
export function useChange(): Changes {
  const t = useMessages("account");
  const [atWork, setAtWork] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const [undo, setUndo] = useState<Change>();
  const [said, setSaid] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const gone = useCallback(() => setSaid(undefined), []);

  useEffect(() => {
    // What was pressed may be gone with the change: whoever pressed it stays where they were.
    if (said !== undefined && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [said]);

  const protect = useProtect();
  const run: Changes["run"] = async ({ work, done, show, undo: back }) => {
    setAtWork((count) => count + 1);
    setFailure(undefined);
    setUndo(undefined);
    setSaid(undefined);
    const takeBack = show?.();
    try {
      await protect(work);
      setUndo(back);
      if (done !== undefined) setSaid(done);
      return true;
    } catch (error) {
      takeBack?.();
      if (!isChangeOfMind(error as Error)) setFailure(readFailure(error));
      return false;
    } finally {
      setAtWork((count) => count - 1);
    }
  };

  return {
    busy: atWork > 0,
    run,
    say: setSaid,
    region: (
      <div className="stk-outcome" ref={place} tabIndex={-1}>
        <div role="alert" className="stk-form-alert">
          <FailureNotice failure={failure} before={t("account.unsaved")} />
        </div>
        {/* What can be undone stays until something else is done: nobody has to hurry. */}
        <LiveRegion text={said} {...(undo ? {} : { onGone: gone })} />
        {undo ? (
          <Button
            look="link"
            onClick={() => {
              // This button goes too, and at once.
              place.current?.focus();
              void run(undo);
            }}
          >
            {t("action.undo")}
          </Button>
        ) : null}
      </div>
    ),
  };
}
