export { StackAdminApp, type StackAdminAppConstructor } from "./app/apps/admin-app.js";
export type { AdminOwnedProject } from "./app/apps/app-types.js";
export type { StackAdminAppConstructorOptions } from "./app/config/options.js";
export type { ApiKey, ApiKeyCreateOptions, ApiKeyFirstView } from "./resources/api-key.js";
export type { AdminProjectPermission, AdminTeamPermission } from "./resources/permission.js";
export type {
  AdminDomainConfig,
  AdminEmailConfig,
  AdminOAuthProviderConfig,
  AdminProject,
  AdminProjectConfig,
  AdminProjectConfigUpdateOptions,
  AdminProjectCreateOptions,
  AdminProjectUpdateOptions,
} from "./resources/projects/admin-project.js";
export type {
  AdminEmailTemplate,
  AdminSentEmail,
  TestEmailOptions,
} from "./resources/projects/email.js";
export type { Metrics } from "./resources/projects/metrics.js";
export type {
  AdminProjectPermissionDefinition,
  AdminProjectPermissionDefinitionCreateOptions,
  AdminProjectPermissionDefinitionUpdateOptions,
  AdminTeamPermissionDefinition,
  AdminTeamPermissionDefinitionCreateOptions,
  AdminTeamPermissionDefinitionUpdateOptions,
} from "./resources/projects/permission-definition.js";
export type { ProductionModeError } from "./resources/projects/production-mode-errors.js";
export type {
  AdminTeamRole,
  AdminTeamRoleCreateOptions,
  AdminTeamRoleUpdateOptions,
} from "./resources/projects/role-definition.js";
export type {
  SignInDiagnosis,
  SignInFinding,
} from "./resources/projects/sign-in-diagnosis.js";
