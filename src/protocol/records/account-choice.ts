import { maxLength, password, text } from "../encoding/scalars.js";
import { optionalField } from "../operations/shape.js";

/** The code of the error that asks which account a first proof of an address opens. */
export const CHOICE = "ACCOUNT_CHOICE_REQUIRED";

/** Errors of a choice with a password, or of one for a new account. */
export const CHOICE_ERRORS = [CHOICE, "EMAIL_PASSWORD_MISMATCH", "SIGN_UP_NOT_ENABLED"] as const;

/** As long as an id. */
const MAX_ACCOUNT_LENGTH = 36;

/**
 * Which account a first proof of an address opens, if others signed up with it: an id, `new`, or
 * `ask` for the error that describes them. Only our own service reads it.
 */
export const accountChoice = {
  account: optionalField("account", text.check(maxLength(MAX_ACCOUNT_LENGTH))),
  accountPassword: optionalField("account_password", password),
};
