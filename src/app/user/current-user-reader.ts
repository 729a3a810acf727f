import { environment } from "#environment";
import type { QueryCache } from "../../cache/query-cache.js";
import type { LiveReads } from "../../environment/environment.js";
import { WRITES_COOKIE } from "../../protocol/session-cookie.js";
import type { Scope } from "../apps/core.js";
import type { CurrentUserReader } from "../browser/user-store.js";
import type { CurrentUsers } from "./current-user.js";

/** Follows what servers of the app write for this browser's user, from now on. */
function createWrites(): { follow(listener: () => void): () => void } {
  const jar = environment.pageJar?.();
  const current = () => jar?.get(WRITES_COOKIE);
  let seen = current();
  return {
    follow: (listener) => {
      const check = () => {
        const value = current();
        if (value === seen) return;
        seen = value;
        listener();
      };
      // The server may have written while nothing was shown.
      queueMicrotask(check);
      return jar?.subscribe?.(check) ?? (() => {});
    },
  };
}

/** Creates the live user of a session. Follows both its reads and changes of the session. */
export function createCurrentUserReader(
  scope: Scope<"client">,
  users: CurrentUsers<"client">,
): CurrentUserReader {
  const cache = scope.reads as QueryCache & LiveReads;
  const writes = createWrites();
  return {
    use: () => cache.use(users.query(scope)),
    fill: (fields) => cache.fill(users.query(scope), fields),
    suggest: (fields) => {
      const query = users.query(scope);
      cache.fill(query, fields);
      cache.stale(query.kinds);
    },
    subscribe: (listener, onOtherSession) => {
      let stop = cache.subscribe(users.query(scope), listener);
      // Reads and writes before the subscription notified no listener.
      queueMicrotask(() => cache.peek(users.query(scope)) !== undefined && listener());
      const stopSession = scope.session.onChange((byOthers) => {
        stop();
        stop = cache.subscribe(users.query(scope), listener);
        listener();
        if (byOthers) onOtherSession?.();
      });
      const stopWrites = writes.follow(() => cache.stale());
      return () => {
        stop();
        stopSession();
        stopWrites();
      };
    },
  };
}
