import type { Finding } from "./finding.js";

/** Administrators, support that acts as a user, and agents. */
export const ADMINISTRATOR_FINDINGS: readonly Finding[] = [
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
    id: "A48",
    found:
      "An admin made a super secret admin key in the console, and did by it what owners alone " +
      "may: delete the project, and export the hashes of passwords.",
    fixed: "In the console only owners make such keys.",
  },
  {
    id: "A54",
    found:
      "A stolen session of the console, or an agent, changed what the permission of all members " +
      "contains, and gave a user a permission in the whole app, which outlived it.",
    fixed:
      "Definitions of permissions, roles, default permissions and permissions in the whole app need " +
      "a sign-in within ten minutes, which agents never have.",
  },
  {
    id: "A55",
    found:
      "A stolen session of an owner made any account an owner of projects by server metadata of the " +
      "internal project, without a fresh sign-in, and no owner heard of it.",
    fixed:
      "Such metadata need a sign-in within ten minutes in the console, and are mailed to owners.",
  },
  {
    id: "A58",
    found:
      "A stolen session of the console, or an agent, let guests into the app, and people into teams " +
      "by an invitation of another or by their domain.",
    fixed: "These settings need a sign-in within ten minutes, which agents never have.",
  },
  {
    id: "A59",
    found:
      "A viewer of the console, or an agent, read codes with letters in the list of sent mails, and " +
      "signed in by them as users. Agents could turn such codes on.",
    fixed: "The list has the subjects of these mails without any code.",
  },
];
