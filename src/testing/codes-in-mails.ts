import { UsageError } from "../transport/usage-error.js";
import type { Mail } from "./mailbox.js";

/** A mailed code has a line of its own. */
const TYPED_CODE = /^([0-9A-Z]{6})$/m;

/** Returns the code in a mail that the user types. Throws `NO_MAIL` without one. */
export function codeFrom({ subject, text }: Mail): string {
  const code = TYPED_CODE.exec(text)?.[1];
  if (code === undefined)
    throw new UsageError(
      "NO_MAIL",
      `The mail "${subject}" has no code to type. If it has a link, open linkFrom(mail).`,
    );
  return code;
}

/** Returns the link in a mail that the user opens. Throws `NO_MAIL` without one. */
export function linkFrom({ subject, links }: Mail): string {
  const link = links.find((one) => new URL(one).searchParams.has("code"));
  if (link === undefined)
    throw new UsageError(
      "NO_MAIL",
      `The mail "${subject}" has no link with a code. If it has a code to type, use ` +
        "codeFrom(mail).",
    );
  return link;
}
