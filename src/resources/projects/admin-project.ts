import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import type { Input } from "../../protocol/operations/shape.js";
import { type AdminConfig, type adminProject, projects } from "../../protocol/records/project.js";
import type { Fields } from "../../protocol/records/record.js";
import { type ProductionModeError, productionModeErrors } from "./production-mode-errors.js";

/** The values of a project's columns for administrators. */
export type AdminProjectFields = Fields<typeof adminProject, "admin">;

/** A site that the project trusts. */
export interface AdminDomainConfig {
  /** With its scheme, such as `https://app.example.com`. */
  domain: string;
  /** The path of the handler there, such as `/handler`. */
  handlerPath: string;
}

/** The project's own mail server. */
export interface AdminEmailServer {
  /** The host name of the mail server. */
  host: string;
  /** Its port; 465 speaks TLS from the first byte, others switch to it. */
  port: number;
  /** The name that the service signs in with. */
  username: string;
  /** The password that the service signs in with. */
  password: string;
  /** The name that mails come from. */
  senderName: string;
  /** The address that mails come from. */
  senderEmail: string;
}

/** The sender of emails: the service's mail server, or the project's own. */
export type AdminEmailConfig = { type: "shared" } | ({ type: "standard" } & AdminEmailServer);

/** The project's own keys at a provider. */
export interface AdminOAuthProviderKeys {
  /** The id that the provider gave the app. */
  clientId: string;
  /** The secret that the provider gave the app. */
  clientSecret: string;
  /** Facebook: the configuration of Login for Business. */
  facebookConfigId?: string | undefined;
  /** Microsoft: the tenant whose accounts may sign in. */
  microsoftTenantId?: string | undefined;
}

/** A provider, with the service's keys or the project's own. */
export type AdminOAuthProviderConfig = { id: string; enabled: boolean } & (
  | { type: "shared" }
  | ({ type: "standard" } & AdminOAuthProviderKeys)
);

/** The settings of a project that can be changed. */
export interface AdminProjectSettings
  extends Omit<
    AdminConfig,
    "id" | "enabledOAuthProviders" | "oauthProviders" | "emailConfig" | "domains"
  > {
  /** An update must name every existing provider. */
  oauthProviders: AdminOAuthProviderConfig[];
  /** Which mail server sends the mails of the project. */
  emailConfig: AdminEmailConfig;
  /** The sites that mails and providers may lead to. */
  domains: AdminDomainConfig[];
}

/** The settings of a project. */
export interface AdminProjectConfig extends AdminProjectSettings {
  /** The id of the settings. */
  readonly id: string;
  /** The providers that people can sign in with. */
  readonly enabledOAuthProviders: { id: string }[];
}

/**
 * Settings to change; those left out stay as they are. Permissions are given as `{ id }[]`, lists
 * replace the whole list.
 */
export type AdminProjectConfigUpdateOptions = {
  readonly [K in keyof AdminProjectSettings]?: AdminProjectSettings[K] | undefined;
};

/** Changes to a project. Omitted fields stay unchanged. */
export interface AdminProjectUpdateOptions {
  /** The name that people see, in mails too. */
  readonly displayName?: string | undefined;
  /** `null` empties it. */
  readonly description?: string | null | undefined;
  /**
   * Whether the project is marked for production; `getProductionModeErrors()` lists the obstacles.
   */
  readonly isProductionMode?: boolean | undefined;
  /** Settings to change; see {@link AdminProjectConfigUpdateOptions}. */
  readonly config?: AdminProjectConfigUpdateOptions | undefined;
}

/** A new project. */
export interface AdminProjectCreateOptions extends Omit<AdminProjectUpdateOptions, "displayName"> {
  /** The name that people see, in mails too. */
  readonly displayName: string;
}

/** The methods of a project for administrators. */
export interface AdminProjectActions {
  /** Changes the named fields and settings. */
  update(options: AdminProjectUpdateOptions): Promise<void>;
  /** Deletes the project with all its users and teams. Cannot be undone. */
  delete(): Promise<void>;
  /**
   * Reads the obstacles to production mode; empty if there are none. The service does not enforce
   * them.
   */
  getProductionModeErrors(): Promise<ProductionModeError[]>;
  /** {@link AdminProjectActions.getProductionModeErrors} for components. */
  useProductionModeErrors(): ProductionModeError[];
}

/** A project as its administrators see it. */
export interface AdminProject extends Omit<AdminProjectFields, "config">, AdminProjectActions {
  /** The project's settings. */
  readonly config: AdminProjectConfig;
}

/** A provider that is switched off may have no keys yet. */
const providerOf = ({
  type,
  clientId = "",
  clientSecret = "",
  ...provider
}: AdminConfig["oauthProviders"][number]): AdminOAuthProviderConfig =>
  type === "shared" ? { ...provider, type } : { ...provider, type, clientId, clientSecret };

const configOf = (config: AdminConfig): AdminProjectConfig => ({
  ...config,
  oauthProviders: config.oauthProviders.map(providerOf),
  // The wire has every field of a mail server, or none.
  emailConfig: config.emailConfig as AdminEmailConfig,
});

// Settings are read whole and sent in part, so the two directions of one column differ in type.
/** A change of a project as the protocol sends it. */
export const sentSettings = <O extends AdminProjectUpdateOptions>(
  options: O,
): O & Input<(typeof projects.update)["body"], "admin"> => options as never;

/** The project with all of its settings. */
export const adminProjectQuery = (access: Access<"admin">): Query<AdminProject> =>
  access.query(projects.currentAsAdmin, {}, (fields) => createAdminProject(access, fields));

/** Makes the object of a project for administrators. */
export function createAdminProject(
  access: Access<"admin">,
  fields: AdminProjectFields,
): AdminProject {
  return {
    ...fields,
    config: configOf(fields.config),
    ...access.readableOne(
      "ProductionModeErrors",
      () =>
        access.query(
          projects.currentAsAdmin,
          {},
          (fresh) => ({ errors: productionModeErrors(fresh) }),
          "production mode",
        ),
      ({ errors }) => errors,
    ),
    update: async (options) =>
      void (await access.run(projects.update, { body: sentSettings(options) })),
    delete: () => access.run(projects.delete),
  };
}
