import { useEffect, useState } from "react";
import { Button } from "./button.js";
import { Icon } from "./icon.js";

const SHOWN_MILLIS = 2_000;

/** Copies a text, and says for a moment what came of it. */
function useCopied(text: string) {
  const [state, setState] = useState<"" | "Copied" | "Copy failed">("");
  useEffect(() => {
    if (state === "") return;
    const timer = setTimeout(() => setState(""), SHOWN_MILLIS);
    return () => clearTimeout(timer);
  }, [state]);
  // Rejects without a clipboard, which browsers have on https and localhost alone.
  const write = async () => navigator.clipboard.writeText(text);
  const copy = () =>
    write().then(
      () => setState("Copied"),
      () => setState("Copy failed"),
    );
  return [state, copy] as const;
}

/** A value to copy, such as an id or an address. */
export function Copy({ value, label }: { readonly value: string; readonly label: string }) {
  const [state, copy] = useCopied(value);
  return (
    <span className="copy">
      <code title={value}>{value}</code>
      <button
        type="button"
        className="icon-button"
        aria-label={`Copy ${label}`}
        onClick={() => void copy()}
      >
        <Icon name={state === "Copied" ? "check" : "copy"} />
      </button>
      <span role="status" className="visually-hidden">
        {state}
      </span>
    </span>
  );
}

/**
 * A button that copies lines which the page shows. It says beside it that it did: an announcement
 * would stand below a dialog.
 */
export function CopyLines({
  lines,
  children,
}: {
  readonly lines: string;
  readonly children: string;
}) {
  const [state, copy] = useCopied(lines);
  return (
    <span className="row">
      <Button small onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status" className="muted">
        {state === "Copy failed" ? "Copy failed: select the lines instead." : state}
      </span>
    </span>
  );
}
