import type { SessionActor } from "@stackkit/next/protocol/internal";
import type { JWK } from "jose";
import type { Database } from "../../db/database.js";

/** The claims of an access token. */
export interface AccessToken {
  readonly projectId: string;
  readonly userId: string;
  /** Missing in tokens of an older format. */
  readonly sessionId: string | undefined;
  readonly expiresAtMillis: number;
  /** Who acts besides the user. */
  readonly actor: SessionActor | undefined;
}

/** What an access token states about its user. */
export interface TokenSubject {
  readonly displayName: string | null;
  readonly primaryEmail: string | null;
  readonly primaryEmailVerified: boolean;
  readonly selectedTeamId: string | null;
  readonly signedUpAtMillis: number;
  readonly isAnonymous: boolean;
  readonly isMultiFactorRequired: boolean;
}

/** A token to be signed. */
export interface TokenDraft {
  readonly projectId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly user: TokenSubject;
  readonly actor?: SessionActor | undefined;
}

export type TokenReading =
  | { readonly token: AccessToken }
  | { readonly problem: "unparsable" }
  | { readonly problem: "expired"; readonly expiredAtMillis: number };

export interface Tokens {
  /**
   * Signs a token. `conn` is the transaction that creates the session: SQLite's single connection
   * must not wait for itself.
   */
  issue(token: TokenDraft, conn?: Database): Promise<string>;
  read(text: string): Promise<TokenReading>;
  /** A project's public keys, including retired ones with valid tokens. */
  publicKeys(projectId: string): Promise<JWK[]>;
  /** Generates a new signing key; existing tokens stay valid until they expire. */
  rotate(projectId: string, conn?: Database): Promise<string>;
  /** Ends a key with all its tokens. Other instances notice within half a minute. */
  withdraw(projectId: string, kid: string, conn?: Database): Promise<void>;
}
