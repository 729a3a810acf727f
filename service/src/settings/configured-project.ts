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

/** A role of teams in the configuration, defined or changed at every start. */
export interface ConfiguredRole {
  /** Lower-case letters, digits, colons and underscores. */
  readonly id: string;
  /** As members see it. Without one they see the id. */
  readonly displayName?: string | undefined;
  /** What the role allows: team permissions, system permissions, and other roles. */
  readonly permissionIds?: readonly string[] | undefined;
  /** Other roles and team permissions whose holders may give it. */
  readonly givenBy?: readonly string[] | undefined;
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
  /** Roles of teams, in any order. Others are kept. */
  readonly roles?: readonly ConfiguredRole[] | undefined;
  /** Words of mails. They win over those saved in the project, and are not saved. */
  readonly templates?: AppTemplates | undefined;
}
