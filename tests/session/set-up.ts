import { vi } from "vitest";
import { createSession } from "../../src/session/fresh-tokens.js";
import { createMemoryStore, type TokenStore } from "../../src/session/token-store.js";
import { createManualClock } from "../support/manual-clock.js";
import { accessTokenOf } from "../support/tokens.js";

export const TEN_MINUTES = 600_000;

type Refresh = (refreshToken: string) => Promise<string | null>;

/** A session that holds an access token with this much life, and whose refresh the test answers. */
export function signedIn({
  lifeMillis = TEN_MINUTES,
  store,
}: {
  lifeMillis?: number;
  store?: TokenStore;
} = {}) {
  const time = createManualClock();
  const refresh = vi.fn<Refresh>();
  const accessToken = accessTokenOf({ lifeMillis, now: time.now() });
  const kept = store ?? createMemoryStore({ accessToken, refreshToken: "r1" });
  const fresh = () => accessTokenOf({ lifeMillis: TEN_MINUTES, now: time.now(), user: "fresh" });
  return {
    time,
    accessToken,
    refresh,
    fresh,
    store: kept,
    session: createSession({ store: kept, refresh, clock: time }),
  };
}
