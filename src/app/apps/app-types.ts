import type { ServerUser } from "../../resources/people.js";
import type {
  AdminProject,
  AdminProjectCreateOptions,
} from "../../resources/projects/admin-project.js";
import type { Metrics } from "../../resources/projects/metrics.js";
import type { CurrentServerUser, CurrentUser } from "../../resources/users/current-user.js";
import type { Settings } from "../config/app-settings.js";
import type { GetUser, UseUser } from "../user/get-user.js";
import type { AdminActions } from "./admin-members.js";
import type { AppFacts, AppInternals } from "./app-facts.js";
import type { AppActions } from "./client-members.js";
import type { Core } from "./core.js";
import type { stackAppInternalsSymbol } from "./internals-symbol.js";
import type { ByApiKey, ServerUserWithApiKey } from "./key-checks.js";
import type { ServerActions } from "./server-members.js";

// These types refer to each other: admin apps read users, users own projects, and projects have
// admin apps.

/** A project that the current user owns, with an app that acts for it by the user's own session. */
export interface AdminOwnedProject extends AdminProject {
  /** An app that administers the project by the session of its owner. */
  readonly app: AdminApp<false>;
}

/** What a user of the internal project can do. */
export interface OwnerActions {
  /** Creates a project that the user owns. */
  createProject(options: AdminProjectCreateOptions): Promise<AdminOwnedProject>;
  /** Lists the projects that the user owns, each with its admin app. */
  listOwnedProjects(): Promise<AdminOwnedProject[]>;
  /** {@link OwnerActions.listOwnedProjects} for components. */
  useOwnedProjects(): AdminOwnedProject[];
}

/**
 * The current user of the internal project: a {@link CurrentUser} with `createProject(options)`,
 * `listOwnedProjects()` and its hook `useOwnedProjects()`.
 */
export type CurrentInternalUser = CurrentUser & OwnerActions;
/**
 * The current user of the internal project on a server: a {@link CurrentServerUser} with the same
 * three functions.
 */
export type CurrentInternalServerUser = CurrentServerUser & OwnerActions;

/** The current user on a client: of the internal project if the app belongs to it. */
export type UserOf<ProjectId extends string> = ProjectId extends "internal"
  ? CurrentInternalUser
  : CurrentUser;

/** The current user on a server: of the internal project if the app belongs to it. */
type ServerUserOf<ProjectId extends string> = ProjectId extends "internal"
  ? CurrentInternalServerUser
  : CurrentServerUser;

/** Internals of server and admin apps, for the kit, the proxy and tools. */
export interface ServerInternals extends AppInternals {
  readonly settings: Settings;
  readonly core: Core;
}

/**
 * Reads the user whose API key a request carries, or null. The key is `apiKey` of the user. It is
 * checked again after 30 s; the user is read again.
 */
export type GetUserByApiKey = (by: ByApiKey) => Promise<ServerUserWithApiKey | null>;

/** Reads of the current user, and of any user by id. */
export interface ServerUserReaders<HasTokenStore extends boolean, ProjectId extends string> {
  /**
   * Reads the current user, any user of the project by id, or the one whose API key a request
   * carries, `getUser({ apiKey })`; null if there is none. Always requests the service, unless
   * the id is no UUID.
   */
  // TypeScript explains a wrong call by the last overload, so the options of `or` come last.
  readonly getUser: ((userId: string) => Promise<ServerUser | null>) &
    GetUserByApiKey &
    GetUser<HasTokenStore, ServerUserOf<ProjectId>>;
  /** `getUser()` for components. */
  readonly useUser: ((userId: string) => ServerUser | null) &
    UseUser<HasTokenStore, ServerUserOf<ProjectId>>;
  /** @deprecated Use `getUser()`. */
  getServerUser(): Promise<ServerUserOf<ProjectId> | null>;
}

/** Methods of an admin app that its own screens use. */
export interface AdminInternals extends ServerInternals {
  getMetrics(): Promise<Metrics>;
  /** {@link AdminInternals.getMetrics} for components. */
  useMetrics(): Metrics;
}

/**
 * The members of an admin app. Its class, which needs the code of all of them, is `StackAdminApp`.
 */
export interface AdminApp<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends AppFacts<ProjectId>,
    AppActions,
    ServerUserReaders<HasTokenStore, ProjectId>,
    ServerActions,
    AdminActions {
  /** For the kit itself and for tools. */
  readonly [stackAppInternalsSymbol]: AdminInternals;
}
