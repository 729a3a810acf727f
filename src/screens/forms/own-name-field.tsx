import type { ReactNode } from "react";
import { MAX_NAME_LENGTH } from "../../protocol/limits/limits.js";
import { Field } from "../../ui/form/field.js";
import { OWN_NAME } from "./own-name.js";

interface OwnNameFieldProps {
  label: string;
  hint?: string;
}

/** Asks people for their name: at sign-up, or before they meet the members of a team. */
export const OwnNameField = (props: OwnNameFieldProps): ReactNode => (
  <Field name={OWN_NAME} autoComplete="name" maxLength={MAX_NAME_LENGTH} required {...props} />
);
