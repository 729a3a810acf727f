import { rendering } from "#rendering";
import { UsageError } from "../../transport/usage-error.js";
import { ClientAppShell, keepShell, shellOf } from "../browser/client-app-shell.js";
import { canTravel, clientJson } from "../browser/client-json.js";
import { createPageApp, pageAppOf, register } from "../browser/page-app.js";
import { resolveSettings } from "../config/app-settings.js";
import { reportUnknownOptions } from "../config/next-flags.js";
import type { StackClientAppConstructorOptions, StackClientAppJson } from "../config/options.js";
import type { GetUser, UseUser } from "../user/get-user.js";
import { appConstructor } from "./app-constructor.js";
import type { AppFacts, AppInternals } from "./app-facts.js";
import type { UserOf } from "./app-types.js";
import type { AppActions, ProjectReader } from "./client-members.js";
import { internalsOf, stackAppInternalsSymbol } from "./internals-symbol.js";

/**
 * The app for browsers: the current user, sign-in and redirects to the app's pages. Create it once,
 * at module level: `export const app = new StackClientApp({ tokenStore: "nextjs-cookie" })`, or
 * take it from the provider with `useStackApp()`.
 */
export interface StackClientApp<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends AppFacts<ProjectId>,
    AppActions,
    ProjectReader {
  /** Reads the current user, or null. Always requests the service. */
  readonly getUser: GetUser<HasTokenStore, UserOf<ProjectId>>;
  /** `getUser()` for components. */
  readonly useUser: UseUser<HasTokenStore, UserOf<ProjectId>>;
  /** For the kit itself and for tools. */
  readonly [stackAppInternalsSymbol]: AppInternals;
}

/** Constructs client apps. */
export interface StackClientAppConstructor {
  new <ProjectId extends string = string>(
    options: StackClientAppConstructorOptions<false, ProjectId> & { readonly tokenStore: null },
  ): StackClientApp<false, ProjectId>;
  new <HasTokenStore extends boolean = true, ProjectId extends string = string>(
    options?: StackClientAppConstructorOptions<HasTokenStore, ProjectId>,
  ): StackClientApp<HasTokenStore, ProjectId>;
  /**
   * @deprecated As the hosted kit declares it: the first argument is the type of the token store.
   */
  new <_TokenStore extends string, HasTokenStore extends boolean, ProjectId extends string>(
    options: StackClientAppConstructorOptions<HasTokenStore, ProjectId>,
  ): StackClientApp<HasTokenStore, ProjectId>;
  /** Restores an app from `toClientJson()`. Equal JSON gives the same app. */
  fromClientJson<HasTokenStore extends boolean = true, ProjectId extends string = string>(
    json: StackClientAppJson<boolean, ProjectId>,
  ): StackClientApp<HasTokenStore, ProjectId>;
  /** Also true for an app that came from the server, and for server and admin apps. */
  [Symbol.hasInstance](value: unknown): value is StackClientApp;
}

/** Memoizes a function without arguments. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

class ClientApp extends ClientAppShell {
  static fromClientJson(json: StackClientAppJson): ClientAppShell {
    const app = shellOf(pageAppOf(json));
    if (JSON.stringify(app[stackAppInternalsSymbol].toClientJson()) !== JSON.stringify(json)) {
      throw new UsageError(
        "ANOTHER_APP_WITH_THIS_IDENTIFIER",
        "The page received two different apps with the identifier " +
          `${json.uniqueIdentifier}. Create identifiers only with toClientJson(), and reload ` +
          "the page after a deployment.",
      );
    }
    return app;
  }
  // Apps that came from the server are not instances of this class, which parses options.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return internalsOf(value) !== undefined;
  }
  constructor(options: StackClientAppConstructorOptions = {}) {
    reportUnknownOptions("StackClientApp", options);
    const settings = resolveSettings("client", options);
    const json = once(() => clientJson(settings));
    const { projectId, tokenStore, urls, redirectMethod } = settings;
    const identifier =
      rendering.world === "browser" && canTravel(settings) ? json().uniqueIdentifier : undefined;
    const page = createPageApp({
      projectId,
      tokenStore,
      identifier,
      serialized: undefined,
      start: async () => (await import("../browser/loaded-client-app.js")).loadClientApp(settings),
    });
    super({ page, urls, redirectMethod, toClientJson: json });
    register(page);
    keepShell(page, this);
  }
}

/** Creates the app for browsers. Throws `MISSING_OPTION` or `BAD_OPTION` for invalid options. */
export const StackClientApp: StackClientAppConstructor = appConstructor(ClientApp);
