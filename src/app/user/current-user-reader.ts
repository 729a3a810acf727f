import type { QueryCache } from "../../cache/query-cache.js";
import type { LiveReads } from "../../environment/environment.js";
import type { Scope } from "../apps/core.js";
import type { CurrentUserReader } from "../browser/user-store.js";
import type { CurrentUsers } from "./current-user.js";

/** Creates the live user of a session. Follows both its reads and changes of the session. */
export function createCurrentUserReader(
  scope: Scope<"client">,
  users: CurrentUsers<"client">,
): CurrentUserReader {
  const cache = scope.reads as QueryCache & LiveReads;
  return {
    use: () => cache.use(users.query(scope)),
    fill: (fields) => cache.fill(users.query(scope), fields),
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
      return () => {
        stop();
        stopSession();
      };
    },
  };
}
