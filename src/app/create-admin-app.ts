import { type AdminProject, type AdminProjectFields, createAdminProject } from "../resources/admin-project.js";
import type { AdminInternals, StackAdminApp } from "./admin-app.js";
import { createAdminActions, createMetricsReader } from "./admin-members.js";
import { type CoreParts, createCore } from "./core.js";
import { createServerApp } from "./create-server-app.js";
import { stackAppInternalsSymbol } from "./internals-symbol.js";
import type { AdminOwnedProject } from "./owned-projects.js";
import { perRequest } from "./per-request.js";
import type { ProjectOwnerSession } from "./project-owner-session.js";
import type { ServerInternals } from "./server-app.js";
import { resolveSettings, type Settings } from "./settings.js";

/** Every member of an administrator's app. */
export function createAdminApp(settings: Settings, parts?: CoreParts): object {
  const core = createCore("admin", settings, parts);
  const app = createServerApp(core) as { readonly [stackAppInternalsSymbol]: ServerInternals };
  return {
    ...app,
    ...perRequest(core, (access) => createAdminActions(access, core.clock)),
    [stackAppInternalsSymbol]: { ...app[stackAppInternalsSymbol], ...perRequest(core, createMetricsReader) } satisfies AdminInternals,
  };
}

interface Owner {
  readonly baseUrl: { readonly browser: string; readonly server: string };
  readonly projectOwnerSession: ProjectOwnerSession;
}

/** A project as its owner sees it, with an app that acts by the owner's session. */
export function openOwnedProject(fields: AdminProjectFields, owner: Owner): AdminOwnedProject {
  const app = createAdminApp(resolveSettings("admin", { ...owner, projectId: fields.id, tokenStore: null })) as StackAdminApp<false>;
  const { core } = app[stackAppInternalsSymbol];
  const project = core.byKey.from("admin", (access): AdminProject => createAdminProject(access, fields)) as AdminProject;
  return { ...project, app };
}
