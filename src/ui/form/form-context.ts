import { createContext, use } from "react";

/** Texts of errors by the name of the field they belong to. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormContextValue {
  readonly errors: FieldErrors;
  /** What was typed before the page was made anew. */
  readonly values: Readonly<Record<string, string>>;
}

export const FormContext = createContext<FormContextValue>({ errors: {}, values: {} });

/** What a form knows of one of its fields. */
export function useField(name: string): { error: string | undefined; value: string | undefined } {
  const { errors, values } = use(FormContext);
  return { error: errors[name], value: values[name] };
}
