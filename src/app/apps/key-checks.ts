import type { Access } from "../../access/access.js";
import { isKnownError } from "../../protocol/errors/index.js";
import { teamApiKeys, userApiKeys } from "../../protocol/records/owner-key.js";
import type { AppContext } from "../../resources/app-context.js";
import { type TeamApiKey, type UserApiKey, withKeyActions } from "../../resources/owner-key.js";
import type { ServerTeam, ServerUser } from "../../resources/people.js";

/** The API key of a request, such as the token of its `Authorization` header. */
export interface ByApiKey {
  /** What the request carries; nothing is no key. */
  readonly apiKey: string | null | undefined;
}
/**
 * A user whose API key a request carries.
 * @interface
 */
export type ServerUserWithApiKey = ServerUser & {
  /** The key of the request. */
  readonly apiKey: UserApiKey;
};
/** A team whose API key a request carries. */
export interface ServerTeamWithApiKey extends ServerTeam {
  /** The key of the request. */
  readonly apiKey: TeamApiKey;
}

/** A missing key must not read the signed-in user in its place. */
export const isByApiKey = (which: unknown): which is ByApiKey =>
  typeof which === "object" && which !== null && "apiKey" in which;

/** How long an accepted key is not checked again: the most that a revoked one still works. */
export const KEY_CHECK_LIFE_MILLIS = 30_000;
const MAX_KEYS = 1000;

/** No key is longer. */
const MAX_KEY_LENGTH = 200;

interface Checked<K> {
  readonly at: number;
  readonly key: Promise<K | null>;
}

/** Remembers the accepted ones of the keys that an app's requests carry. */
export interface KeyChecks {
  /** The key of a user, or null if the text is none that is accepted. */
  user(access: Access<"server">, text: unknown): Promise<UserApiKey | null>;
  /** The key of a team, or null if the text is none that is accepted. */
  team(access: Access<"server">, text: unknown): Promise<TeamApiKey | null>;
}

/** Creates the checks of one app. Keys of the hosted service may have another checksum. */
export function createKeyChecks(context: Pick<AppContext, "now">): KeyChecks {
  const checkerOf = <K extends UserApiKey | TeamApiKey>(type: K["type"]) => {
    const { check } = type === "user" ? userApiKeys : teamApiKeys;
    const known = new Map<string, Checked<K>>();
    const ask = async (access: Access<"server">, apiKey: string): Promise<K | null> => {
      try {
        const fields = await access.run(check, { body: { apiKey } });
        return withKeyActions(access, context, fields) as unknown as K;
      } catch (error) {
        if (isKnownError(error, "API_KEY_NOT_FOUND")) return null;
        throw error;
      }
    };
    return async (access: Access<"server">, text: unknown): Promise<K | null> => {
      if (typeof text !== "string" || text.length > MAX_KEY_LENGTH || !/^[sp]k_\w+$/.test(text))
        return null;
      const now = context.now();
      const before = known.get(text);
      // A clock that was set back must not keep a revoked key.
      if (before && Math.abs(now - before.at) < KEY_CHECK_LIFE_MILLIS) {
        const key = await before.key;
        return key?.isValid() ? key : null;
      }
      const checked = { at: now, key: ask(access, text) };
      known.delete(text);
      known.set(text, checked);
      const forget = () => known.get(text) === checked && known.delete(text);
      for (const oldest of known.keys()) {
        if (known.size <= MAX_KEYS) break;
        known.delete(oldest);
      }
      try {
        const key = await checked.key;
        // Guesses must not push accepted keys out.
        if (key === null) forget();
        return key;
      } catch (error) {
        forget();
        throw error;
      }
    };
  };
  return { user: checkerOf<UserApiKey>("user"), team: checkerOf<TeamApiKey>("team") };
}
