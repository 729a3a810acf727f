import { type ReactNode, useCallback, useEffect, useState } from "react";
import { AlertIcon, CheckIcon } from "../form/form-icons.js";

/** How long a success message stays. */
const WORD_STAYS_MILLIS = 6000;

/** Screen readers miss a text that is there as soon as a dialog above it has closed. */
const WORD_WAITS_MILLIS = 100;

interface LiveRegionProps {
  text: string | undefined;
  /** Counts the times: a repeated text is announced again. */
  time?: number | string;
  /** A tick stands for success, which a `notice` is not. */
  look?: "success" | "notice";
  onGone?: () => void;
}

/** Announces `text` politely next to its cause, and removes it after a while. */
export function LiveRegion({ text, time, look = "success", onGone }: LiveRegionProps): ReactNode {
  const [said, setSaid] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `time`.
  useEffect(() => {
    const start = setTimeout(setSaid, WORD_WAITS_MILLIS, text);
    const end = onGone && setTimeout(onGone, WORD_STAYS_MILLIS);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
      setSaid(undefined);
    };
  }, [text, time, onGone]);
  return (
    <p className="stk-live" role="status" data-look={look}>
      {said && (
        <>
          {look === "success" ? <CheckIcon /> : <AlertIcon />}
          <span>{said}</span>
        </>
      )}
    </p>
  );
}

/** A live region: `say` announces a text, `region` renders it. */
export function useLiveRegion(): { say(text: string): void; region: ReactNode } {
  const [text, setText] = useState<string>();
  const gone = useCallback(() => setText(undefined), []);
  return { say: setText, region: <LiveRegion text={text} onGone={gone} /> };
}
