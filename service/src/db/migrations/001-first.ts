import { type Kysely, sql } from "kysely";

/**
 * The first schema. Text, integers and 64-bit integers only: every engine that speaks either
 * dialect has them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = (name: string, columns: string, ...constraints: string[]) =>
    sql
      .raw(
        `create table ${name} (${[...columns.split(",").map(column), ...constraints].join(", ")})`,
      )
      .execute(db);
  const index = (name: string, on: string, where?: string) =>
    sql.raw(`create index ${name} on ${on}${where ? ` where ${where}` : ""}`).execute(db);
  const unique = (name: string, on: string, where?: string) =>
    sql.raw(`create unique index ${name} on ${on}${where ? ` where ${where}` : ""}`).execute(db);

  await table(
    "projects",
    "id text, display_name text, description text, is_production_mode int, config text, created_at millis",
    "primary key (id)",
  );

  await table(
    "api_keys",
    "id text, project_id text, description text, created_at millis, expires_at millis, revoked_at millis?, client_hash text?, client_last_four text?, server_hash text?, server_last_four text?, admin_hash text?, admin_last_four text?",
    "primary key (id)",
  );
  await index("api_keys_by_project", "api_keys (project_id, created_at)");
  for (const level of ["client", "server", "admin"])
    await unique(`api_keys_by_${level}_hash`, `api_keys (${level}_hash)`);

  await table(
    "signing_keys",
    "kid text, project_id text, public_jwk text, private_jwk text, created_at millis, retired_at millis?",
    "primary key (kid)",
  );
  await index("signing_keys_by_project", "signing_keys (project_id, created_at)");

  await table(
    "users",
    "project_id text, id text, display_name text?, profile_image_url text?, client_metadata text, client_read_only_metadata text, server_metadata text, signed_up_at millis, last_active_at millis, password_hash text?, otp_auth_enabled int, totp_secret text?, requires_totp int, totp_last_step millis?, is_anonymous int, selected_team_id text?, locale text?, search_text text",
    "primary key (project_id, id)",
  );
  // Searches read it in place of the table, which is many times as large.
  await index("users_by_sign_up", "users (project_id, signed_up_at, id, search_text)");
  await index("users_by_activity", "users (project_id, last_active_at)");
  await index(
    "users_by_selected_team",
    "users (project_id, selected_team_id)",
    "selected_team_id is not null",
  );

  await table(
    "contact_channels",
    "project_id text, id text, user_id text, type text, value text, canonical text, used_for_auth int, is_verified int, is_primary int, created_at millis",
    "primary key (project_id, id)",
  );
  await unique(
    "contact_channels_of_user",
    "contact_channels (project_id, user_id, type, canonical)",
  );
  await unique(
    "contact_channels_for_auth",
    "contact_channels (project_id, type, canonical)",
    "used_for_auth = 1",
  );
  await unique(
    "contact_channels_primary",
    "contact_channels (project_id, user_id, type)",
    "is_primary = 1",
  );
  await index("contact_channels_by_value", "contact_channels (project_id, canonical, user_id)");
  await index("contact_channels_by_creation", "contact_channels (project_id, created_at, id)");

  await table(
    "oauth_accounts",
    "project_id text, id text, user_id text, provider_id text, account_id text, email text?, created_at millis",
    "primary key (project_id, id)",
  );
  await unique("oauth_accounts_by_account", "oauth_accounts (project_id, provider_id, account_id)");
  await unique("oauth_accounts_of_user", "oauth_accounts (project_id, user_id, provider_id)");

  await table(
    "oauth_tokens",
    "project_id text, id text, user_id text, provider_id text, account_id text, access_token text?, refresh_token text?, scopes text, expires_at millis?, created_at millis",
    "primary key (project_id, id)",
  );
  await index(
    "oauth_tokens_of_user",
    "oauth_tokens (project_id, user_id, provider_id, created_at)",
  );

  await table(
    "oauth_requests",
    "state_hash text, project_id text, provider_id text, request text, created_at millis, expires_at millis",
    "primary key (state_hash)",
  );
  await index("oauth_requests_by_expiry", "oauth_requests (expires_at)");

  await table(
    "authorization_codes",
    "code_hash text, project_id text, user_id text, redirect_uri text, code_challenge text, is_new_user int, after_callback_redirect_url text?, created_at millis, expires_at millis, used_at millis?",
    "primary key (code_hash)",
  );
  await index("authorization_codes_of_user", "authorization_codes (project_id, user_id)");
  await index("authorization_codes_by_expiry", "authorization_codes (expires_at)");

  await table(
    "passkeys",
    "project_id text, credential_id text, user_id text, public_key text, counter millis, transports text, device_type text, created_at millis",
    "primary key (project_id, credential_id)",
  );
  await unique("passkeys_of_user", "passkeys (project_id, user_id)");

  await table(
    "sessions",
    "project_id text, id text, user_id text, token_hash text, created_at millis, expires_at millis, is_impersonation int, last_used_at millis, geo_info text?, user_agent text?",
    "primary key (project_id, id)",
  );
  await unique("sessions_by_token", "sessions (token_hash)");
  await index("sessions_of_user", "sessions (project_id, user_id, created_at)");
  await index("sessions_by_expiry", "sessions (expires_at)");

  await table(
    "known_devices",
    "project_id text, user_id text, device text, first_seen_at millis",
    "primary key (project_id, user_id, device)",
  );

  await table(
    "verification_codes",
    "project_id text, id text, kind text, code_hash text, tail_hash text, subject text, data text, attempts int, created_at millis, expires_at millis, used_at millis?",
    "primary key (project_id, id)",
  );
  await unique("verification_codes_by_code", "verification_codes (project_id, code_hash)");
  await index("verification_codes_by_tail", "verification_codes (project_id, tail_hash)");
  await index(
    "verification_codes_by_subject",
    "verification_codes (project_id, subject, kind, created_at)",
  );
  await index("verification_codes_by_expiry", "verification_codes (expires_at)");

  await table(
    "cli_logins",
    "polling_hash text, login_hash text, project_id text, refresh_token text?, created_at millis, expires_at millis, used_at millis?",
    "primary key (polling_hash)",
  );
  await unique("cli_logins_by_login", "cli_logins (login_hash)");
  await index("cli_logins_by_expiry", "cli_logins (expires_at)");

  await table(
    "teams",
    "project_id text, id text, display_name text, profile_image_url text?, client_metadata text, client_read_only_metadata text, server_metadata text, created_at millis",
    "primary key (project_id, id)",
  );
  await index("teams_by_creation", "teams (project_id, created_at, id)");

  await table(
    "memberships",
    "project_id text, team_id text, user_id text, display_name text?, profile_image_url text?, created_at millis",
    "primary key (project_id, team_id, user_id)",
  );
  await index("memberships_of_user", "memberships (project_id, user_id)");
  await index("memberships_of_team", "memberships (project_id, team_id, created_at)");
  await index("memberships_by_creation", "memberships (project_id, created_at)");

  await table(
    "permission_definitions",
    "project_id text, id text, scope text, description text?, contained_ids text, created_at millis",
    "primary key (project_id, id)",
  );

  await table(
    "team_permissions",
    "project_id text, team_id text, user_id text, permission_id text",
    "primary key (project_id, team_id, user_id, permission_id)",
  );
  await index("team_permissions_of_user", "team_permissions (project_id, user_id)");
  await index("team_permissions_by_permission", "team_permissions (project_id, permission_id)");

  await table(
    "project_permissions",
    "project_id text, user_id text, permission_id text",
    "primary key (project_id, user_id, permission_id)",
  );
  await index(
    "project_permissions_by_permission",
    "project_permissions (project_id, permission_id)",
  );

  await table(
    "email_templates",
    "project_id text, type text, subject text, content text",
    "primary key (project_id, type)",
  );

  await table(
    "mails",
    "id text, project_id text, kind text, recipient text, recipient_canonical text, sender text, subject text, html text, text text, created_at millis, state text, attempts int, next_attempt_at millis?, problem text?",
    "primary key (id)",
  );
  await index("mails_by_recipient", "mails (recipient_canonical, created_at)");
  await index("mails_by_creation", "mails (created_at)");
  await index("mails_due", "mails (next_attempt_at)", "next_attempt_at is not null");

  await table(
    "sent_emails",
    "id text, project_id text, recipient text, subject text, sender_config text, sent_at millis, error text?",
    "primary key (id)",
  );
  await index("sent_emails_by_time", "sent_emails (project_id, sent_at)");

  await table(
    "activity",
    "project_id text, day text, user_id text, country text?",
    "primary key (project_id, day, user_id)",
  );
  await index("activity_by_day", "activity (day)");

  await table(
    "rate_limits",
    "key text, window_start millis, count int, expires_at millis",
    "primary key (key)",
  );
  await index("rate_limits_by_expiry", "rate_limits (expires_at)");

  await table(
    "webhook_deliveries",
    "id text, project_id text, url text, body text, created_at millis, attempts int, next_attempt_at millis?, delivered_at millis?, problem text?",
    "primary key (id)",
  );
  await index(
    "webhook_deliveries_due",
    "webhook_deliveries (next_attempt_at)",
    "next_attempt_at is not null",
  );
  await index("webhook_deliveries_by_creation", "webhook_deliveries (created_at)");

  await table(
    "emulator_records",
    "model text, id text, payload text, grant_id text?, uid text?, consumed_at millis?, expires_at millis?",
    "primary key (model, id)",
  );
  await index("emulator_records_by_grant", "emulator_records (grant_id)", "grant_id is not null");
  await index("emulator_records_by_uid", "emulator_records (model, uid)", "uid is not null");
  await index(
    "emulator_records_by_expiry",
    "emulator_records (expires_at)",
    "expires_at is not null",
  );

  await table(
    "audit",
    "id text, project_id text, at millis, level text, operation text, subject text, request_id text",
    "primary key (id)",
  );
  await index("audit_by_time", "audit (project_id, at)");
}

const TYPES: Readonly<Record<string, string>> = { text: "text", int: "integer", millis: "bigint" };

/**
 * `"expires_at millis?"` is `"expires_at bigint"`; without the question mark it may not be null.
 */
function column(definition: string): string {
  const [name = "", type = ""] = definition.trim().split(" ");
  const optional = type.endsWith("?");
  return `${name} ${TYPES[optional ? type.slice(0, -1) : type] ?? type}${optional ? "" : " not null"}`;
}
