import { type ReactNode, useCallback, useEffect, useState } from "react";
import { CheckIcon } from "../form/form-icons.js";

/** How long a success message stays. */
const WORD_STAYS_MILLIS = 6000;

/** Announces `text` politely next to its cause, and removes it after a while. */
export function LiveRegion({
  text,
  onGone,
}: {
  text: string | undefined;
  onGone?: () => void;
}): ReactNode {
  useEffect(() => {
    if (text === undefined || onGone === undefined) return;
    const timer = setTimeout(onGone, WORD_STAYS_MILLIS);
    return () => clearTimeout(timer);
  }, [text, onGone]);
  return (
    <p className="stk-live" role="status">
      {text === undefined ? null : (
        <>
          <CheckIcon />
          <span>{text}</span>
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
