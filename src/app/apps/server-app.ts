import type { CurrentServerUser } from "../../resources/current-user.js";
import type { ServerUser } from "../../resources/server-user.js";
import { resolveSettings, type Settings } from "../config/app-settings.js";
import type { StackServerAppConstructorOptions } from "../config/options.js";
import { SECRET_SERVER_KEY } from "../config/secret-keys.js";
import { refuseSecretsInBrowser } from "../config/secrets.js";
import type { GetUser, UseUser } from "../user/get-user.js";
import type { AppFacts, AppInternals } from "./client-app.js";
import type { AppActions, ProjectReader } from "./client-members.js";
import { type Core, type CoreParts, createCore } from "./core.js";
import { createServerApp } from "./create-server-app.js";
import { stackAppInternalsSymbol } from "./internals-symbol.js";
import { isAppAt } from "./is-app-at.js";
import type { CurrentInternalServerUser } from "./owned-projects.js";
import type { ServerActions } from "./server-members.js";

type UserOf<ProjectId extends string> = ProjectId extends "internal"
  ? CurrentInternalServerUser
  : CurrentServerUser;

/** What the kit's own parts, the proxy and tools know of a server's or an administrator's app. */
export interface ServerInternals extends AppInternals {
  readonly settings: Settings;
  readonly core: Core;
}

/** Reads of the current user, and of any user by id. */
export interface ServerUserReaders<HasTokenStore extends boolean, ProjectId extends string> {
  /** Who is signed in, or with an id any user of the project; null where there is none. Always asks the service. Throws `SCHEMA_ERROR` for an id that is no UUID. */
  readonly getUser: GetUser<HasTokenStore, UserOf<ProjectId>> &
    ((userId: string) => Promise<ServerUser | null>);
  /** `getUser()` for components. */
  readonly useUser: UseUser<HasTokenStore, UserOf<ProjectId>> &
    ((userId: string) => ServerUser | null);
  /** @deprecated Use `getUser()`. */
  getServerUser(): Promise<UserOf<ProjectId> | null>;
}

/**
 * The app of a trusted server. Beside what a {@link StackClientApp} can do it reads and changes every user and team of the
 * project. Made once, in a module that no client component imports: `new StackServerApp({ tokenStore: "nextjs-cookie" })`.
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

/** Makes server apps. */
export interface StackServerAppConstructor {
  new <ProjectId extends string = string>(
    options: StackServerAppConstructorOptions<false, ProjectId>,
  ): StackServerApp<false, ProjectId>;
  new <HasTokenStore extends boolean = true, ProjectId extends string = string>(
    options: StackServerAppConstructorOptions<HasTokenStore, ProjectId>,
  ): StackServerApp<HasTokenStore, ProjectId>;
  /** Also true of an administrator's app, which can do the same. */
  [Symbol.hasInstance](value: unknown): value is StackServerApp;
}

class ServerApp {
  static [Symbol.hasInstance](value: unknown): boolean {
    return isAppAt("server", value);
  }
  constructor(options: StackServerAppConstructorOptions, parts?: CoreParts) {
    refuseSecretsInBrowser("StackServerApp");
    const settings = resolveSettings("server", options, { secretServerKey: SECRET_SERVER_KEY });
    Object.assign(this, createServerApp(createCore("server", settings, parts)));
  }
}

/** Makes the app of a trusted server. Throws `MISSING_OPTION` and `BAD_OPTION` for what cannot be meant, `SECRET_IN_BROWSER` in a browser. */
export const StackServerApp: StackServerAppConstructor = ServerApp as never;
