import {
  type AdminProject,
  type AdminProjectFields,
  createAdminProject,
} from "../../resources/projects/admin-project.js";
import { resolveSettings, type Settings } from "../config/app-settings.js";
import { bindToRequest } from "../user/bind-to-request.js";
import { createAdminActions, createMetricsReader } from "./admin-members.js";
import type { AdminApp, AdminInternals, AdminOwnedProject, ServerInternals } from "./app-types.js";
import { type CoreParts, createCore } from "./core.js";
import { createServerApp } from "./create-server-app.js";
import { stackAppInternalsSymbol } from "./internals-symbol.js";
import type { OwnedAppFactory, OwnedAppOptions } from "./owned-projects.js";

/** Creates every member of an admin app. */
export function createAdminApp(settings: Settings, parts?: CoreParts): object {
  const core = createCore("admin", settings, parts);
  const app = createServerApp(core, loadOwnedApps) as {
    readonly [stackAppInternalsSymbol]: ServerInternals;
  };
  return {
    ...app,
    ...bindToRequest(core, (access) => createAdminActions(access, core.clock)),
    [stackAppInternalsSymbol]: {
      ...app[stackAppInternalsSymbol],
      ...bindToRequest(core, createMetricsReader),
    } satisfies AdminInternals,
  };
}

/** Creates an app that administers a project with its owner's session. */
export const createOwnedApp = (owner: OwnedAppOptions, parts: CoreParts): AdminApp<false> =>
  createAdminApp(
    resolveSettings("admin", { ...owner, tokenStore: null }),
    parts,
  ) as AdminApp<false>;

/** Creates the project object of an owner. */
export function openOwnedProject(
  fields: AdminProjectFields,
  app: AdminApp<false>,
): AdminOwnedProject {
  const { core } = app[stackAppInternalsSymbol];
  const project = core.byKey.from(
    "admin",
    (access): AdminProject => createAdminProject(access, fields),
  ) as AdminProject;
  return { ...project, app };
}

const loadOwnedApps = async (): Promise<OwnedAppFactory> => ({ createOwnedApp, openOwnedProject });
