import { useState } from "react";

const KEY = "stackkit-console-colors";
const NEXT = { system: "light", light: "dark", dark: "system" } as const;
type Colors = keyof typeof NEXT;
const WORDS = { system: "match device", light: "light", dark: "dark" } as const;

const stored = (): Colors => {
  const colors = localStorage.getItem(KEY);
  return colors === "light" || colors === "dark" ? colors : "system";
};

/** Applies the colours that were chosen in this browser. */
export function applyColors(colors: Colors = stored()): void {
  if (colors === "system") delete document.documentElement.dataset.colors;
  else document.documentElement.dataset.colors = colors;
}

/** Light, dark, or as the system has it. */
export function ColorsButton() {
  const [colors, setColors] = useState(stored);
  const change = () => {
    const next = NEXT[colors];
    localStorage.setItem(KEY, next);
    applyColors(next);
    setColors(next);
  };
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Appearance: ${WORDS[colors]}. Press for ${WORDS[NEXT[colors]]}.`}
      title={`Appearance: ${WORDS[colors]}`}
      onClick={change}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16z" />
        <path d="M12 4v16a8 8 0 0 0 0-16z" fill="currentColor" />
      </svg>
    </button>
  );
}
