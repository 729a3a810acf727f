import type { Access } from "../../access/access.js";
import {
  type ApiKey,
  type ApiKeyCreateOptions,
  type ApiKeyFirstView,
  apiKeysQuery,
  createApiKey,
} from "../../resources/api-key.js";
import { type AdminProject, adminProjectQuery } from "../../resources/projects/admin-project.js";
import { createEmailActions, type EmailActions } from "../../resources/projects/email.js";
import {
  createMetricsActions,
  createWebhookActions,
  type WebhookActions,
} from "../../resources/projects/metrics.js";
import {
  createDefinitionActions,
  type ProjectDefinitionActions,
  type TeamDefinitionActions,
} from "../../resources/projects/permission-definition.js";
import {
  createRoleActions,
  type RoleDefinitionActions,
} from "../../resources/projects/role-definition.js";
import { createSignInHelp, type SignInHelp } from "../../resources/projects/sign-in-diagnosis.js";
import type { Clock } from "../../transport/clock.js";
import type { ProjectReader } from "./client-members.js";

/** What an administrator can do with a project. */
export interface AdminActions
  extends ProjectReader<AdminProject>,
    EmailActions,
    WebhookActions,
    SignInHelp,
    TeamDefinitionActions,
    ProjectDefinitionActions,
    RoleDefinitionActions {
  /** Lists the project's key sets. */
  listApiKeys(): Promise<ApiKey[]>;
  /** {@link AdminActions.listApiKeys} for components. */
  useApiKeys(): ApiKey[];
  /** Creates a key set. Only this result contains the full keys. */
  createApiKey(options: ApiKeyCreateOptions): Promise<ApiKeyFirstView>;
}

/** The methods of an admin app. */
export const createAdminActions = (access: Access<"admin">, clock: Clock): AdminActions => ({
  ...access.readableOne("Project", () => adminProjectQuery(access)),
  ...access.readable("ApiKeys", () => apiKeysQuery(access, clock)),
  createApiKey: (options) => createApiKey(access, clock, options),
  ...createEmailActions(access),
  ...createWebhookActions(access),
  ...createSignInHelp(access),
  ...createDefinitionActions(access, "Team"),
  ...createDefinitionActions(access, "Project"),
  ...createRoleActions(access),
});

export const createMetricsReader = createMetricsActions;
