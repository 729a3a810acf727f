import {
  type AdminConfigChange,
  KnownErrors,
  OAUTH_PROVIDERS,
  projects,
} from "@stackkit/next/protocol";
import type { Project } from "../config/project-config.js";
import { PROJECTS_OF_OWNER_AT_MOST } from "../core/limits.js";
import { PlainError } from "../core/plain-error.js";
import { addManagedProject, forgetManagedProject } from "../db/queries/projects/project-owners.js";
import {
  countUsers,
  deleteProject,
  insertProject,
  listProjects,
  updateProject,
} from "../db/queries/projects/projects.js";
import { listManagedProjectIds } from "../db/queries/sign-in/token-holders.js";
import { transact } from "../db/transact.js";
import { type Ask, answer } from "../http/handle-operation.js";
import { refused } from "../http/request/refused.js";
import { changeConfig } from "../projects/change-config.js";
import { readSurroundings } from "../projects/read-around.js";
import { showAdminProject, showProject } from "../projects/show-project.js";
import type { Context } from "../runtime/context.js";

const INTERNAL = "internal";

async function showToAdmin(context: Context, project: Project) {
  const counts = await countUsers(context.db, [project.id]);
  return showAdminProject(project, counts.get(project.id) ?? 0, context.vault);
}

/** The row types a change as the settings themselves, though it names only some of them. `known` are the providers that the project has. */
function readConfigChange(
  { facts }: Pick<Ask, "facts">,
  config: unknown,
  known: readonly string[],
): AdminConfigChange {
  const change = (config ?? {}) as AdminConfigChange;
  const unknown = change.oauthProviders?.find(
    ({ id }) => ![...OAUTH_PROVIDERS, ...known].includes(id),
  );
  if (unknown)
    throw refused(facts, [
      {
        field: `body.${projects.update.body.config.wire}`,
        problem: `names the provider "${unknown.id}". The known ones are ${OAUTH_PROVIDERS.join(", ")}`,
      },
    ]);
  return change;
}

/** Owned projects are a matter of the internal project and its users. */
function ownerOf({ project, caller }: Pick<Ask, "project" | "caller">): string {
  if (project.id !== INTERNAL) throw new KnownErrors.ExpectedInternalProject();
  if (caller.userId === undefined) throw new KnownErrors.UserAuthenticationRequired();
  return caller.userId;
}

export const projectRoutes = [
  answer(projects.current, ({ project }) => showProject(project)),

  answer(projects.currentAsAdmin, ({ context, project }) => showToAdmin(context, project)),

  answer(projects.update, async (ask) => {
    const { context, project, body } = ask;
    const change = readConfigChange(
      ask,
      body.config,
      project.config.oauthProviders.map(({ id }) => id),
    );
    const around = await readSurroundings(context.db, context.vault, project.id);
    const changed = await updateProject(context.db, project.id, (stored) => ({
      ...stored,
      displayName: body.displayName ?? stored.displayName,
      description: body.description === undefined ? stored.description : (body.description ?? ""),
      isProductionMode: body.isProductionMode ?? stored.isProductionMode,
      config: changeConfig(stored.config, change, around),
    }));
    if (!changed) throw new KnownErrors.ProjectNotFound({ project_id: project.id });
    return showToAdmin(context, changed);
  }),

  answer(projects.delete, async ({ context, project }) => {
    if (project.id === INTERNAL)
      throw new PlainError(
        400,
        "The internal project keeps the owners of all others and cannot be deleted.",
      );
    await transact(context.db, async (tx) => {
      await deleteProject(tx, project.id);
      await forgetManagedProject(tx, project.id);
    });
  }),

  answer(projects.listOwned, async (ask) => {
    const { context } = ask;
    const owned = await listProjects(
      context.db,
      await listManagedProjectIds(context.db, ownerOf(ask)),
    );
    const counts = await countUsers(
      context.db,
      owned.map(({ id }) => id),
    );
    return owned.map((project) =>
      showAdminProject(project, counts.get(project.id) ?? 0, context.vault),
    );
  }),

  answer(projects.create, async (ask) => {
    const { context, body } = ask;
    const owner = ownerOf(ask);
    const change = readConfigChange(ask, body.config, []);
    if ((await listManagedProjectIds(context.db, owner)).length >= PROJECTS_OF_OWNER_AT_MOST) {
      throw new PlainError(400, `A user may own at most ${PROJECTS_OF_OWNER_AT_MOST} projects.`);
    }
    const created = await transact(context.db, async (tx) => {
      const project = await insertProject(tx, {
        displayName: body.displayName,
        description: body.description ?? undefined,
        isProductionMode: body.isProductionMode,
        createdAt: context.clock.now(),
      });
      const around = await readSurroundings(tx, context.vault, project.id);
      await addManagedProject(tx, owner, project.id);
      return updateProject(tx, project.id, (stored) => ({
        ...stored,
        config: changeConfig(stored.config, change, around),
      }));
    });
    return showToAdmin(context, created as Project);
  }),
];
