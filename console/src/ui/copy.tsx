import { useEffect, useState } from "react";
import { Icon } from "./icon.js";

const SHOWN_MILLIS = 2_000;

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
          navigator.clipboard.writeText(value).then(
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
