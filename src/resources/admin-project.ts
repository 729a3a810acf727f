import type { Access } from "../access/access.js";
import type { Query } from "../cache/query.js";
import { type AdminConfig, type AdminConfigChange, type adminProject, projects } from "../protocol/project.js";
import type { Fields } from "../protocol/record.js";
import type { Input } from "../protocol/shape.js";
import { type ProductionModeError, productionModeErrors } from "./production-mode-errors.js";

export type AdminProjectFields = Fields<typeof adminProject, "admin">;

/** The settings of a project. */
export type AdminProjectConfig = AdminConfig;
/** Settings to change; those left out stay as they are. Permissions are given as `{ id }[]`, lists replace the whole list. */
export type AdminProjectConfigUpdateOptions = AdminConfigChange;
/** A site that the project trusts: `domain` with scheme, and the path of the handler there. */
export type AdminDomainConfig = AdminConfig["domains"][number];
/** `{ type: "shared" }`, or `{ type: "standard", host, port, username, password, senderName, senderEmail }`. */
export type AdminEmailConfig = AdminConfig["emailConfig"];
/** `{ id, enabled, type: "shared" }`, or `type: "standard"` with `clientId`, `clientSecret` and, for some, `facebookConfigId` or `microsoftTenantId`. */
export type AdminOAuthProviderConfig = AdminConfig["oauthProviders"][number];

/** What to change of a project. Fields that are left out stay as they are. */
export interface AdminProjectUpdateOptions {
  readonly displayName?: string | undefined;
  /** `null` empties it. */
  readonly description?: string | null | undefined;
  readonly isProductionMode?: boolean | undefined;
  readonly config?: AdminProjectConfigUpdateOptions | undefined;
}

/** A new project. */
export interface AdminProjectCreateOptions extends Omit<AdminProjectUpdateOptions, "displayName"> {
  readonly displayName: string;
}

export interface AdminProjectActions {
  /** Changes the named fields and settings. */
  update(options: AdminProjectUpdateOptions): Promise<void>;
  /** Deletes the project with all its users and teams. Cannot be undone. */
  delete(): Promise<void>;
  /** What stands against production mode, read afresh; empty where nothing does. The service does not refuse production mode itself. */
  getProductionModeErrors(): Promise<ProductionModeError[]>;
  /** {@link AdminProjectActions.getProductionModeErrors} for components. */
  useProductionModeErrors(): ProductionModeError[];
}

/** A project as its administrators see it. */
export interface AdminProject extends AdminProjectFields, AdminProjectActions {}

// Settings are read whole and sent in part, so the two directions of one column differ in type.
export const sentSettings = <O extends AdminProjectUpdateOptions>(options: O): O & Input<(typeof projects.update)["body"], "admin"> => options as never;

export const adminProjectQuery = (access: Access<"admin">): Query<AdminProject> => access.query(projects.currentAsAdmin, {}, (fields) => createAdminProject(access, fields));

export function createAdminProject(access: Access<"admin">, fields: AdminProjectFields): AdminProject {
  return {
    ...fields,
    ...access.readableOne(
      "ProductionModeErrors",
      () => access.query(projects.currentAsAdmin, {}, (fresh) => ({ errors: productionModeErrors(fresh) }), "production mode"),
      ({ errors }) => errors,
    ),
    update: async (options) => void (await access.run(projects.update, { body: sentSettings(options) })),
    delete: () => access.run(projects.delete),
  };
}
