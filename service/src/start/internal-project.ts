import { LEVELS, type Level } from "@stackkit/next/protocol/internal";
import type { Clock } from "../core/clock.js";
import { ServiceError } from "../core/service-error.js";
import type { Vault } from "../core/vault.js";
import type { Database } from "../db/database.js";
import { type Project, sealSettings } from "../db/tables/project-config.js";
import { transact } from "../db/transact.js";
import { FAR_FUTURE, insertApiKey, newKey } from "../projects/api-keys.js";
import { INTERNAL } from "../projects/project-owners.js";
import { findOwnerOfKey, findProject, insertProject, updateProject } from "../projects/projects.js";
import type { ServiceConfig } from "../settings/config.js";
import type { ConfiguredProject, Keys } from "../settings/configured-project.js";
import { ensurePermissions, hasPermissions } from "./configured-permissions.js";
import { ensureRoles, hasRoles } from "./configured-roles.js";

/** Whether everything exists already. Configured projects are updated at every start. */
export async function isSeeded(
  db: Database,
  { projects = [], internalKeys = {} }: Pick<ServiceConfig, "projects" | "internalKeys">,
): Promise<boolean> {
  return (
    projects.length === 0 &&
    (await findProject(db, INTERNAL)) !== undefined &&
    (await missingKeys(db, INTERNAL, internalKeys)) === undefined
  );
}

/** Creates the internal project if it is missing. `onNewKeys` receives its generated keys once. */
export async function seedInternalProject(
  db: Database,
  clock: Clock,
  given: Partial<Keys>,
  onNewKeys: (keys: Keys) => void,
): Promise<void> {
  const isNew = !(await findProject(db, INTERNAL));
  if (isNew) {
    const keys = Object.fromEntries(
      LEVELS.map((level) => [level, given[level] ?? newKey(level)]),
    ) as unknown as Keys;
    const createdAt = clock.now();
    await transact({ db }, async (tx) => {
      await insertProject(tx, {
        id: INTERNAL,
        displayName: "StackKit",
        description: "The project whose users own the other projects.",
        createdAt,
        config: { anonymousSignUpEnabled: true },
      });
      await insertApiKey(tx, {
        projectId: INTERNAL,
        description: "Made at the first start",
        createdAt,
        expiresAt: FAR_FUTURE,
        keys,
      });
    });
    if (LEVELS.some((level) => given[level] === undefined)) onNewKeys(keys);
    return;
  }
  await ensureKeys(db, clock, INTERNAL, given);
}

/** Creates a configured project or updates its settings. Adds keys, never removes any. */
export async function ensureConfiguredProject(
  db: Database,
  clock: Clock,
  vault: Vault,
  project: ConfiguredProject,
): Promise<void> {
  const { id, displayName, description } = project;
  const config = sealSettings(project.config ?? {}, vault);
  const stored = await updateProject(db, id, (before) => ({
    ...before,
    displayName,
    description: description ?? before.description,
    config: { ...before.config, ...config },
  }));
  const createdAt = clock.now();
  if (!stored)
    await transact({ db }, (tx) =>
      insertProject(tx, { id, displayName, description, createdAt, config }),
    );
  await ensureKeys(db, clock, project.id, project.keys ?? {});
  await ensurePermissions(db, clock, project);
  await ensureRoles(db, clock, project);
}

/** Whether a project, its keys, its permissions and its roles exist. */
export const hasProject = async (db: Database, app: ConfiguredProject): Promise<boolean> => {
  const project = await findProject(db, app.id);
  return (
    project !== undefined &&
    missingDomains(project, app.config).length === 0 &&
    (await missingKeys(db, app.id, app.keys ?? {})) === undefined &&
    (await hasPermissions(db, app)) &&
    (await hasRoles(db, app))
  );
};

/**
 * Creates an app's project if it is missing. Adds keys, trusted domains, permissions and roles, never
 * removes any.
 */
export async function ensureAppProject(
  db: Database,
  clock: Clock,
  vault: Vault,
  project: ConfiguredProject,
): Promise<void> {
  if (!(await findProject(db, project.id)))
    return ensureConfiguredProject(db, clock, vault, project);
  await updateProject(db, project.id, (before) => ({
    ...before,
    config: {
      ...before.config,
      domains: [...before.config.domains, ...missingDomains(before, project.config)],
    },
  }));
  await ensureKeys(db, clock, project.id, project.keys ?? {});
  if (!(await hasPermissions(db, project))) await ensurePermissions(db, clock, project);
  if (!(await hasRoles(db, project))) await ensureRoles(db, clock, project);
}

const missingDomains = (
  { config }: Pick<Project, "config">,
  { domains = [] }: NonNullable<ConfiguredProject["config"]> = {},
) => domains.filter(({ domain }) => !config.domains.some((known) => known.domain === domain));

async function ensureKeys(
  db: Database,
  clock: Clock,
  projectId: string,
  given: Partial<Keys>,
): Promise<void> {
  const keys = await missingKeys(db, projectId, given);
  if (keys)
    await insertApiKey(db, {
      projectId,
      description: "From the configuration",
      createdAt: clock.now(),
      expiresAt: FAR_FUTURE,
      keys,
    });
}

/** Keys that the project has never had, `undefined` if none. A revoked key stays revoked. */
async function missingKeys(
  db: Database,
  projectId: string,
  keys: Partial<Keys>,
): Promise<Partial<Keys> | undefined> {
  const missing: Partial<Record<Level, string>> = {};
  for (const level of LEVELS) {
    const key = keys[level];
    if (key === undefined) continue;
    const owner = await findOwnerOfKey(db, level, key);
    if (owner === undefined) missing[level] = key;
    else if (owner !== projectId)
      throw new ServiceError(
        "key-of-another-project",
        `The ${level} key of the project ${projectId} in the configuration belongs to the ` +
          `project ${owner}. Create another one with: openssl rand -base64 48`,
      );
  }
  return Object.keys(missing).length > 0 ? missing : undefined;
}
