import type { Access } from "../../access/access.js";
import type { ServerInternals } from "../../app/apps/app-types.js";
import { stackAppInternalsSymbol } from "../../app/apps/internals-symbol.js";
import { isDevelopment } from "../../app/config/next-flags.js";
import { requestTime } from "../../environment/request-time.js";
import { type Project, projectQuery } from "../../resources/projects/project.js";

/** Older public settings are not used; callers wait for new ones. */
export const PROJECT_KEPT_MILLIS = 10 * 60 * 1000;

/** Older public settings of a project are refreshed in the background while the page uses them. */
export const PROJECT_FRESH_MILLIS = 60_000;

interface ProjectApp {
  readonly [stackAppInternalsSymbol]: Pick<ServerInternals, "core">;
}

interface Kept {
  readonly project: Project;
  readonly loadedAt: number;
  /** A refresh is already running. */
  isRenewed: boolean;
}

/** The settings are the same for every visitor, so they may outlive a request. */
const kept = new WeakMap<ProjectApp, Kept>();

/**
 * The project's public settings, so that the first paint is the form. Cached across requests, and
 * refreshed in the background. Throws if the service cannot be read, so that the page says so. Not
 * cached in development, because settings change often there.
 */
export async function projectSettings(app: ProjectApp): Promise<Project> {
  await requestTime();
  const { core } = app[stackAppInternalsSymbol];
  const known = kept.get(app);
  const age =
    known === undefined || isDevelopment()
      ? Number.POSITIVE_INFINITY
      : // A clock that was set back must not keep them.
        Math.abs(core.clock.now() - known.loadedAt);
  if (known === undefined || age >= PROJECT_KEPT_MILLIS)
    return load(app).catch((error: unknown) => {
      if (known === undefined) throw error;
      return known.project;
    });
  if (age >= PROJECT_FRESH_MILLIS && !known.isRenewed) {
    known.isRenewed = true;
    load(app).catch(() => {
      known.isRenewed = false;
    });
  }
  return known.project;
}

async function load(app: ProjectApp): Promise<Project> {
  const { core } = app[stackAppInternalsSymbol];
  const project = await projectQuery(core.byKey as Access<"client">).fetch();
  kept.set(app, { project, loadedAt: core.clock.now(), isRenewed: false });
  return project;
}
