import type { Finding } from "./finding.js";

/** What one customer of one provider, or one signed-in user, could use up for everybody. */
export const LIMIT_FINDINGS: readonly Finding[] = [
  {
    id: "E1",
    found:
      "Who had the password guessed an authenticator app's codes for ever, 57,600 a day, " +
      "without a notice.",
    fixed:
      "After a hundred wrong codes in a row each further one waits, up to a day, and ten " +
      "send the owner a notice.",
  },
  {
    id: "E6",
    found:
      "An IPv6 customer with 256 networks had 256 times each limit, and guessed mailed " +
      "codes over all accounts.",
    fixed:
      "Limits count the /24, /56 and /48 too, and many wrong codes in a project give its " +
      "next codes letters.",
  },
  {
    id: "E22",
    found:
      "One customer's networks used up an account's total everywhere, and sent an " +
      "address 2,304 mails a day.",
    fixed:
      "One customer has half of the total at most, refused requests count nowhere, and " +
      "strangers send 40 mails a day.",
  },
  {
    id: "E5",
    found:
      "68 idle connections of one signed-in user, or 1,024 without a session, took sign-in away " +
      "from everybody.",
    fixed:
      "Bodies count as they come and at a minimum rate, users have a share beside " +
      "networks, and small bodies are never refused.",
  },
  {
    id: "E20",
    found: "256 networks of one customer kept every right password out of the queue for hashing.",
    fixed:
      "The queue takes customers in turns, whatever networks they have, and keeps half " +
      "of its places for known senders.",
  },
  {
    id: "E17",
    found:
      "Each change of a name wrote 0.9 MB into the webhook queue, without a limit, for " +
      "30 days: 82 GB an hour.",
    fixed:
      "Events carry no uploaded picture, unsent updates become one, sent bodies go, " +
      "queues have a bound, and so have a user's changes.",
  },
  {
    id: "E8",
    found: "Imported scrypt parameters that cannot run ended each sign-in with an error.",
    fixed: "The import refuses them, and a hash that throws is a mismatch.",
  },
  {
    id: "E11",
    found: "Cells of an import's report could be formulas of a spreadsheet.",
    fixed: "Such cells begin with an apostrophe.",
  },
  {
    id: "E9",
    found: "After an import the time of a wrong password told who has an account.",
    fixed:
      "While a project has imported hashes, each wrong password is compared with one of " +
      "them and with one of the service's own.",
  },
  {
    id: "E10",
    found: "The last administrator of a team demoted herself or left, and no one managed it.",
    fixed: "Who alone manages members first gives someone else the role.",
  },
  {
    id: "E14",
    found:
      "Invitations carried a stranger's links in their subject and text, from an " +
      "unverified account, without a limit.",
    fixed:
      "Who invites has a verified address, names in mails lose what looks like a link, " +
      "and one sender's invitations have a limit.",
  },
  {
    id: "E15",
    found: "A removed member came back with a second invitation.",
    fixed:
      "Removing a member withdraws the team's open invitations to the member's addresses, and to the " +
      "one that they were invited by.",
  },
  {
    id: "E25",
    found: "A moderator who may remove members removed the administrator.",
    fixed: "Removing a member needs the rank that demoting needs.",
  },
  {
    id: "E26",
    found:
      "One header at the console made anyone count as a server: no limit of networks, a place " +
      "among known senders in the queue of hashes, and no address in the events.",
    fixed: "The console and the endpoint of agents refuse requests that name an access type.",
  },
  {
    id: "E27",
    found:
      "An administrator, or an agent by their key, sent invitations, mails again and tests of " +
      "an endpoint without an end from many networks.",
    fixed: "Mails and tests are counted for the administrator, who shares it with their agents.",
  },
  {
    id: "E28",
    found:
      "Guesses at the six digits of sign-up mails counted nowhere, so that someone with many " +
      "accounts proved an address without its mailbox.",
    fixed:
      "They count with the guesses at other codes, and after too many these mails have a link " +
      "alone.",
  },
  {
    id: "E29",
    found:
      "The open invitations of a removed member counted towards the team's limit, and no list had " +
      "them: five hundred kept the team from inviting for a week.",
    fixed: "At the limit, those of members who may no longer invite are deleted.",
  },
  {
    id: "E30",
    found:
      "Requests to join a team counted towards its limit after their accounts had lost the address, " +
      "and no list had them: two hundred accounts of one mailbox kept all colleagues out.",
    fixed: "At the limit, those of people without an address of the team's domains are deleted.",
  },
  {
    id: "E31",
    found:
      "An agent of support lifted the limits of an account without an end, the wait after wrong " +
      "codes of an authenticator app included, so that someone beside it guessed on.",
    fixed:
      "An account's limits are lifted five times a day, and an administrator with their agents " +
      "lifts thirty an hour. Each time, ten more wrong codes are mailed to the owner.",
  },
  {
    id: "E32",
    found:
      "Who added another person's address to an account, without proving it, and turned advertising " +
      "off there, refused the mails of the app that waited for that person.",
    fixed: "Only mails to addresses that the account has proved are refused.",
  },
  {
    id: "A53",
    found:
      "60 sign-ups an hour with an address, from three networks, kept it from signing up by password.",
    fixed:
      "Sign-ups with an address are counted by network alone: mails to it, and guesses of its " +
      "passwords, have totals of their own.",
  },
];
