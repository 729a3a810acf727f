import { useEffect, useState } from "react";
import { Icon } from "./icon.js";
import { announce } from "./toast.js";

const SHOWN_MILLIS = 2_000;

/** Rejects without a clipboard, which browsers have on https and localhost alone. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Copies lines that the page shows, and announces `done` or the failure. */
export const copyLines = (lines: string, done: string): Promise<void> =>
  copyText(lines).then(
    () => announce(done),
    () => announce("Copying failed: select the lines instead."),
  );

/** A value to copy, such as an id or an address. */
export function Copy({ value, label }: { readonly value: string; readonly label: string }) {
  const [state, setState] = useState<"" | "Copied" | "Copy failed">("");
  useEffect(() => {
    if (state === "") return;
    const timer = setTimeout(() => setState(""), SHOWN_MILLIS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <span className="copy">
      <code title={value}>{value}</code>
      <button
        type="button"
        className="icon-button"
        aria-label={`Copy ${label}`}
        onClick={() =>
          copyText(value).then(
            () => setState("Copied"),
            () => setState("Copy failed"),
          )
        }
      >
        <Icon name={state === "Copied" ? "check" : "copy"} />
      </button>
      <span role="status" className="visually-hidden">
        {state}
      </span>
    </span>
  );
}
