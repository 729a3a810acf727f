import type { UserFields } from "../resources/user.js";
import type { HandedUser } from "./handed-down.js";

type Fields = UserFields<"client"> | null;

/** The live user of a loaded app. */
export interface CurrentUserReader {
  use(): Promise<Fields>;
  fill(fields: Fields): void;
  subscribe(listener: () => void): () => void;
}

/** The session's cookie, as far as one can tell from outside whether somebody else is signed in now. */
export interface SessionMark {
  get(): string | null;
  subscribe(listener: () => void): () => void;
}

interface SourceOptions {
  readonly load: () => Promise<CurrentUserReader>;
  /** Undefined where tokens are not kept in cookies: then only the loaded app can tell. */
  readonly mark: SessionMark | undefined;
}

/** A promise as React's `use` reads it: where `status` is there already, nothing suspends. */
type Shown = Promise<Fields> & { status?: string; value?: Fields };

const settled = (value: Fields): Shown => Object.assign(Promise.resolve(value), { status: "fulfilled", value });

const ignore = (): void => {};

/**
 * Who is signed in on this page. Begins with what the server handed down, and does without the rest of the kit until
 * somebody else signs in or nothing was handed down. There is one for each app of a page; a server has none.
 */
export class CurrentUserSource {
  readonly #options: SourceOptions;
  readonly #listeners = new Set<() => void>();
  readonly #seen = new WeakSet<HandedUser>();
  #shown: Shown | undefined;
  #marked: string | null = null;
  #reader: CurrentUserReader | undefined;
  #unwatch: (() => void) | undefined;

  constructor(options: SourceOptions) {
    this.#options = options;
  }

  /** Takes on what came with a page: the first time as it is, later where it says something new. */
  handDown(user: HandedUser): void {
    if (this.#seen.has(user)) return;
    this.#seen.add(user);
    if (this.#shown) {
      user.then((fields) => this.#offer(fields), ignore);
      return;
    }
    this.#show(user);
    const askStill = () => this.#shown === user && this.#tell(this.#ask());
    // Where the server could not tell, the browser asks for itself, and nobody is signed out for it. The same where it told
    // of nobody and the page has a session: an anonymous one, perhaps.
    user.then((fields) => fields === null && this.#marked !== null && askStill(), askStill);
  }

  /** The promise to show. The same one while nothing has changed. */
  readonly read = (): Promise<Fields> => {
    if (!this.#shown) this.#show(this.#options.mark?.get() === null ? settled(null) : this.#ask());
    return this.#shown as Shown;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#unwatch ??= this.#watch();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unwatch?.();
      this.#unwatch = undefined;
    };
  };

  /** Somebody else is signed in now, by the page's own doing. */
  renew(): void {
    this.#tell(this.#ask());
  }

  /** The app has been loaded, by whatever part of the page: from now on it knows best. */
  connect(reader: CurrentUserReader): void {
    if (this.#reader) return;
    this.#reader = reader;
    const known = this.#shown;
    if (known?.status === "fulfilled" && this.#isSameSession()) reader.fill(known.value ?? null);
    if (!this.#unwatch) return;
    this.#unwatch();
    this.#unwatch = this.#watch();
  }

  #show(shown: Shown): void {
    this.#shown = shown;
    this.#marked = this.#options.mark?.get() ?? null;
  }

  #tell(shown: Shown): void {
    this.#show(shown);
    for (const listener of [...this.#listeners]) listener();
  }

  async #ask(): Promise<Fields> {
    const reader = await this.#options.load();
    return reader.use();
  }

  #watch(): () => void {
    // Somebody may have signed in or out while nobody was looking.
    if (this.#shown && !this.#isSameSession()) queueMicrotask(() => this.#follow());
    const reader = this.#reader;
    if (reader) return reader.subscribe(() => this.#tell(reader.use()));
    return this.#options.mark?.subscribe(() => this.#follow()) ?? ignore;
  }

  #follow(): void {
    if (!this.#isSameSession()) this.#tell(this.#options.mark?.get() === null ? settled(null) : this.#ask());
  }

  #isSameSession(): boolean {
    return (this.#options.mark?.get() ?? null) === this.#marked;
  }

  #offer(fields: Fields): void {
    const shown = this.#shown;
    if (shown?.status === "fulfilled" && JSON.stringify(shown.value) === JSON.stringify(fields)) return;
    if (this.#reader) this.#reader.fill(fields);
    else this.#tell(settled(fields));
  }
}
