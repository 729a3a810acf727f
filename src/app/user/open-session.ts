import { environment } from "#environment";
import { createCookieStore } from "../../session/cookie-store.js";
import { createSession } from "../../session/fresh-tokens.js";
import { createRequestStore } from "../../session/request-store.js";
import type { Session } from "../../session/session.js";
import { createMemoryStore, type TokenStore } from "../../session/token-store.js";
import type { Clock } from "../../transport/clock.js";
import { UsageError } from "../../transport/usage-error.js";
import { isTokenPair, type TokenStoreChoice } from "../config/token-store-choice.js";
import { putNote, SESSION_ENDED_NOTE, takeNote } from "../sign-in/tab-notes.js";

interface OpenOptions {
  readonly projectId: string;
  readonly clock: Clock;
  readonly refresh: (refreshToken: string) => Promise<string | null>;
  /** The scope of the `"memory"` store. */
  readonly memory: object;
}

interface Opened {
  /** The owner of the session: equal objects share one session. */
  readonly scope: object;
  /** Whether it outlives a request, so that a server must not cache its reads. */
  readonly lasting: boolean;
  readonly open: () => Session;
}

/**
 * Opens the session of a token store. Throws `NO_TOKEN_STORE` for null and `STORE_NOT_ON_SERVER` if
 * there are no cookies.
 */
export async function openSession(
  choice: TokenStoreChoice,
  { projectId, clock, refresh, memory }: OpenOptions,
): Promise<Opened> {
  const opened = (
    scope: object,
    lasting: boolean,
    store: () => TokenStore,
    onEnd?: (isEnded: boolean) => void,
  ): Opened => ({
    scope,
    lasting,
    open: () =>
      createSession({
        store: store(),
        clock,
        refresh,
        exclusively: (run) => environment.runExclusively(`stackkit-refresh-${projectId}`, run),
        onEnd,
      }),
  });
  if (choice === null) {
    throw new UsageError(
      "NO_TOKEN_STORE",
      "The app has tokenStore: null and thus no current user, but a function of the " +
        `current user was called. Create the app with tokenStore: "nextjs-cookie", or pass a ` +
        "store to the call: getUser({ tokenStore: request }).",
    );
  }
  if (choice === "memory") return opened(memory, true, createMemoryStore);
  if (typeof choice === "object")
    return opened(choice, false, () =>
      isTokenPair(choice) ? createMemoryStore(choice) : createRequestStore(choice, projectId),
    );
  if (choice === "cookie" && environment.world !== "browser") {
    throw new UsageError(
      "STORE_NOT_ON_SERVER",
      `The token store "cookie" is for browsers, but was used on a server, which serves ` +
        `many users. Use "nextjs-cookie", which works on both sides.`,
    );
  }
  const { jar, scope } = await environment.cookies();
  const isBrowser = environment.world === "browser";
  return opened(
    scope,
    false,
    () => createCookieStore({ jar, projectId, marksHttps: isBrowser }),
    isBrowser ? noteEnd : undefined,
  );
}

/** The sign-in page may be opened later, by a link or by the proxy. */
function noteEnd(isEnded: boolean): void {
  if (isEnded) putNote(SESSION_ENDED_NOTE, "1");
  else takeNote(SESSION_ENDED_NOTE);
}
