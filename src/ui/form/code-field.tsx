import { type ClipboardEvent, type FormEvent, type ReactNode, useRef } from "react";
import { startHere } from "../start-here.js";
import { FieldFrame } from "./field.js";
import { emptyInputs, useHidden } from "./use-hidden.js";

interface CodeFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Number of characters and of drawn boxes. Six have a specific layout. */
  length: number;
  kind: "digits" | "letters";
  /** Submits the form once the code is complete. */
  sendWhenWhole?: boolean;
  autoFocus?: boolean;
}

/** Arabic and Persian keyboards type digits of their own, and Japanese ones wide ones. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${digit.charCodeAt(0) & 0xf}`);

const clean = (text: string, kind: CodeFieldProps["kind"]): string =>
  plain(text)
    .replace(kind === "digits" ? /\D/g : /[^a-z\d]/gi, "")
    .toUpperCase();

/**
 * A one-time code. It is a single input drawn as boxes, so that autofill, paste, selection and
 * screen readers work as in any other input. Spaces and dashes of a pasted code are removed.
 */
export function CodeField({
  name,
  label,
  hint,
  length,
  kind,
  sendWhenWhole = false,
  autoFocus,
}: CodeFieldProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useHidden(frame, emptyInputs);
  const sent = useRef("");
  const put = (input: HTMLInputElement, text: string) => {
    const code = clean(text, kind).slice(0, length);
    if (input.value !== code) input.value = code;
    if (!sendWhenWhole || code.length < length || sent.current === code) return;
    sent.current = code;
    input.form?.requestSubmit();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    put(event.currentTarget, event.clipboardData.getData("text"));
    event.currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {({ defaultValue: _, ...joined }) => (
        <div ref={frame} className="stk-code" data-length={length} dir="ltr">
          <div className="stk-code-boxes" aria-hidden="true">
            {Array.from({ length }, (_box, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes have nothing but a position.
              <span key={position} />
            ))}
          </div>
          <input
            className="stk-code-input"
            type="text"
            autoComplete="one-time-code"
            inputMode={kind === "digits" ? "numeric" : "text"}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            required
            minLength={length}
            maxLength={length}
            pattern={kind === "digits" ? "[0-9]*" : "[A-Za-z0-9]*"}
            // biome-ignore lint/a11y/noAutofocus: a form with a code is there for the code.
            autoFocus={autoFocus}
            ref={autoFocus ? startHere : undefined}
            onInput={(event: FormEvent<HTMLInputElement>) =>
              put(event.currentTarget, event.currentTarget.value)
            }
            onPaste={paste}
            {...joined}
          />
        </div>
      )}
    </FieldFrame>
  );
}
