import { useState } from "react";
import type { FieldErrors } from "./form-context.js";

const NONE: FieldErrors = {};

/**
 * The errors under the fields of a form: those that a check found before sending, then those of the answer. An error goes as soon
 * as its field is changed. `answered` must keep its identity from one answer to the next.
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
