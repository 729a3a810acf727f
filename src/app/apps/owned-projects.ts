import type { Level } from "../../protocol/operations/level.js";
import { adminProject, projects } from "../../protocol/records/project.js";
import {
  type AdminProject,
  type AdminProjectCreateOptions,
  type AdminProjectFields,
  sentSettings,
} from "../../resources/admin-project.js";
import type { CurrentServerUser, CurrentUser } from "../../resources/current-user.js";
import type { Settings } from "../config/app-settings.js";
import type { StackAdminApp } from "./admin-app.js";
import type { Scope } from "./core.js";

/** A project that the current user owns, with an app that acts for it by the user's own session. */
export interface AdminOwnedProject extends AdminProject {
  /** An app that administers the project by the session of its owner. */
  readonly app: StackAdminApp<false>;
}

/** What a user of the internal project can do. */
export interface OwnerActions {
  /** Makes a project that the user owns. */
  createProject(options: AdminProjectCreateOptions): Promise<AdminOwnedProject>;
  /** The projects that the user owns, each with an app of its own. */
  listOwnedProjects(): Promise<AdminOwnedProject[]>;
  /** {@link OwnerActions.listOwnedProjects} for components. */
  useOwnedProjects(): AdminOwnedProject[];
}

/** Whoever is signed in to the internal project: a {@link CurrentUser} who also has `createProject(options)`, `listOwnedProjects()` and its hook `useOwnedProjects()`. */
export type CurrentInternalUser = CurrentUser & OwnerActions;
/** Whoever is signed in to the internal project, as a server sees them: a {@link CurrentServerUser} with the same three. */
export type CurrentInternalServerUser = CurrentServerUser & OwnerActions;

const PROJECT = adminProject.kind;

type OwnedApps = Map<string, StackAdminApp<false>>;

/** One app a project and session, so that what components have read by it stays when the list is read anew. */
const appsOfScopes = new WeakMap<object, OwnedApps>();

function ownedApps(scope: object): OwnedApps {
  const known = appsOfScopes.get(scope) ?? new Map();
  appsOfScopes.set(scope, known);
  return known;
}

export function createOwnerActions<L extends Level>(
  { hosts }: Settings,
  scope: Scope<L>,
): OwnerActions {
  const { access, session } = scope;
  const apps = ownedApps(scope);
  // What is written to a project by its own app is in the owner's list of projects too.
  const onWrite = (kinds: readonly string[]) => {
    if (kinds.includes(PROJECT)) access.touch([PROJECT]);
  };
  const open = async (fields: AdminProjectFields): Promise<AdminOwnedProject> => {
    // Loaded here, so that only pages on which somebody owns projects carry it.
    const { createOwnedApp, openOwnedProject } = await import(
      /* webpackChunkName: "stk-rare" */ "./create-admin-app.js"
    );
    const key = `${session.key} ${fields.id}`;
    const app =
      apps.get(key) ??
      createOwnedApp(
        { projectId: fields.id, baseUrl: hosts, projectOwnerSession: session },
        { onWrite },
      );
    apps.set(key, app);
    return openOwnedProject(fields, app);
  };
  const listed = () =>
    access.query(projects.listOwned, {}, (fields) => fields as AdminProjectFields, "owned");
  return {
    ...access.readable("OwnedProjects", () => {
      const query = listed();
      return { ...query, fetch: async () => Promise.all((await query.fetch()).map(open)) };
    }),
    createProject: async (options) =>
      open(
        (await access.run(projects.create, { body: sentSettings(options) })) as AdminProjectFields,
      ),
  };
}
