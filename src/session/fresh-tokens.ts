import { REQUIRED_TOKEN_LIFE_MILLIS } from "../protocol/limits/calls.js";
import { CLOCK_SKEW_NOTICED_MILLIS } from "../protocol/limits/limits.js";
import type { Clock } from "../transport/clock.js";
import { lifeOf, readAccessToken } from "./access-token.js";
import { SessionError } from "./errors.js";
import { type FreshTokens, Session, type SessionOptions } from "./session.js";
import type { Tokens } from "./tokens.js";

interface FreshTokensOptions {
  /**
   * Exchanges a refresh token for an access token. Null if the service rejects it permanently;
   * throws if that is unknown, which leaves the session unchanged.
   */
  readonly refresh: (refreshToken: string) => Promise<string | null>;
  readonly clock: Pick<Clock, "now">;
  /** Runs a refresh while no other tab of the browser does. */
  readonly exclusively?: (run: () => Promise<string | null>) => Promise<string | null>;
}

/** Whether the tokens must be refreshed before use. Makes no call. */
export const isRefreshDue = ({ accessToken, refreshToken }: Tokens, now: number): boolean =>
  refreshToken !== null && lifeOf(accessToken, now) < REQUIRED_TOKEN_LIFE_MILLIS;

/** Creates the token refresh of one session. */
export function createFreshTokens({
  refresh,
  clock,
  exclusively = (run) => run(),
}: FreshTokensOptions): FreshTokens {
  /**
   * The service's clock minus this one's, from each new token: with a wrong device clock tokens
   * would always seem expired.
   */
  let skewMillis = 0;
  let inFlight:
    | { readonly refreshToken: string; readonly answer: Promise<string | null> }
    | undefined;
  const life = (accessToken: string | null) => lifeOf(accessToken, clock.now() + skewMillis);

  const fetch = async (session: Session, before: string | null, refreshToken: string) => {
    const now = session.tokens.accessToken;
    // One tab refreshes for all: the next one finds the new token. One of another session is used
    // by `freshTokens` with its own refresh token.
    const accessToken = (now !== before && now) || (await refresh(refreshToken));
    if (accessToken === null) {
      session.markInvalid({ accessToken: null, refreshToken }, true);
      return null;
    }
    const issuedAt = readAccessToken(accessToken)?.issuedAtMillis;
    const skew = issuedAt ? issuedAt - clock.now() : 0;
    skewMillis = Math.abs(skew) < CLOCK_SKEW_NOTICED_MILLIS ? 0 : skew;
    if (session.tokens.refreshToken === refreshToken)
      session.setTokens({ accessToken, refreshToken });
    return accessToken;
  };

  const shared = (session: Session, refreshToken: string): Promise<string | null> => {
    if (inFlight?.refreshToken === refreshToken) return inFlight.answer;
    const before = session.tokens.accessToken;
    // The new token is stored before another tab may look for it.
    const answer = exclusively(() => fetch(session, before, refreshToken)).finally(() => {
      if (inFlight?.answer === answer) inFlight = undefined;
    });
    inFlight = { refreshToken, answer };
    return answer;
  };

  return async function freshTokens(session) {
    const { accessToken, refreshToken } = session.tokens;
    // Without a refresh token an access token is used until it expires.
    if (
      accessToken !== null &&
      (refreshToken === null
        ? life(accessToken) > 0
        : life(accessToken) >= REQUIRED_TOKEN_LIFE_MILLIS)
    )
      return { accessToken, refreshToken };
    if (refreshToken === null) return null;
    const fresh = await shared(session, refreshToken);
    // The session changed during the refresh, so the result is not about its tokens.
    if (session.tokens.refreshToken !== refreshToken) return freshTokens(session);
    if (fresh === null) return null;
    if (life(fresh) < REQUIRED_TOKEN_LIFE_MILLIS) {
      throw new SessionError(
        "TOKEN_LIFE_TOO_SHORT",
        "A fresh access token already has less time left than the call needs, so it would " +
          "expire on the way. The session was kept. Configure the service to issue longer tokens.",
      );
    }
    return { accessToken: fresh, refreshToken };
  };
}

/** Creates a session with its token refresh. */
export const createSession = ({
  store,
  onEnd,
  ...options
}: FreshTokensOptions & Omit<SessionOptions, "freshTokens">): Session =>
  new Session({ store, onEnd, freshTokens: createFreshTokens(options) });
