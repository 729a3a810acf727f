import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Field } from "../../ui/form/field.js";
import { takeCarriedEmail } from "./carried-email.js";
import { EMAIL_PATTERN } from "./checks.js";
import { FIELDS } from "./field-names.js";

interface EmailFieldProps {
  /** Default: the kit's label for email. */
  label?: string;
  /** What password managers and browsers autofill: `username` at sign-in, `email` at sign-up. */
  autoComplete: string;
  hint?: ReactNode;
  defaultValue?: string | undefined;
  autoFocus?: boolean;
  readOnly?: boolean | undefined;
  /** Starts with the address typed on the page before. */
  carried?: boolean;
  onChange?: ((email: string) => void) | undefined;
}

/** Attributes of a field for addresses. */
export const TYPED_ADDRESS = {
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
  inputMode: "email",
  dir: "ltr",
} as const;

/** An email address. */
export function EmailField({
  label,
  carried = false,
  onChange,
  ...input
}: EmailFieldProps): ReactNode {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  // Input typed or filled in before JavaScript had loaded fired no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial value counts.
  useEffect(() => {
    const { current } = field;
    if (current === null) return;
    if (carried) current.value ||= takeCarriedEmail();
    if (current.value) onChange?.(current.value);
  }, []);
  return (
    <Field
      ref={field}
      name={FIELDS.email}
      type="email"
      label={label ?? t("field.email")}
      {...TYPED_ADDRESS}
      required
      // For the browser's own validation, which works before JavaScript has loaded.
      pattern={EMAIL_PATTERN}
      {...input}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
