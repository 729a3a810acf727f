import type { Level } from "@stackkit/next/protocol/internal";
import type { ProjectConfig } from "../db/tables/project-config.js";
import type { Scope } from "../db/tables/teams.js";
import type { AppTemplates } from "./app-templates.js";

/** One key per access level. */
export type Keys = Readonly<Record<Level, string>>;

/** A permission in the configuration, created or updated at every start. */
export interface ConfiguredPermission {
  /** Lower-case letters, digits, colons and underscores. */
  readonly id: string;
  readonly description?: string | undefined;
  /** Permissions of the same scope, in any order; system permissions too, for teams. */
  readonly containedPermissionIds?: readonly string[] | undefined;
}

/** A project in the configuration, created or updated at every start. */
export interface ConfiguredProject {
  readonly id: string;
  readonly displayName: string;
  readonly description?: string | undefined;
  /** Plain keys; stored as hashes. */
  readonly keys?: Partial<Keys> | undefined;
  readonly config?: Partial<Omit<ProjectConfig, "id">> | undefined;
  /** Permissions in teams and in the whole project. Others are kept. */
  readonly permissions?: Partial<Record<Scope, readonly ConfiguredPermission[]>> | undefined;
  /** Words of mails. They win over those saved in the project, and are not saved. */
  readonly templates?: AppTemplates | undefined;
}
