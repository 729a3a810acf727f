import { REQUIRED_TOKEN_LIFE_MILLIS } from "../protocol/limits/calls.js";
import { CLOCK_SKEW_NOTICED_MILLIS } from "../protocol/limits/limits.js";
import type { Clock } from "../transport/clock.js";
import { lifeOf, readAccessToken } from "./access-token.js";
import { SessionError } from "./errors.js";
import { type FreshTokens, Session } from "./session.js";
import type { TokenStore } from "./token-store.js";
import type { Tokens } from "./tokens.js";

interface FreshTokensOptions {
  /**
   * Trades a refresh token for an access token. Answers null where the service refused for good; throws where it
   * cannot be known, which leaves the session as it is.
   */
  readonly refresh: (refreshToken: string) => Promise<string | null>;
  readonly clock: Pick<Clock, "now">;
}

/** Whether the tokens must be refreshed before use. Makes no call. */
export const isRefreshDue = ({ accessToken, refreshToken }: Tokens, now: number): boolean =>
  refreshToken !== null && lifeOf(accessToken, now) < REQUIRED_TOKEN_LIFE_MILLIS;

/** Makes the part of one session that asks the service for fresh tokens. */
export function createFreshTokens({ refresh, clock }: FreshTokensOptions): FreshTokens {
  /** The service's clock less this one's, learnt from each fresh token: a device whose clock is wrong would refresh without end. */
  let skewMillis = 0;
  let inFlight:
    | { readonly refreshToken: string; readonly answer: Promise<string | null> }
    | undefined;
  const life = (accessToken: string | null) => lifeOf(accessToken, clock.now() + skewMillis);

  const fetch = async (session: Session, refreshToken: string): Promise<string | null> => {
    const accessToken = await refresh(refreshToken);
    if (accessToken === null) {
      session.markInvalid({ accessToken: null, refreshToken });
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
    const answer = fetch(session, refreshToken).finally(() => {
      if (inFlight?.answer === answer) inFlight = undefined;
    });
    inFlight = { refreshToken, answer };
    return answer;
  };

  return async function freshTokens(session) {
    const { accessToken, refreshToken } = session.tokens;
    // Without a refresh token there is nothing better to be had, so an access token serves to its end.
    if (
      accessToken !== null &&
      (refreshToken === null
        ? life(accessToken) > 0
        : life(accessToken) >= REQUIRED_TOKEN_LIFE_MILLIS)
    )
      return { accessToken, refreshToken };
    if (refreshToken === null) return null;
    const fresh = await shared(session, refreshToken);
    // Somebody signed in or out meanwhile: the answer is about tokens that are no longer these.
    if (session.tokens.refreshToken !== refreshToken) return freshTokens(session);
    if (fresh === null) return null;
    if (life(fresh) < REQUIRED_TOKEN_LIFE_MILLIS) {
      throw new SessionError(
        "TOKEN_LIFE_TOO_SHORT",
        "A fresh access token already has less life left than the call needs, so it would end on its way; the session was kept. Let the service issue longer tokens.",
      );
    }
    return { accessToken: fresh, refreshToken };
  };
}

/** A session whose parts are all at hand. */
export const createSession = ({
  store,
  ...options
}: FreshTokensOptions & { readonly store: TokenStore }): Session =>
  new Session({ store, freshTokens: createFreshTokens(options) });
