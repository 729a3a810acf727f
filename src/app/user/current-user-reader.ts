import { environment } from "#environment";
import type { QueryCache } from "../../cache/query-cache.js";
import type { LiveReads } from "../../environment/environment.js";
import { WRITES_COOKIE } from "../../protocol/session-cookie.js";
import type { Scope } from "../apps/core.js";
import type { CurrentUserReader } from "../browser/user-store.js";
import type { CurrentUsers } from "./current-user.js";

/** Calls `listener` when a server of the app has written for this browser's user. */
function followWrites(listener: () => void): () => void {
  const jar = environment.pageJar?.();
  if (jar === undefined) return () => {};
  const current = () => jar.get(WRITES_COOKIE);
  seen ??= { value: current() };
  const check = () => {
    const value = current();
    if (value === seen?.value) return;
    seen = { value };
    listener();
  };
  // The server may have written while nothing was shown.
  queueMicrotask(check);
  return jar.subscribe?.(check) ?? (() => {});
}

/** What the page has seen last. Browsers only: there is one user. */
let seen: { readonly value: string | null } | undefined;

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
      const stopWrites = followWrites(() => cache.stale());
      return () => {
        stop();
        stopSession();
        stopWrites();
      };
    },
  };
}
