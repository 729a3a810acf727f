import type { Finding } from "./finding.js";

/** Ways to sign in, and the notices of them. */
export const SIGN_IN_FINDINGS: readonly Finding[] = [
  {
    id: "A2",
    found:
      "A link address made by one person and opened by another connected the other's " +
      "provider account to the first, who read its token.",
    fixed:
      "The link is made at the code exchange, by the browser with the verifier, and a " +
      "single-use ticket replaces the access token.",
  },
  {
    id: "A5",
    found:
      "20 wrong passwords or 8 reset requests of a stranger kept the owner's right " +
      "password out for minutes.",
    fixed:
      "Attempts count by account and network together, and networks from which the owner " +
      "signed in before stay open.",
  },
  {
    id: "A6",
    found:
      "A sign-in by an unknown or empty user agent sent no notice, and its session had " +
      "neither device nor address in the list.",
    fixed:
      "What does not say what it is counts as a new device in each network, and every " +
      "session keeps its address.",
  },
  {
    id: "A8",
    found:
      "The commonest passwords were taken, invitations outlived their sender's right, " +
      "twenty looks killed a code, and the command-line confirmation showed nothing to " +
      "compare.",
    fixed:
      "About 2,000 common passwords and the account's own address are refused, " +
      "invitations end with that right, only wrong looks count as tries, and page and " +
      "terminal show the same eight characters.",
  },
  {
    id: "A30",
    found:
      "A sign-in by the owner's kind of browser was never announced, from any network: " +
      "most thieves have it without trying.",
    fixed:
      "A browser is known by a signed token of 180 days, or else by both its kind and " +
      "its network; all others are announced.",
  },
  {
    id: "A49",
    found:
      "Who confirmed a command-line sign-in that a stranger had started gave them a session of a " +
      "year, and heard of nothing.",
    fixed: "A tool that gets a session in a network which the account does not know is announced.",
  },
  {
    id: "A34",
    found:
      "Mailed codes that the owner had turned off signed in all the same, and turned " +
      "themselves on again.",
    fixed:
      "No code is mailed to such an account, none opens it, and a mail to its owner says " +
      "why; only a fresh sign-in turns them on.",
  },
  {
    id: "A35",
    found:
      "A password from another site's leak signed in from anywhere; the owner got a mail " +
      "afterwards, or none.",
    fixed:
      "A right password on an unknown browser needs six digits from the account's " +
      "mailbox, three mails an hour at most, unless a second factor is set.",
  },
  {
    id: "A45",
    found:
      "A stolen session of any age turned mailed codes off where they were the only way in, and " +
      "turned-off codes counted as a way in when the last passkey was removed.",
    fixed: "Turned-off codes are no way in, and no client's change of a user takes the last one.",
  },
  {
    id: "A52",
    found:
      "An account that had added another person's address, without proving it, ended the sign-in " +
      "codes mailed there by resetting its own password, as often as its owner liked.",
    fixed: "Only codes to addresses that an account has proved end with its pending sign-ins.",
  },
  {
    id: "A56",
    found:
      "This wasn't me in the account settings kept the session of its browser, which a stranger's " +
      "command-line tool had as well if its owner had confirmed it there.",
    fixed: "The tool has a session of its own, which ends with those of other devices.",
  },
];
