import type { AdminProject, AdminProjectFields } from "../resources/admin-project.js";
import { createAdminProject } from "../resources/admin-project.js";
import type { Metrics } from "../resources/metrics.js";
import { type AdminActions, createAdminActions, createMetricsReader } from "./admin-members.js";
import type { AppFacts } from "./client-app.js";
import type { AppActions } from "./client-members.js";
import { type CoreParts, createCore } from "./core.js";
import { readSecretServerKey, readSuperSecretAdminKey } from "./environment-variables.js";
import { stackAppInternalsSymbol } from "./internals-symbol.js";
import type { StackAdminAppConstructorOptions } from "./options.js";
import type { AdminOwnedProject } from "./owned-projects.js";
import { perRequest } from "./per-request.js";
import type { ProjectOwnerSession } from "./project-owner-session.js";
import { refuseSecretsInBrowser } from "./secrets.js";
import { createServerApp, type ServerInternals, type ServerUserReaders } from "./server-app.js";
import type { ServerActions } from "./server-members.js";
import { resolveSettings, type Settings } from "./settings.js";

export interface AdminInternals extends ServerInternals {
  getMetrics(): Promise<Metrics>;
  /** {@link AdminInternals.getMetrics} for components. */
  useMetrics(): Metrics;
}

/**
 * The app of a project's administrator: everything a server can do, and the project's settings, keys, permissions and
 * mails. Made with the super secret admin key on a server, or with a project owner's session anywhere.
 */
export interface StackAdminApp<HasTokenStore extends boolean = boolean, ProjectId extends string = string>
  extends AppFacts<ProjectId>,
    AppActions,
    ServerUserReaders<HasTokenStore, ProjectId>,
    ServerActions,
    AdminActions {
  readonly [stackAppInternalsSymbol]: AdminInternals;
}

/** Makes admin apps. */
export interface StackAdminAppConstructor {
  new <HasTokenStore extends boolean = true, ProjectId extends string = string>(
    options: StackAdminAppConstructorOptions<HasTokenStore, ProjectId>,
  ): StackAdminApp<HasTokenStore, ProjectId>;
}

class AdminApp {
  constructor(options: StackAdminAppConstructorOptions, parts?: CoreParts) {
    if (options.projectOwnerSession === undefined) refuseSecretsInBrowser("StackAdminApp with keys");
    Object.assign(this, createAdminApp(resolveSettings("admin", options, { secretServerKey: readSecretServerKey, superSecretAdminKey: readSuperSecretAdminKey }), parts));
  }
}

/** Makes the app of a project's administrator. Throws `MISSING_OPTION` and `BAD_OPTION` for what cannot be meant, `SECRET_IN_BROWSER` for keys in a browser. */
export const StackAdminApp: StackAdminAppConstructor = AdminApp as never;

function createAdminApp(settings: Settings, parts?: CoreParts): object {
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
  const app: StackAdminApp<false> = new StackAdminApp<false>({ ...owner, projectId: fields.id, tokenStore: null });
  const { core } = app[stackAppInternalsSymbol];
  const project = core.byKey.from("admin", (access): AdminProject => createAdminProject(access, fields)) as AdminProject;
  return { ...project, app };
}
