import type { MouseEvent } from "react";
import { putNote, takeNote } from "../../app/sign-in/tab-notes.js";
import { FIELDS } from "./field-names.js";

const KEY = "stack-email";

/**
 * Remembers the address typed in the card of a pressed link for the page behind it, in this tab
 * only. In the URL it would end up in logs.
 */
export function carryEmail({ currentTarget }: MouseEvent<HTMLElement>): void {
  const card = currentTarget.closest(".stk-card");
  const email = card?.querySelector<HTMLInputElement>(`input[name="${FIELDS.email}"]`)?.value;
  if (email) putNote(KEY, email);
}

/** The address that another page carried here, or an empty string. It is given once. */
export const takeCarriedEmail = (): string => takeNote(KEY) ?? "";
