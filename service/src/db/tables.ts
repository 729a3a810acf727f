import type {
  AdministratorInvitationTable,
  AdministratorTable,
  AgentKeyTable,
  SetupLinkTable,
} from "./tables/administrators.js";
import type { JobFailureTable, JobFileTable, JobTable } from "./tables/jobs.js";
import type {
  EmailTemplateTable,
  MailTable,
  NotificationCategoryTable,
  NotificationOptOutTable,
  SentEmailTable,
} from "./tables/mail.js";
import type {
  ActivityTable,
  AuditTable,
  AuthEventTable,
  EmulatorRecordTable,
  LeaseTable,
  MigrationTable,
  RateLimitTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
  WebhookPauseTable,
} from "./tables/operations.js";
import type { OwnerKeyTable } from "./tables/owner-keys.js";
import type { ApiKeyTable, ProjectTable, SigningKeyTable } from "./tables/projects.js";
import type {
  AuthorizationCodeTable,
  CliLoginTable,
  DeviceIdTable,
  KnownDeviceTable,
  KnownNetworkTable,
  OAuthRequestTable,
  SessionTable,
  VerificationCodeTable,
} from "./tables/sign-in.js";
import type {
  MembershipTable,
  PermissionDefinitionTable,
  ProjectPermissionTable,
  TeamDomainTable,
  TeamJoinRequestTable,
  TeamPermissionTable,
  TeamTable,
} from "./tables/teams.js";
import type {
  ContactChannelTable,
  DeletedUserTable,
  FormerAddressTable,
  FormerCredentialTable,
  NamePartTable,
  OAuthAccountTable,
  OAuthTokenTable,
  PasskeyTable,
  RecoveryCodeTable,
  SuspendedRowTable,
  UserTable,
} from "./tables/users.js";

/** Every table by its name in the database. */
export interface Tables {
  administrators: AdministratorTable;
  administrator_invitations: AdministratorInvitationTable;
  agent_keys: AgentKeyTable;
  setup_links: SetupLinkTable;
  projects: ProjectTable;
  api_keys: ApiKeyTable;
  owner_keys: OwnerKeyTable;
  signing_keys: SigningKeyTable;
  users: UserTable;
  name_parts: NamePartTable;
  contact_channels: ContactChannelTable;
  suspended_rows: SuspendedRowTable;
  deleted_users: DeletedUserTable;
  former_addresses: FormerAddressTable;
  former_credentials: FormerCredentialTable;
  oauth_accounts: OAuthAccountTable;
  oauth_tokens: OAuthTokenTable;
  oauth_requests: OAuthRequestTable;
  authorization_codes: AuthorizationCodeTable;
  passkeys: PasskeyTable;
  recovery_codes: RecoveryCodeTable;
  sessions: SessionTable;
  device_ids: DeviceIdTable;
  known_devices: KnownDeviceTable;
  known_networks: KnownNetworkTable;
  verification_codes: VerificationCodeTable;
  cli_logins: CliLoginTable;
  teams: TeamTable;
  memberships: MembershipTable;
  team_domains: TeamDomainTable;
  team_join_requests: TeamJoinRequestTable;
  permission_definitions: PermissionDefinitionTable;
  team_permissions: TeamPermissionTable;
  project_permissions: ProjectPermissionTable;
  email_templates: EmailTemplateTable;
  mails: MailTable;
  sent_emails: SentEmailTable;
  notification_opt_outs: NotificationOptOutTable;
  notification_categories: NotificationCategoryTable;
  activity: ActivityTable;
  rate_limits: RateLimitTable;
  webhook_deliveries: WebhookDeliveryTable;
  webhook_endpoints: WebhookEndpointTable;
  webhook_pauses: WebhookPauseTable;
  audit: AuditTable;
  jobs: JobTable;
  job_failures: JobFailureTable;
  job_files: JobFileTable;
  auth_events: AuthEventTable;
  emulator_records: EmulatorRecordTable;
  leases: LeaseTable;
  migrations: MigrationTable;
}
