import type { Finding } from "./finding.js";

/** Section A: accounts, sign-in methods, notices, invitations. */
export const ACCOUNT_FINDINGS: readonly Finding[] = [
  {
    id: "A1",
    found:
      "Someone who signed up with another person's address stayed in the account by " +
      "passkey, provider or second address after the owner's reset.",
    fixed:
      "The first proof of an address suspends everything added before; unverified " +
      "addresses open by their own password only.",
  },
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
    id: "A3",
    found:
      "Notices carried 250 mails in 3.5 s, with a name as the sender's own text, to an " +
      "address that nobody had verified.",
    fixed:
      "Notices go to verified addresses, eight of a kind in 15 minutes, names are one " +
      "short line, and clients make only verified addresses primary.",
  },
  {
    id: "A4",
    found:
      "Adding an address revealed without a limit whether it has an account, and took it " +
      "before its owner came.",
    fixed:
      "Adding is limited and always answers alike; another account's address is reported " +
      "at verification, and an unverified one blocks nobody.",
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
    id: "A7",
    found:
      "An access token alone added passkeys, addresses and provider accounts and removed " +
      "the second factor, however old its sign-in.",
    fixed:
      "These changes need a sign-in within ten minutes, checked again in their " +
      "transaction; a second factor's secret has at least 16 bytes.",
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
    id: "A20",
    found:
      "Verifying on the phone what was signed up on the laptop deleted the password and " +
      "the laptop's session, and no mail said so.",
    fixed:
      "A proof from an unknown browser suspends, mails the owner, and one code from the " +
      "mailbox gives everything back.",
  },
  {
    id: "A21",
    found:
      "Three sign-ups of a stranger ended the owner's own claim, also after the owner " +
      "had proved the address.",
    fixed:
      "A flood ends its own newest unused claims, and a proof of a sign-up address gives " +
      "the sign-in back.",
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
    id: "A31",
    found:
      "With ten minutes of a stolen session an account changed hands, by a new address, " +
      "without one mail to its owner.",
    fixed:
      "Each change of protection is mailed to all verified addresses, and to those that " +
      "left within two weeks, with a link that undoes what was changed and mails a new " +
      "password to the oldest address.",
  },
  {
    id: "A32",
    found: "A stolen session of any age deleted the account and removed its passkey.",
    fixed: "Both need a sign-in within ten minutes, as a new primary address does.",
  },
  {
    id: "A33",
    found:
      "The first sign-in by a mailed code, a provider or a reset opened the oldest " +
      "account that claimed the address, with a stranger's name, metadata and teams, and " +
      "not as a new user.",
    fixed:
      "A browser that none of them knows chooses, by what the service knows of each, and " +
      "clients without the question get a new account.",
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
    id: "A36",
    found:
      "An impersonating administrator could set a password, add an address or delete the " +
      "account, and neither the audit nor the events told the two apart.",
    fixed:
      "A session knows who acts in it. One table refuses such sessions what protects the " +
      "account, and audit and events carry both ids.",
  },
  {
    id: "A37",
    found:
      "An agent, or someone at an administrator's open console, gave a user a password by " +
      "its hash, an address that signs in, or the project another mail server.",
    fixed:
      "What is no profile of a user, every change of addresses, and settings that decide who " +
      "gets in need a sign-in within ten minutes, which agents never have.",
  },
  {
    id: "A38",
    found:
      "An agent signed every user out at once, and resumed a deletion that an administrator had " +
      "paused.",
    fixed: "Jobs that sign people out, and resuming one, need a sign-in within ten minutes.",
  },
  {
    id: "A39",
    found:
      "Strangers changed the addresses of older accounts to an unproved owner's, without the " +
      "limits of a sign-up, and her password was compared no more.",
    fixed:
      "A change that makes an address sign in needs the same room as a sign-up with it, else it " +
      "is refused.",
  },
  {
    id: "A40",
    found:
      "A stranger's sign-up with an address kept its verified owner out of an import, " +
      "and the second run of an import brought back a user who had deleted the account.",
    fixed:
      "A verified address of an import ends the claims on it, only a verified holder " +
      "keeps it, and ids of deleted users stay known.",
  },
  {
    id: "A41",
    found:
      "A stolen session of any age added and proved an address, which could then undo the " +
      "owner's changes, and in an account that had proved none became the way in.",
    fixed:
      "Only addresses that signed in or were primary before the changes undo them, and an " +
      "objection makes no other one a way in.",
  },
  {
    id: "A42",
    found:
      "Support that acted as a user connected a provider account of its own by the address that " +
      "older clients open, handed the session to a command-line tool unaudited, and took a guest's " +
      "account by a sign-up.",
    fixed:
      "A token in an address or a body is refused like one in a header, and who acts as a guest " +
      "signs up for themselves.",
  },
  {
    id: "A43",
    found:
      "A slash after the path let a password alone into the console of an administrator with a " +
      "passkey, as digits from the mailbox did, and a made-up project reset the count of tries.",
    fixed:
      "Only the passkey itself or the code of an authenticator app opens it where there is one, and " +
      "tries count by the project of the account.",
  },
  {
    id: "A44",
    found:
      "A password alone signed an administrator with a passkey in at the API of apps, where it added " +
      "an authenticator app, and the token of that session opened the console as its cookie.",
    fixed:
      "Users of the internal project who have a factor need it wherever they sign in, except on the " +
      "service's own machine.",
  },
  {
    id: "A45",
    found:
      "A stolen session of any age turned mailed codes off where they were the only way in, and " +
      "turned-off codes counted as a way in when the last passkey was removed.",
    fixed: "Turned-off codes are no way in, and no client's change of a user takes the last one.",
  },
  {
    id: "A46",
    found:
      "Passkeys, provider accounts, addresses, a password or a second factor that someone had added to " +
      "a guest's account opened or closed it after another person signed up in the same browser.",
    fixed: "A sign-up suspends a guest's ways in, and a code from the mailbox gives them back.",
  },
  {
    id: "A47",
    found:
      "A code that a thief had fetched opened a session of a year for five minutes after the owner " +
      "had disconnected the thief's provider account.",
    fixed: "Disconnecting a provider account deletes the codes that wait.",
  },
];
