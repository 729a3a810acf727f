import type { Level } from "../../protocol/operations/level.js";
import { adminProject, projects } from "../../protocol/records/project.js";
import { type AdminProjectFields, sentSettings } from "../../resources/projects/admin-project.js";
import type { OwnerSession } from "../../transport/transport.js";
import type { Settings } from "../config/app-settings.js";
import type { AdminApp, AdminOwnedProject, OwnerActions } from "./app-types.js";
import type { CoreParts, Scope } from "./core.js";

const PROJECT = adminProject.kind;

/** Builds apps of owned projects. Loaded on first use, since few pages need it. */
export interface OwnedAppFactory {
  createOwnedApp(owner: OwnedAppOptions, parts: CoreParts): AdminApp<false>;
  openOwnedProject(fields: AdminProjectFields, app: AdminApp<false>): AdminOwnedProject;
}

/** An admin app of a project that the signed-in user owns. */
export interface OwnedAppOptions {
  readonly projectId: string;
  readonly baseUrl: Settings["hosts"];
  readonly projectOwnerSession: OwnerSession;
}

type OwnedApps = Map<string, AdminApp<false>>;

/** One app per project and session, so that cached reads survive when the list is read again. */
const appsOfScopes = new WeakMap<object, OwnedApps>();

function ownedApps(scope: object): OwnedApps {
  const known = appsOfScopes.get(scope) ?? new Map();
  appsOfScopes.set(scope, known);
  return known;
}

/** Methods that list and create projects of their owner. */
export function createOwnerActions<L extends Level>(
  { hosts }: Settings,
  scope: Scope<L>,
  loadOwnedApps: () => Promise<OwnedAppFactory>,
): OwnerActions {
  const { access, session } = scope;
  const apps = ownedApps(scope);
  // A project's own app can change fields that the owner's list of projects also shows.
  const onWrite = async (kinds: readonly string[]) => {
    if (kinds.includes(PROJECT)) await access.touch([PROJECT]);
  };
  const open = async (fields: AdminProjectFields): Promise<AdminOwnedProject> => {
    const { createOwnedApp, openOwnedProject } = await loadOwnedApps();
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
