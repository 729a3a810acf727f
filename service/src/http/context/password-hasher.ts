import type { RequestInfo } from "../request-info.js";

export interface PasswordCheck {
  readonly matches: boolean;
  /** The hash has outdated parameters and should be replaced. */
  readonly outdated: boolean;
}

/** The request for which a password is hashed. */
export interface HashTurn {
  readonly info: RequestInfo;
  /**
   * Whether the request proved who sends it, or comes from where the account's owner signed in
   * before. Those have places of their own in the queue.
   */
  readonly isKnown?: () => boolean | Promise<boolean>;
}

/** The turn of a request that has proved who sends it. */
export const proved = (info: RequestInfo): HashTurn => ({ info, isKnown: () => true });

/** Hashes and compares passwords. Both throw a plain 503 if the queue is too long. */
export interface PasswordHasher {
  hash(turn: HashTurn, password: string): Promise<string>;
  /** Compares a password with a hash, or with a dummy of the same cost for `null`. */
  verify(turn: HashTurn, password: string, passwordHash: string | null): Promise<PasswordCheck>;
}
