import { environment } from "#environment";
import { COOKIES, refreshCookie } from "../protocol/cookies.js";
import type { HandlerUrls } from "../protocol/urls.js";
import type { UserFields } from "../resources/user.js";
import { UsageError } from "../transport/usage-error.js";
import { CurrentUserSource, type SessionMark } from "./current-user-source.js";
import { OWNS_PROJECTS } from "./internal-project.js";
import { stackAppInternalsSymbol } from "./internals-symbol.js";
import { lazyMembers, once } from "./lazy-object.js";
import { createLazyUsers } from "./lazy-user.js";
import type { LoadedClientApp } from "./loaded-client-app.js";
import { APP_MEMBERS } from "./member-tables.js";
import type { AskForTotp, StackClientAppJson } from "./options.js";
import type { Settings } from "./settings.js";
import { settingsOfJson } from "./settings-of-json.js";
import { type AnyUseUserOptions, useCurrentUser } from "./use-current-user.js";
import { useNavigate } from "./use-navigate.js";

/**
 * A client app before it is loaded: its settings, its hooks, and functions that load the rest when they are called. This is
 * all that a page carries which only shows the user.
 */
export class ClientAppShell {
  readonly projectId: string;
  readonly urls: HandlerUrls;
  readonly [stackAppInternalsSymbol]: ShellInternals;

  constructor(settings: Settings, toClientJson: () => StackClientAppJson) {
    this.projectId = settings.projectId;
    this.urls = settings.urls;
    const internals = createInternals(settings, toClientJson);
    this[stackAppInternalsSymbol] = internals;
    Object.assign(
      this,
      lazyMembers([APP_MEMBERS], async () => (await internals.load()).members),
    );
    if (environment.world === "browser") announce(this);
  }

  useUser(options?: AnyUseUserOptions) {
    return useCurrentUser(this[stackAppInternalsSymbol], options);
  }

  useNavigate(): (to: string) => void {
    return useNavigate(this[stackAppInternalsSymbol].settings);
  }
}

/** What the kit's own parts know of a client app. */
export interface ShellInternals {
  readonly settings: Settings;
  readonly load: () => Promise<LoadedClientApp>;
  readonly source: CurrentUserSource;
  /** What components of the page have started together. */
  readonly once: Map<unknown, () => Promise<unknown>>;
  readonly userOf: ReturnType<typeof createLazyUsers>;
  readonly setAskForTotp: (ask: AskForTotp) => void;
  /** Makes of a user what may travel to a browser. */
  readonly handDown: (user: Promise<object | null>) => Promise<UserFields<"client"> | null>;
  readonly toClientJson: () => StackClientAppJson;
  readonly setCurrentUser: (user: Promise<unknown>) => Promise<void>;
  readonly sendRequest: LoadedClientApp["sendRequest"];
}

function createInternals(settings: Settings, toClientJson: () => StackClientAppJson): ShellInternals {
  let askForTotp: AskForTotp | undefined;
  const load = once(async () => {
    const { loadClientApp } = await import("./loaded-client-app.js");
    const app = loadClientApp(settings);
    if (askForTotp) app.setAskForTotp(askForTotp);
    if (environment.world === "browser" && settings.tokenStore !== null) source.connect(await app.openReader());
    return app;
  });
  const source = new CurrentUserSource({ load: async () => (await load()).openReader(), mark: sessionMark(settings) });
  return {
    settings,
    load,
    source,
    once: new Map(),
    userOf: createLazyUsers(load, settings.projectId === OWNS_PROJECTS),
    setAskForTotp: (ask) => {
      askForTotp ??= ask;
    },
    handDown: async (user) => (await load()).handDown(await user),
    toClientJson,
    setCurrentUser: async (user) => {
      const { decodeUser, openReader } = await load();
      const reader = await openReader();
      const json = await user;
      reader.fill(json === null ? null : decodeUser(json));
    },
    sendRequest: async (...call) => (await load()).sendRequest(...call),
  };
}

/** The session's cookie of this page, where tokens are kept in cookies. */
function sessionMark({ tokenStore, projectId }: Settings): SessionMark | undefined {
  if (tokenStore !== "nextjs-cookie" && tokenStore !== "cookie") return undefined;
  const jar = environment.pageJar;
  return jar && { get: () => jar().get(refreshCookie(projectId)) ?? jar().get(COOKIES.legacyRefresh), subscribe: (listener) => jar().subscribe?.(listener) ?? (() => {}) };
}

const known = new Map<string, { readonly text: string; readonly app: ClientAppShell }>();

/** The app of a page. The same one for the same JSON; throws `ANOTHER_APP_WITH_THIS_IDENTIFIER` where they differ. */
export function shellOfJson(json: StackClientAppJson): ClientAppShell {
  const text = JSON.stringify(json);
  const { uniqueIdentifier } = json;
  const found = known.get(uniqueIdentifier);
  if (found?.text === text) return found.app;
  if (found) {
    throw new UsageError(
      "ANOTHER_APP_WITH_THIS_IDENTIFIER",
      `The page was handed two different apps under the identifier ${uniqueIdentifier}. Make identifiers with toClientJson() only, and reload the page after a deployment.`,
    );
  }
  const app = new ClientAppShell(settingsOfJson(json), () => json);
  known.set(uniqueIdentifier, { text, app });
  return app;
}

/** Lets the provider find an app that the page made itself. */
export function register(app: ClientAppShell, json: StackClientAppJson): void {
  known.set(json.uniqueIdentifier, { text: JSON.stringify(json), app });
}

/** Where tools look for the app of a page. */
function announce(app: ClientAppShell): void {
  const page = globalThis as { __STACK_AUTH__?: { app?: unknown } };
  page.__STACK_AUTH__ = { ...page.__STACK_AUTH__, app };
}
