import { useEffect, useId, useState } from "react";
import { AS_TYPED } from "./field.js";
import { Icon } from "./icon.js";

/** As long as a person pauses between two words. */
const PAUSE_MILLIS = 250;

/** Searches the typed words once typing pauses, unless they are those of the current search. */
export function useTypingPause(typed: string, current: string, onSearch: (words: string) => void) {
  useEffect(() => {
    if (typed.trim() === current) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MILLIS);
    return () => clearTimeout(timer);
  }, [typed, current, onSearch]);
}

/** A search that starts when typing pauses, or at once with Enter. */
export function SearchField({
  label,
  placeholder = label,
  value,
  onSearch,
}: {
  readonly label: string;
  /** Fewer words, where a phone would cut those of the label. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onSearch: (value: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed, as by the back button. A space before the next word stays.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useTypingPause(typed, value, onSearch);
  return (
    <search className="search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          className="input"
          placeholder={placeholder}
          value={typed}
          autoComplete="off"
          {...AS_TYPED}
          onChange={(event) => setTyped(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text").trim();
            if (!pasted.includes("\n")) return;
            // Browsers would join the lines of a list.
            event.preventDefault();
            setTyped(pasted.split("\n").join(", "));
          }}
        />
      </form>
    </search>
  );
}
