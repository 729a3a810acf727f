/** A session of a user. */
export interface Session {
  /** Returns the session's tokens, or null values if it has ended. */
  getTokens(): Promise<{ accessToken: string | null; refreshToken: string | null }>;
}
