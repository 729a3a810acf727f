import type { UserFields } from "../../resources/user-fields.js";
import type { HandedUser } from "./serialized-app.js";

type Fields = UserFields<"client"> | null;

/** The live user of a loaded app. */
export interface CurrentUserReader {
  use(): Promise<Fields>;
  fill(fields: Fields): void;
  /** Also tells when the session changed from outside, as by another tab. */
  subscribe(listener: () => void, onOtherSession?: () => void): () => void;
}

/** The session's cookie, as far as one can tell from outside whether somebody else is signed in now. */
export interface SessionMark {
  get(): string | null;
  subscribe(listener: () => void): () => void;
}

/**
 * Who is signed in on this page. Begins with what the server handed down, and does without the rest of the kit until
 * somebody else signs in or nothing was handed down. There is one for each app of a page; a server has none.
 */
export interface CurrentUserSource {
  /** Takes on what came with a page: the first time as it is, later where it says something new. */
  handDown(user: HandedUser): void;
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
  ask: () => Promise<Fields>,
  mark: SessionMark | undefined,
  onOtherSession: (hadSession: boolean) => void,
): CurrentUserSource {
  const listeners = new Set<() => void>();
  const seen = new WeakSet<HandedUser>();
  let shown: Shown | undefined;
  let marked: string | null = null;
  let reader: CurrentUserReader | undefined;
  let unwatch: (() => void) | undefined;

  const current = () => mark?.get() ?? null;
  const isSameSession = () => current() === marked;
  const show = (next: Shown): Shown => {
    shown = next;
    marked = current();
    return next;
  };
  const tell = (next: Shown): void => {
    show(next);
    for (const listener of [...listeners]) listener();
  };
  const anew = (): Shown => {
    const answer = ask();
    const forget = () => {
      if (shown === answer) shown = undefined;
    };
    answer.catch(() => setTimeout(forget, FAILURE_KEPT_MILLIS));
    return answer;
  };
  const asked = (): Shown => (mark && current() === null ? settled(null) : anew());
  const follow = (): void => {
    if (isSameSession()) return;
    const hadSession = marked !== null;
    tell(asked());
    onOtherSession(hadSession);
  };
  const offer = (fields: Fields): void => {
    if (shown?.status === "fulfilled" && JSON.stringify(shown.value) === JSON.stringify(fields))
      return;
    if (reader) reader.fill(fields);
    else tell(settled(fields));
  };
  const watchLoaded = (loaded: CurrentUserReader): (() => void) => {
    let hadSession = false;
    const changed = () => {
      hadSession = marked !== null;
      tell(loaded.use());
    };
    return loaded.subscribe(changed, () => onOtherSession(hadSession));
  };
  const watch = (): (() => void) => {
    // Somebody may have signed in or out while nobody was looking.
    if (shown) queueMicrotask(follow);
    return reader ? watchLoaded(reader) : (mark?.subscribe(follow) ?? ignore);
  };

  return {
    handDown: (user) => {
      if (seen.has(user)) return;
      seen.add(user);
      // One that is not there yet may never come: Next first shows what it rendered ahead, and then hands down another.
      if (shown?.status === "fulfilled") return void user.then(offer, ignore);
      show(user);
      const askStill = () => shown === user && tell(anew());
      // Where the server could not tell, the browser asks for itself, and nobody is signed out for it. The same where it told
      // of nobody and the page has a session: an anonymous one, perhaps.
      user.then((fields) => fields === null && marked !== null && askStill(), askStill);
    },
    use: () => shown ?? show(asked()),
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
    renew: () => tell(anew()),
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
