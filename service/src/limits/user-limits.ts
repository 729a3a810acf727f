import { MINUTE } from "../core/time.js";

/** What one signed-in user or API key does, wherever from. */
export const USER_LIMITS = {
  /** Writes, whatever they change. */
  writes: { most: 120, windowMillis: 5 * MINUTE },
  /** Requests to other hosts that an administrator's test or check makes. */
  checks: { most: 30, windowMillis: 5 * MINUTE },
  /** Mails that an administrator sends from the console, keys of agents included. */
  mailsOfConsole: { most: 60, windowMillis: 15 * MINUTE },
  /** Accounts whose limits an administrator lifts, keys of agents included. */
  liftedAccounts: { most: 30, windowMillis: 60 * MINUTE },
  /** How often the limits of one account are lifted: each time gives a guesser new tries. */
  liftedLimits: { most: 5, windowMillis: 24 * 60 * MINUTE },
  /** Invitations, which carry names of the sender's choice to strangers. */
  invitations: { most: 50, windowMillis: 60 * MINUTE },
  /** Domains that someone adds to teams, or looks for records of. */
  teamDomains: { most: 60, windowMillis: 60 * MINUTE },
  /** Offers that someone accepts, which may ask a team's administrators. */
  teamOffers: { most: 50, windowMillis: 60 * MINUTE },
  /** Checks of one API key. The kit remembers each for half a minute, so apps stay far below. */
  keyChecks: { most: 600, windowMillis: MINUTE },
  /** Calls of one agent's key. */
  agentCalls: { most: 300, windowMillis: 5 * MINUTE },
  /** Calls that send mails of an app, each to up to 100 users. */
  mailsOfApp: { most: 1200, windowMillis: 5 * MINUTE },
  /** Mailed codes for a right password on an unknown browser. */
  deviceCodes: { most: 3, windowMillis: 60 * MINUTE },
} as const;
