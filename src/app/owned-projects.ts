import type { Level } from "../protocol/level.js";
import { projects } from "../protocol/project.js";
import { type AdminProject, type AdminProjectCreateOptions, type AdminProjectFields, sentSettings } from "../resources/admin-project.js";
import type { CurrentServerUser, CurrentUser } from "../resources/current-user.js";
import type { StackAdminApp } from "./admin-app.js";
import type { Scope } from "./core.js";
import type { Settings } from "./settings.js";

/** A project that the current user owns, with an app that acts for it by the user's own session. */
export interface AdminOwnedProject extends AdminProject {
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

/** Whoever is signed in to the internal project. */
export type CurrentInternalUser = CurrentUser & OwnerActions;
/** Whoever is signed in to the internal project, as a server sees them. */
export type CurrentInternalServerUser = CurrentServerUser & OwnerActions;

export function createOwnerActions<L extends Level>({ hosts }: Settings, { access, session }: Scope<L>): OwnerActions {
  const open = async (fields: AdminProjectFields): Promise<AdminOwnedProject> => {
    // Loaded here, so that only pages on which somebody owns projects carry it.
    const { openOwnedProject } = await import("./create-admin-app.js");
    return openOwnedProject(fields, { baseUrl: hosts, projectOwnerSession: session });
  };
  const listed = () => access.query(projects.listOwned, {}, (fields) => fields as AdminProjectFields, "owned");
  return {
    ...access.readable("OwnedProjects", () => {
      const query = listed();
      return { ...query, fetch: async () => Promise.all((await query.fetch()).map(open)) };
    }),
    createProject: async (options) => open((await access.run(projects.create, { body: sentSettings(options) })) as AdminProjectFields),
  };
}
