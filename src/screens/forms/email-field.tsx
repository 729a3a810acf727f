import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Field } from "../../ui/field.js";
import { FIELDS } from "../field-names.js";

interface EmailFieldProps {
  /** `E-mail` by default. */
  label?: string;
  /** What a password manager and the browser may put in: `username` at sign-in, `email` at sign-up. */
  autoComplete: string;
  hint?: ReactNode;
  defaultValue?: string | undefined;
  onChange?: (email: string) => void;
}

/** An e-mail address. */
export function EmailField({ label, autoComplete, hint, defaultValue, onChange }: EmailFieldProps): ReactNode {
  const t = useMessages();
  return (
    <Field
      name={FIELDS.email}
      type="email"
      label={label ?? t("field.email")}
      hint={hint}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode="email"
      dir="ltr"
      required
      defaultValue={defaultValue}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
