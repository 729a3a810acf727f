import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { useHydrated } from "../../react/use-hydrated.js";
import { useSlot } from "../slots.js";
import { FieldFrame } from "./field.js";
import { EyeIcon, EyeOffIcon } from "./form-icons.js";
import { emptyInputs, useHidden } from "./use-hidden.js";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "name" | "type"> {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** A password field: can be revealed, and warns about Caps Lock. Pasting is allowed. */
export function PasswordField({ name, label, hint, ...input }: PasswordFieldProps): ReactNode {
  const t = useMessages();
  const Native = useSlot("Input", "input");
  const frame = useRef<HTMLDivElement>(null);
  useHidden(frame, emptyInputs);
  const isHydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {({ defaultValue: _, ...joined }) => (
        <>
          <div ref={frame} className="stk-password">
            <Native
              className="stk-input"
              type={shown ? "text" : "password"}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={look}
              onKeyUp={look}
              onBlur={() => setCapsLock(false)}
              {...joined}
              {...input}
            />
            <button
              type="button"
              disabled={!isHydrated}
              className="stk-password-eye"
              aria-label={t(shown ? "password.hide" : "password.show")}
              aria-controls={joined.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </button>
          </div>
          <p className="stk-caps" aria-live="polite">
            {capsLock ? t("password.capsLock") : null}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
