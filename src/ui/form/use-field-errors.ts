import { useState } from "react";
import type { FieldErrors } from "./form-context.js";

const NONE: FieldErrors = {};

/**
 * The errors below the fields of a form: from validation before submission, then from the response.
 * Changing a field removes its error. Keep the identity of `answered` stable until the next
 * response.
 */
export function useFieldErrors(answered: FieldErrors = NONE): {
  errors: FieldErrors;
  show(found: FieldErrors): void;
  clear(name: string): void;
} {
  const [errors, setErrors] = useState(answered);
  const [seen, setSeen] = useState(answered);
  if (seen !== answered) {
    setSeen(answered);
    setErrors(answered);
  }
  const clear = (name: string) =>
    setErrors((now) =>
      name in now
        ? Object.fromEntries(Object.entries(now).filter(([field]) => field !== name))
        : now,
    );
  return { errors, show: setErrors, clear };
}
