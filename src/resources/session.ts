/** A session that a server has made for a user. */
export interface Session {
  /** Tokens of the session: `null` where it has none any more. */
  getTokens(): Promise<{ accessToken: string | null; refreshToken: string | null }>;
}
