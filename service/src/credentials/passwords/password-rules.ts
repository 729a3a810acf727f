import { KnownErrors, PASSWORD_LENGTH } from "@stackkit/next/protocol/internal";
import { isCommonPassword } from "./is-common-password.js";
import { isLeakedPassword, type RangeCheck } from "./leaked-password.js";

/** Throws `PASSWORD_TOO_SHORT` or `PASSWORD_TOO_LONG`. */
export function requirePasswordLength(password: string): void {
  if (password.length < PASSWORD_LENGTH.least)
    throw new KnownErrors.PasswordTooShort({ min_length: PASSWORD_LENGTH.least });
  if (password.length > PASSWORD_LENGTH.most)
    throw new KnownErrors.PasswordTooLong({ maxLength: PASSWORD_LENGTH.most });
}

/** Whether a password is one of those that attackers try first. */
export const isKnownPassword = async (check: RangeCheck, password: string): Promise<boolean> =>
  (await isCommonPassword(password)) || (await isLeakedPassword(check, password));

/** Likely guesses for one account: its addresses, their local parts, the project's name. */
const guessesFor = (projectName: string, addresses: readonly string[]): string[] =>
  [
    projectName,
    ...addresses,
    ...addresses.map((address) => address.split("@", 1)[0] as string),
  ].map((guess) => guess.toLowerCase().replaceAll(" ", ""));

/**
 * Validates a new password for an account with these addresses. Throws `PASSWORD_TOO_SHORT`,
 * `PASSWORD_TOO_LONG` or, for a common, leaked or guessable one, `PASSWORD_TOO_COMMON`.
 */
export async function requireGoodPassword(
  check: RangeCheck,
  password: string,
  project: { readonly displayName: string },
  addresses: readonly string[],
): Promise<void> {
  requirePasswordLength(password);
  const typed = password.toLowerCase().replaceAll(" ", "");
  const isGuessed = guessesFor(project.displayName, addresses).includes(typed);
  if (isGuessed || (await isKnownPassword(check, password)))
    throw new KnownErrors.PasswordTooCommon();
}
