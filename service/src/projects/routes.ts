import {
  type AdminConfigChange,
  configuredSettings,
  KnownErrors,
  OAUTH_PROVIDERS,
  projects,
} from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { lockRow } from "../db/lock-row.js";
import { inputOf } from "../db/mapping.js";
import { projectFields } from "../db/mappings/project.js";
import type { Project } from "../db/tables/project-config.js";
import { transact } from "../db/transact.js";
import { defineRoute, type HandlerContext } from "../http/route.js";
import { schemaError } from "../http/schema-error.js";
import { changeConfig } from "./change-config.js";
import { readConfigConstraints } from "./config-constraints.js";
import { trustsLocalhost } from "./localhost.js";
import {
  addManagedProject,
  forgetManagedProject,
  INTERNAL,
  listManagedProjectIds,
} from "./project-owners.js";
import {
  countUsers,
  deleteProject,
  insertProject,
  listProjects,
  updateProject,
} from "./projects.js";
import { showAdminProject, showProject } from "./show-project.js";

const MAX_PROJECTS_PER_OWNER = 200;

/** Clients of the protocol expect a password alone in a project that they create. */
const WIRE_DEFAULTS = { magicLinkEnabled: false, passkeyEnabled: false } as const;

type AdminCall = Pick<HandlerContext, "context" | "info">;

async function showToAdmin({ context, info }: AdminCall, project: Project) {
  const counts = await countUsers(context.db, [project.id]);
  return showAdminProject(
    project,
    counts.get(project.id) ?? 0,
    context.vault,
    trustsLocalhost(context, info, project),
  );
}

/** The record types a partial change as full settings. `known` are the project's providers. */
function readConfigChange(
  { info }: Pick<HandlerContext, "info">,
  config: unknown,
  known: readonly string[],
): AdminConfigChange {
  const change = (config ?? {}) as AdminConfigChange;
  const unknown = change.oauthProviders?.find(
    ({ id }) => ![...OAUTH_PROVIDERS, ...known].includes(id),
  );
  if (unknown)
    throw schemaError(info, [
      {
        field: `body.${projects.update.body.config.wire}`,
        problem:
          `names the provider "${unknown.id}". The known ones are ` +
          `${OAUTH_PROVIDERS.join(", ")}`,
      },
    ]);
  return change;
}

/** A project without a description has an empty one. */
const readFields = <Body extends { readonly description?: string | null | undefined }>({
  description,
  ...body
}: Body) => ({
  ...inputOf(projectFields, body),
  ...(description !== undefined && { description: description ?? "" }),
});

/** Owned projects exist for users of the internal project only. */
function ownerOf({ project, caller }: Pick<HandlerContext, "project" | "caller">): string {
  if (project.id !== INTERNAL) throw new KnownErrors.ExpectedInternalProject();
  if (caller.userId === undefined) throw new KnownErrors.UserAuthenticationRequired();
  return caller.userId;
}

/** The project of a call, and the projects of their owner. */
export const projectRoutes = [
  defineRoute(projects.current, ({ context, project }) => showProject(project, context.settings)),

  defineRoute(projects.currentAsAdmin, (call) => showToAdmin(call, call.project)),

  defineRoute(configuredSettings.read, ({ context, project }) => {
    const { configured, configFileName: file } = context.settings;
    const { names = [], roleIds = [] } = configured.get(project.id) ?? {};
    return { file, names: [...names], roleIds: [...roleIds] };
  }),

  defineRoute(projects.update, async (call) => {
    const { context, project, body } = call;
    const change = readConfigChange(
      call,
      body.config,
      project.config.oauthProviders.map(({ id }) => id),
    );
    const changed = await transact(context, async (tx) => {
      // The permissions and mails that it is compared with stay as they are until then.
      await lockRow(tx, "projects", { id: project.id });
      const constraints = await readConfigConstraints(tx, context.vault, project.id);
      return updateProject(tx, project.id, (stored) => ({
        ...stored,
        ...readFields(body),
        config: changeConfig(stored.config, change, constraints),
      }));
    });
    if (!changed) throw new KnownErrors.ProjectNotFound({ project_id: project.id });
    return showToAdmin(call, changed);
  }),

  defineRoute(projects.delete, async ({ context, project }) => {
    if (project.id === INTERNAL)
      throw new PlainError(
        400,
        "The internal project keeps the owners of all others and cannot be deleted.",
      );
    await transact(context, async (tx) => {
      await deleteProject(tx, project.id);
      await forgetManagedProject(tx, project.id);
    });
  }),

  defineRoute(projects.listOwned, async (call) => {
    const { context } = call;
    const owned = await listProjects(
      context.db,
      await listManagedProjectIds(context.db, ownerOf(call)),
    );
    const counts = await countUsers(
      context.db,
      owned.map(({ id }) => id),
    );
    return owned.map((project) =>
      showAdminProject(
        project,
        counts.get(project.id) ?? 0,
        context.vault,
        trustsLocalhost(context, call.info, project),
      ),
    );
  }),

  defineRoute(projects.create, async (call) => {
    const { context, body } = call;
    const owner = ownerOf(call);
    const change = readConfigChange(call, body.config, []);
    if ((await listManagedProjectIds(context.db, owner)).length >= MAX_PROJECTS_PER_OWNER) {
      throw new PlainError(400, `A user may own at most ${MAX_PROJECTS_PER_OWNER} projects.`);
    }
    const created = await transact(context, async (tx) => {
      const project = await insertProject(tx, {
        ...readFields(body),
        config: WIRE_DEFAULTS,
        createdAt: context.clock.now(),
      });
      const constraints = await readConfigConstraints(tx, context.vault, project.id);
      await addManagedProject(tx, owner, project.id);
      return updateProject(tx, project.id, (stored) => ({
        ...stored,
        config: changeConfig(stored.config, change, constraints),
      }));
    });
    return showToAdmin(call, created as Project);
  }),
];
