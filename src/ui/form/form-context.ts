import { createContext, use } from "react";

/** Error texts by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormContextValue {
  readonly errors: FieldErrors;
  /** Values typed before the page was reloaded. */
  readonly values: Readonly<Record<string, string>>;
}

/** The errors and values of a form, for its fields. */
export const FormContext = createContext<FormContextValue>({ errors: {}, values: {} });

/** A field's error and value from its form. */
export function useField(name: string): { error: string | undefined; value: string | undefined } {
  const { errors, values } = use(FormContext);
  return { error: errors[name], value: values[name] };
}
