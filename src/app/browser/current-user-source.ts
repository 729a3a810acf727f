import type { UserFields } from "../../resources/user-fields.js";
import type { SerializedUser } from "./serialized-app.js";

type Fields = UserFields<"client"> | null;

/** The live user of a loaded app. */
export interface CurrentUserReader {
  use(): Promise<Fields>;
  fill(fields: Fields): void;
  /** Also tells when the session changed from outside, as by another tab. */
  subscribe(listener: () => void, onOtherSession?: () => void): () => void;
}

/** The session's cookie, as far as one can tell from outside whether somebody else is signed in now. */
export interface SessionCookie {
  get(): string | null;
  subscribe(listener: () => void): () => void;
}

/**
 * Who is signed in on this page. Begins with what the server handed down, and does without the rest of the kit until
 * somebody else signs in or nothing was handed down. There is one for each app of a page; a server has none.
 */
export interface CurrentUserSource {
  /** Takes on what came with a page: the first time as it is, later where it says something new. */
  receiveUser(user: SerializedUser): void;
  /** The promise to show. The same one while nothing has changed. */
  readonly use: () => Promise<Fields>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Somebody else is signed in now, by the page's own doing. */
  renew(): void;
  /** The app has been loaded, by whatever part of the page: from now on it knows best. */
  connect(reader: CurrentUserReader): void;
}

/** A promise as React's `use` reads it: where `status` is there already, nothing suspends. */
type Shown = Promise<Fields> & { status?: string; value?: Fields };

const settled = (value: Fields): Shown =>
  Object.assign(Promise.resolve(value), { status: "fulfilled", value });

const ignore = (): void => {};

/** React looks for a failure again until it is shown, and would ask without end if it were gone. Whoever tries again later asks anew. */
const FAILURE_KEPT_MILLIS = 300;

/**
 * `ask` reads the user from the service. Without a `mark`, tokens are not kept in cookies, and only the loaded app can tell who is
 * signed in. `onOtherSession`: another tab signed somebody in or out, and this page was made for the one before, or for nobody.
 */
export function createCurrentUserSource(
  fetchUser: () => Promise<Fields>,
  cookie: SessionCookie | undefined,
  onOtherSession: (hadSession: boolean) => void,
): CurrentUserSource {
  const listeners = new Set<() => void>();
  const seen = new WeakSet<SerializedUser>();
  let shown: Shown | undefined;
  let shownCookie: string | null = null;
  let reader: CurrentUserReader | undefined;
  let unwatch: (() => void) | undefined;

  const currentCookie = () => cookie?.get() ?? null;
  const isSameSession = () => currentCookie() === shownCookie;
  const show = (next: Shown): Shown => {
    shown = next;
    shownCookie = currentCookie();
    return next;
  };
  const publish = (next: Shown): void => {
    show(next);
    for (const listener of [...listeners]) listener();
  };
  const refetch = (): Shown => {
    const answer = fetchUser();
    const forget = () => {
      if (shown === answer) shown = undefined;
    };
    answer.catch(() => setTimeout(forget, FAILURE_KEPT_MILLIS));
    return answer;
  };
  const readUser = (): Shown => (cookie && currentCookie() === null ? settled(null) : refetch());
  const checkSession = (): void => {
    if (isSameSession()) return;
    const hadSession = shownCookie !== null;
    publish(readUser());
    onOtherSession(hadSession);
  };
  const acceptUpdate = (fields: Fields): void => {
    if (shown?.status === "fulfilled" && JSON.stringify(shown.value) === JSON.stringify(fields))
      return;
    if (reader) reader.fill(fields);
    else publish(settled(fields));
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
    // Somebody may have signed in or out while nobody was looking.
    if (shown) queueMicrotask(checkSession);
    return reader ? watchLoaded(reader) : (cookie?.subscribe(checkSession) ?? ignore);
  };

  return {
    receiveUser: (user) => {
      if (seen.has(user)) return;
      seen.add(user);
      // One that is not there yet may never come: Next first shows what it rendered ahead, and then hands down another.
      if (shown?.status === "fulfilled") return void user.then(acceptUpdate, ignore);
      show(user);
      const refetchIfShown = () => shown === user && publish(refetch());
      // Where the server could not tell, the browser asks for itself, and nobody is signed out for it. The same where it told
      // of nobody and the page has a session: an anonymous one, perhaps.
      user.then(
        (fields) => fields === null && shownCookie !== null && refetchIfShown(),
        refetchIfShown,
      );
    },
    use: () => shown ?? show(readUser()),
    subscribe: (listener) => {
      listeners.add(listener);
      unwatch ??= watch();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unwatch?.();
        unwatch = undefined;
      };
    },
    renew: () => publish(refetch()),
    connect: (made) => {
      if (reader) return;
      reader = made;
      if (shown?.status === "fulfilled" && isSameSession()) reader.fill(shown.value ?? null);
      if (!unwatch) return;
      unwatch();
      unwatch = watch();
    },
  };
}
