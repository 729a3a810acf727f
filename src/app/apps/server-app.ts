import { resolveSettings } from "../config/app-settings.js";
import { reportUnknownOptions } from "../config/next-flags.js";
import type { StackServerAppConstructorOptions } from "../config/options.js";
import { SECRET_SERVER_KEY } from "../config/secret-keys.js";
import { refuseSecretsInBrowser } from "../config/secrets.js";
import { appConstructor } from "./app-constructor.js";
import type { AppFacts } from "./app-facts.js";
import type { ServerInternals, ServerUserReaders } from "./app-types.js";
import type { AppActions, ProjectReader } from "./client-members.js";
import { type CoreParts, createCore } from "./core.js";
import { createServerApp } from "./create-server-app.js";
import type { stackAppInternalsSymbol } from "./internals-symbol.js";
import { isAppAtLevel } from "./is-app-at-level.js";
import type { ServerActions } from "./server-members.js";

/**
 * The app for trusted servers. Adds to {@link StackClientApp} reads and writes of every user and
 * team. Create it once, in a module that no client component imports: `new StackServerApp({
 * tokenStore: "nextjs-cookie" })`.
 */
export interface StackServerApp<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends AppFacts<ProjectId>,
    AppActions,
    ProjectReader,
    ServerUserReaders<HasTokenStore, ProjectId>,
    ServerActions {
  /** For the kit itself and for tools. */
  readonly [stackAppInternalsSymbol]: ServerInternals;
}

/** Constructs server apps. */
export interface StackServerAppConstructor {
  new <ProjectId extends string = string>(
    options: StackServerAppConstructorOptions<false, ProjectId> & { readonly tokenStore: null },
  ): StackServerApp<false, ProjectId>;
  new <HasTokenStore extends boolean = true, ProjectId extends string = string>(
    options?: StackServerAppConstructorOptions<HasTokenStore, ProjectId>,
  ): StackServerApp<HasTokenStore, ProjectId>;
  /**
   * @deprecated As the hosted kit declares it: the first argument is the type of the token store.
   */
  new <_TokenStore extends string, HasTokenStore extends boolean, ProjectId extends string>(
    options: StackServerAppConstructorOptions<HasTokenStore, ProjectId>,
  ): StackServerApp<HasTokenStore, ProjectId>;
  /** Also true for admin apps. */
  [Symbol.hasInstance](value: unknown): value is StackServerApp;
}

const loadOwnedApps = () => import(/* webpackChunkName: "stk-rare" */ "./create-admin-app.js");

class ServerApp {
  static [Symbol.hasInstance](value: unknown): boolean {
    return isAppAtLevel("server", value);
  }
  constructor(options: StackServerAppConstructorOptions = {}, parts?: CoreParts) {
    refuseSecretsInBrowser("StackServerApp");
    reportUnknownOptions("StackServerApp", options);
    const settings = resolveSettings("server", options, { secretServerKey: SECRET_SERVER_KEY });
    Object.assign(this, createServerApp(createCore("server", settings, parts), loadOwnedApps));
  }
}

/**
 * Creates the app for trusted servers. Throws `MISSING_OPTION` or `BAD_OPTION` for invalid options
 * and `SECRET_IN_BROWSER` in a browser.
 */
export const StackServerApp: StackServerAppConstructor = appConstructor(ServerApp);
