import { keepFailure } from "../../cache/once.js";
import type { Tracked } from "../../cache/query.js";
import { settled } from "../../cache/settled.js";
import type { UserFields } from "../../resources/users/user-fields.js";
import type { SerializedUser } from "./serialized-app.js";

type Fields = UserFields<"client"> | null;

/** The live user of a loaded app. */
export interface CurrentUserReader {
  use(): Promise<Fields>;
  fill(fields: Fields): void;
  /** Shows fields that may be older than the last write, and reads them again. */
  suggest(fields: Fields): void;
  /** `onOtherSession` runs if something else changed the session, such as another tab. */
  subscribe(listener: () => void, onOtherSession?: () => void): () => void;
}

/** The session's cookie, which changes when another user signs in. */
export interface SessionCookie {
  get(): string | null;
  /** Changes when a server of the app has written for the user. */
  writes(): string | null;
  subscribe(listener: () => void): () => void;
}

/**
 * The current user of this page. Starts with the serialized user and loads the rest of the kit only
 * if another user signs in or no user was serialized. One exists per app and page; servers have
 * none.
 */
export interface UserStore {
  /** Accepts a serialized user: the first as it is, later ones if they differ. */
  receiveUser(user: SerializedUser): void;
  /** The promise to render. It is the same one until the user changes. */
  readonly use: () => Promise<Fields>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the user again after this page changed the session. */
  renew(): void;
  /** Connects the loaded app, which is authoritative from now on. */
  connect(reader: CurrentUserReader): void;
}

type Shown = Tracked<Fields>;

const ignore = (): void => {};

/**
 * `fetchUser` reads the user from the service. Without `cookie` tokens are not in cookies, so only
 * the loaded app notices other sessions. `onOtherSession` runs if another tab signed in or out,
 * since this page was rendered for the previous session.
 */
export function createUserStore(
  fetchUser: () => Promise<Fields>,
  cookie: SessionCookie | undefined,
  onOtherSession: (hadSession: boolean) => void,
): UserStore {
  const listeners = new Set<() => void>();
  const seen = new WeakSet<SerializedUser>();
  let shown: Shown | undefined;
  let shownCookie: string | null = null;
  let shownWrites: string | null | undefined;
  let reader: CurrentUserReader | undefined;
  let unwatch: (() => void) | undefined;

  const currentCookie = () => cookie?.get() ?? null;
  const isSameSession = () => currentCookie() === shownCookie;
  const isCurrent = () => isSameSession() && shownWrites === cookie?.writes();
  const show = (next: Shown): Shown => {
    shown = next;
    shownCookie = currentCookie();
    shownWrites = cookie?.writes();
    return next;
  };
  const publish = (next: Shown): void => {
    show(next);
    for (const listener of [...listeners]) listener();
  };
  const refetch = (): Shown => {
    const answer: Shown = keepFailure(fetchUser(), () => {
      if (shown === answer) shown = undefined;
    });
    return answer;
  };
  const readUser = (): Shown => (cookie && currentCookie() === null ? settled(null) : refetch());
  const checkSession = (): void => {
    if (isCurrent()) return;
    if (!isSameSession()) onOtherSession(shownCookie !== null);
    else if (shown?.status === "fulfilled") {
      // The old value stays while the newer one loads.
      const writes = cookie?.writes();
      const accept = (fields: Fields) => {
        if (!isSameSession()) return;
        acceptUpdate(fields);
        shownWrites = writes;
        checkSession();
      };
      return void readUser().then(accept, ignore);
    }
    publish(readUser());
  };
  const acceptUpdate = (fields: Fields): void => {
    if (shown?.status === "fulfilled" && JSON.stringify(shown.value) === JSON.stringify(fields))
      return;
    // It reads in turn with its writes.
    if (reader) return void reader.suggest(fields);
    const isKnown = isCurrent();
    publish(settled(fields));
    // It may have been rendered before the last write. A write that is not known is read anyway.
    shownWrites = undefined;
    if (isKnown) checkSession();
  };
  const watchLoaded = (loaded: CurrentUserReader): (() => void) => {
    let hadSession = false;
    const changed = () => {
      hadSession = shownCookie !== null;
      publish(loaded.use());
    };
    return loaded.subscribe(changed, () => onOtherSession(hadSession));
  };
  const watch = (): (() => void) => {
    // The session may have changed while there were no listeners.
    if (shown) queueMicrotask(checkSession);
    return reader ? watchLoaded(reader) : (cookie?.subscribe(checkSession) ?? ignore);
  };

  return {
    receiveUser: (user) => {
      if (seen.has(user)) return;
      seen.add(user);
      // A pending promise may never settle: Next first shows the prerendered page and then passes
      // another user. The browser reads the user itself if the server saw none but the page has a
      // session, such as an anonymous one.
      if (shown?.status === "fulfilled")
        // What React sends is no whole promise: its `then` returns nothing.
        return void Promise.resolve(user)
          .then((fields) => fields ?? readUser())
          .then(acceptUpdate, ignore);
      show(user);
      const readIfShown = () => shown === user && publish(readUser());
      // It also does if the server's read failed, or if the session ended since, as in another tab.
      user.then((fields) => cookie && !fields !== !currentCookie() && readIfShown(), readIfShown);
    },
    // Nothing watches the session before the page is shown.
    use: () => (shown && (unwatch || isSameSession()) ? shown : show(readUser())),
    subscribe: (listener) => {
      listeners.add(listener);
      unwatch ??= watch();
      return () => {
        listeners.delete(listener);
        if (listeners.size) return;
        unwatch?.();
        unwatch = undefined;
      };
    },
    renew: () => publish(refetch()),
    connect: (made) => {
      if (reader) return;
      reader = made;
      if (shown?.status === "fulfilled" && isCurrent()) reader.fill(shown.value ?? null);
      if (!unwatch) return;
      unwatch();
      unwatch = watch();
    },
  };
}
