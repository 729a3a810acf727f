import type {
  AdminDomainConfig,
  AdminEmailConfig,
  AdminEmailTemplate,
  AdminOAuthProviderConfig,
  AdminProjectConfig,
  AdminProjectConfigUpdateOptions,
  AdminProjectCreateOptions,
  AdminProjectPermission,
  AdminProjectPermissionDefinition,
  AdminProjectPermissionDefinitionCreateOptions,
  AdminProjectPermissionDefinitionUpdateOptions,
  AdminProjectUpdateOptions,
  AdminSentEmail,
  AdminTeamPermission,
  AdminTeamPermissionDefinition,
  AdminTeamPermissionDefinitionCreateOptions,
  AdminTeamPermissionDefinitionUpdateOptions,
  AdminTeamRole,
  AdminTeamRoleCreateOptions,
  AdminTeamRoleUpdateOptions,
  ApiKeyCreateOptions,
  ProductionModeError,
  TestEmailOptions,
} from "@stackkit/next/admin";

/** What the pages of an own dashboard take. */
export interface Dashboard {
  readonly domains: readonly AdminDomainConfig[];
  readonly keys: ApiKeyCreateOptions;
  readonly mail: readonly [AdminEmailConfig, AdminEmailTemplate, AdminSentEmail, TestEmailOptions];
  readonly problems: readonly ProductionModeError[];
  readonly project: readonly [
    AdminProjectConfig,
    AdminProjectConfigUpdateOptions,
    AdminProjectCreateOptions,
    AdminProjectUpdateOptions,
  ];
  readonly projectPermissions: readonly [
    AdminProjectPermission,
    AdminProjectPermissionDefinition,
    AdminProjectPermissionDefinitionCreateOptions,
    AdminProjectPermissionDefinitionUpdateOptions,
  ];
  readonly providers: readonly AdminOAuthProviderConfig[];
  readonly roles: readonly [AdminTeamRole, AdminTeamRoleCreateOptions, AdminTeamRoleUpdateOptions];
  readonly teamPermissions: readonly [
    AdminTeamPermission,
    AdminTeamPermissionDefinition,
    AdminTeamPermissionDefinitionCreateOptions,
    AdminTeamPermissionDefinitionUpdateOptions,
  ];
}
