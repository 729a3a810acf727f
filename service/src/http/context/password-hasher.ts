import type { RequestInfo } from "../request-info.js";

export interface PasswordCheck {
  readonly matches: boolean;
  /** The hash has outdated parameters and should be replaced. */
  readonly outdated: boolean;
}

/** Hashes and compares passwords. Both throw a plain 503 if the queue is too long. */
export interface PasswordHasher {
  hash(info: RequestInfo, password: string): Promise<string>;
  /** Compares a password with a hash, or with a dummy of the same cost for `null`. */
  verify(info: RequestInfo, password: string, passwordHash: string | null): Promise<PasswordCheck>;
}
