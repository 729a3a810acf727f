import { SYSTEM_PERMISSIONS } from "@stackkit/next/protocol/internal";
import type { Vault } from "../core/vault.js";
import type { Database } from "../db/database.js";
import type { ConfigConstraints } from "./change-config.js";
import { listOwnTemplates } from "./email-templates.js";
import { listPermissionIds } from "./projects.js";

/** Reads the data that a change of settings is validated against. */
export async function readConfigConstraints(
  db: Database,
  vault: Vault,
  projectId: string,
): Promise<ConfigConstraints> {
  const [team, projectPermissions, templates] = [
    await listPermissionIds(db, projectId, "team"),
    await listPermissionIds(db, projectId, "project"),
    await listOwnTemplates(db, projectId),
  ];
  return {
    vault,
    teamPermissions: [...SYSTEM_PERMISSIONS, ...team],
    projectPermissions,
    hasOwnTemplates: templates.length > 0,
  };
}
