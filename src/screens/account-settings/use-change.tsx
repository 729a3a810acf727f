import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type Failure, readFailure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import { Button } from "../../ui/button.js";
import { FailureNotice } from "../../ui/feedback/failure-notice.js";
import { LiveRegion } from "../../ui/feedback/live-region.js";
import { SlowNotice } from "../../ui/feedback/slow-notice.js";
import { isChangeOfMind } from "../flows/outcome.js";
import { useProtect } from "./protected-change.js";

/** A change to the account. */
export interface Change {
  readonly work: () => Promise<unknown>;
  /** Announced politely after success. */
  readonly done?: string;
  /** Shows the change optimistically; the returned function rolls it back on failure. */
  readonly show?: () => () => void;
  /** Restores the previous state. Offered next to the success message. */
  readonly undo?: Change;
}

/** How a message is announced. */
interface SayOptions {
  /** Offered beside it. */
  readonly undo?: Change | undefined;
  readonly look?: "success" | "notice";
}

/** Announces a message politely. */
export type Say = (text: string, options?: SayOptions) => void;

interface Changes {
  /** A change is running. */
  readonly busy: boolean;
  /** Resolves to true on success; a failure is shown and resolves to false. */
  run(change: Change): Promise<boolean>;
  readonly say: Say;
  /** Shows failures and success messages. */
  readonly region: ReactNode;
}

/** Runs changes, reports each result next to its control, and offers undo if possible. */
export function useChange(): Changes {
  const t = useMessages("account");
  const [atWork, setAtWork] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const [undo, setUndo] = useState<Change>();
  const [said, setSaid] = useState<string>();
  const [look, setLook] = useState<SayOptions["look"]>();
  const place = useRef<HTMLDivElement>(null);
  const gone = useCallback(() => setSaid(undefined), []);

  useEffect(() => {
    // The pressed control may be gone with the change, or when its list loads again: keep the
    // focus in place.
    if (said !== undefined && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  });

  const protect = useProtect();
  const run: Changes["run"] = async ({ work, done, show, undo: back }) => {
    setAtWork((count) => count + 1);
    setFailure(undefined);
    setUndo(undefined);
    setSaid(undefined);
    setLook(undefined);
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
    say: (text, options) => {
      setUndo(options?.undo);
      setLook(options?.look);
      setSaid(text);
    },
    region: (
      <div className="stk-outcome" ref={place} tabIndex={-1}>
        <div role="alert" className="stk-form-alert">
          <FailureNotice failure={failure} before={t("account.unsaved")} />
        </div>
        <SlowNotice busy={atWork > 0} />
        {/* The undo stays until the next change, without a time limit. */}
        <LiveRegion text={said} {...(look && { look })} {...(undo ? {} : { onGone: gone })} />
        {undo ? (
          <Button
            look="link"
            onClick={() => {
              // This button disappears at once too.
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
