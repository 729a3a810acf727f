import { rendering } from "#rendering";
import type { HandlerUrls } from "../../protocol/handler-urls.js";
import { UsageError } from "../../transport/usage-error.js";
import { announce } from "../apps/announce.js";
import type { AppInternals } from "../apps/app-facts.js";
import { APP_MEMBERS } from "../apps/app-members.js";
import { stackAppInternalsSymbol } from "../apps/internals-symbol.js";
import type { Settings } from "../config/app-settings.js";
import type { StackClientAppJson } from "../config/options.js";
import { useNavigate } from "../navigation/use-navigate.js";
import type { AnyUseUserOptions } from "../user/signed-out-behavior.js";
import { useCurrentUser } from "../user/use-current-user.js";
import { membersLoadedOnCall } from "./load-on-call.js";
import { type PageApp, pageAppOf } from "./page-app.js";
import { deserializeApp, type SerializedApp } from "./serialized-app.js";

interface ShellParts extends Pick<Settings, "urls" | "redirectMethod"> {
  readonly page: PageApp;
  readonly toClientJson: () => StackClientAppJson;
}

/** Internals of a client app, for the kit. */
export interface ShellInternals extends PageApp, Required<AppInternals> {}

/**
 * A client app before it is loaded: settings, hooks, and functions that load the rest on first
 * call.
 */
export class ClientAppShell {
  readonly projectId: string;
  readonly urls: HandlerUrls;
  readonly [stackAppInternalsSymbol]: ShellInternals;
  readonly #redirectMethod: Settings["redirectMethod"];

  constructor({ page, urls, redirectMethod, toClientJson }: ShellParts) {
    const { load } = page;
    this.projectId = page.projectId;
    this.urls = urls;
    this.#redirectMethod = redirectMethod;
    this[stackAppInternalsSymbol] = {
      ...page,
      toClientJson,
      serializeUser: async (user) => (await load()).serializeUser(await user),
      setCurrentUser: async (user) => (await load()).setCurrentUser(await user),
      sendRequest: async (...call) => (await load()).sendRequest(...call),
    };
    Object.assign(
      this,
      membersLoadedOnCall([APP_MEMBERS], async () => (await load()).members),
    );
    if (rendering.world === "browser") announce(this);
  }

  useUser(options?: AnyUseUserOptions) {
    return useCurrentUser(this[stackAppInternalsSymbol], options);
  }

  useNavigate(): (to: string) => void {
    return useNavigate(this.#redirectMethod);
  }
}

/** The beginnings of what only servers can do: `listUsers()`, `createTeam()`. */
const SERVER_ONLY = /^(?:list|create|get|use|update|delete|send|reset)[A-Z]/;

// In development, members that the app lacks say where they are, behind all that it has. Written so
// that bundlers leave it out of production.
if (process.env.NODE_ENV === "development")
  Object.setPrototypeOf(
    ClientAppShell.prototype,
    new Proxy(
      {},
      {
        get: (plain, name) =>
          typeof name === "string" && SERVER_ONLY.test(name)
            ? () => {
                throw new UsageError(
                  "SERVER_ONLY",
                  `${name}() is not for browsers. Call it on stackServerApp, in a server ` +
                    "component, an action or a route handler.",
                );
              }
            : Reflect.get(plain, name),
      },
    ),
  );

const shells = new WeakMap<PageApp, ClientAppShell>();

/** Returns the app object of a page app, always the same one. */
export function shellOf(page: PageApp): ClientAppShell {
  const known = shells.get(page);
  if (known) return known;
  const json = deserializeApp(page.serialized as SerializedApp);
  const shell = new ClientAppShell({
    page,
    urls: json.urls,
    redirectMethod: json.redirectMethod,
    toClientJson: () => json,
  });
  keepShell(page, shell);
  return shell;
}

/** Returns the app object of a serialized app. */
export const shellOfSerializedApp = (serialized: SerializedApp): ClientAppShell =>
  shellOf(pageAppOf(serialized));

/** Registers the object of an app that the page constructed, so that the provider finds it. */
export const keepShell = (page: PageApp, shell: ClientAppShell): void =>
  void shells.set(page, shell);
