import type { QueryCache } from "../../cache/query-cache.js";
import type { LiveReads } from "../../environment/environment.js";
import type { Scope } from "../apps/core.js";
import type { CurrentUserReader } from "../browser/current-user-source.js";
import type { CurrentUsers } from "./current-user.js";

/** The live user of one session: follows both what is read and who is signed in. */
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
      // What was read or written while nobody followed was told to nobody.
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
