import * as z from "zod/mini";
import { renamed } from "../encoding/renamed.js";
import { items, maxLength, millis, nonEmptyName, text, webUrl } from "../encoding/scalars.js";
import { asSchema, type Value } from "../encoding/schema.js";
import { MAX_PERMISSION_ID_LENGTH } from "../limits/limits.js";
import { get, list, one, patch, post, remove, success } from "../operations/operation.js";
import { changesOf, draftOf } from "../operations/shape.js";
import { CODE_KINDS } from "./code-kind.js";
import { mailChange, mailServer, provider, providerChange } from "./project-credentials.js";
import { column, type RecordType, record } from "./record.js";

const providerIds = z.array(z.object({ id: z.string() }));

/** A project's public settings. */
const publicSettings = {
  /** Whether new users may sign up. */
  signUpEnabled: ["sign_up_enabled", z.boolean()],
  /** Whether users may sign in with a password. */
  credentialEnabled: ["credential_enabled", z.boolean()],
  /** Whether users may sign in with emailed links and codes. */
  magicLinkEnabled: ["magic_link_enabled", z.boolean()],
  /** Whether users may sign in with a passkey. */
  passkeyEnabled: ["passkey_enabled", z.boolean()],
  /** Whether browsers may create teams. */
  clientTeamCreationEnabled: ["client_team_creation_enabled", z.boolean()],
  /** Whether users may delete their account. */
  clientUserDeletionEnabled: ["client_user_deletion_enabled", z.boolean()],
} as const;
/** Public settings that the hosted service does not have; absent from its responses. */
const ownPublicSettings = {
  /** Whether the sign-up form asks for a name. */
  signUpNameEnabled: ["sign_up_name_enabled", z.boolean()],
  /** Whether users may have API keys. Newer versions of the hosted service have it, too. */
  allowUserApiKeys: ["allow_user_api_keys", z.boolean()],
  /** Whether teams may have API keys. Newer versions of the hosted service have it, too. */
  allowTeamApiKeys: ["allow_team_api_keys", z.boolean()],
  /** Whether teams may have domains, whose people may join. */
  teamDomainsEnabled: ["team_domains_enabled", z.boolean()],
  /** The scopes that API keys may have. */
  apiKeyScopes: ["api_key_scopes", items(text)],
} as const;
const config = renamed(
  { ...publicSettings, oauthProviders: ["enabled_oauth_providers", providerIds] },
  {
    ...ownPublicSettings,
    /** Whether mails reach no one: no mail server is set up, and no mailbox shows them. */
    emailUnavailable: ["email_unavailable", z.boolean()],
  },
);

const projectColumns = {
  id: column("id", z.string()),
  displayName: column("display_name", z.string()),
  config: column("config", config),
};
/** The columns of a project, as apps see it. */
export interface ProjectRecord extends RecordType<typeof projectColumns> {}
/** A project as browsers and servers see it. */
export const project: ProjectRecord = record("project", projectColumns);

const handlerPath = text.check(z.refine((value) => value.startsWith("/"), "must start with /"));
const domain = {
  domain: ["domain", webUrl],
  handlerPath: ["handler_path", handlerPath],
} as const;

const grants = items(z.strictObject({ id: text.check(maxLength(MAX_PERMISSION_ID_LENGTH)) }));
const mergeStrategy = z.enum(
  ["link_method", "raise_error", "allow_duplicates"],
  "must be link_method, raise_error or allow_duplicates",
);

/** Settings that an administrator may change. */
const settings = {
  ...publicSettings,
  /** Whether callbacks and redirects may use `localhost`. Production mode should not. */
  allowLocalhost: ["allow_localhost", z.boolean()],
  /** Creates a team for each new user. */
  createTeamOnSignUp: ["create_team_on_sign_up", z.boolean()],
  /** Permissions of a team's creator in it. */
  teamCreatorDefaultPermissions: ["team_creator_default_permissions", grants],
  /** Permissions of a new team member. */
  teamMemberDefaultPermissions: ["team_member_default_permissions", grants],
  /** Project permissions of every new user. */
  userDefaultPermissions: ["user_default_permissions", grants],
  /**
   * What happens if a provider reports an address that already signs in to an account: connect the
   * provider, refuse the sign-in, or create a second account.
   */
  oauthAccountMergeStrategy: ["oauth_account_merge_strategy", mergeStrategy],
} as const;
/** Further settings that the hosted service does not have. */
const ownSettings = {
  ...ownPublicSettings,
  /** Whether `or: "anonymous"` may create users. */
  anonymousSignUpEnabled: ["anonymous_sign_up_enabled", z.boolean()],
  /** Whether accepting an invitation requires the invited address, verified. */
  invitationRequiresMatchingEmail: ["invitation_requires_matching_email", z.boolean()],
  /** Addresses, domains and `*.domains` that may sign up by themselves; empty for all. */
  signUpAllowList: ["sign_up_allow_list", items(text)],
  /** Addresses, domains and `*.domains` that may not sign up by themselves. */
  signUpBlockList: ["sign_up_block_list", items(text)],
  /** Whether changes to an account's protection require a recent sign-in. */
  freshSignInRequired: ["fresh_sign_in_required", z.boolean()],
  /**
   * Whether a password on an unknown browser needs a mailed code, if the account has no second
   * factor and the service can send mails.
   */
  newDeviceCodeRequired: ["new_device_code_required", z.boolean()],
  /** What the typed part of a one-time code consists of. */
  signInCodeKind: ["sign_in_code_kind", z.enum(CODE_KINDS)],
} as const;

const adminConfig = asSchema(
  renamed(
    {
      id: ["id", z.string()],
      ...settings,
      oauthProviders: ["oauth_providers", z.array(renamed(...provider))],
      enabledOAuthProviders: ["enabled_oauth_providers", providerIds],
      domains: [
        "domains",
        z.array(
          renamed({ domain: ["domain", z.string()], handlerPath: ["handler_path", z.string()] }),
        ),
      ],
      emailConfig: ["email_config", renamed(...mailServer)],
    },
    ownSettings,
  ),
);

const adminConfigChange = asSchema(
  renamed(
    {},
    {
      ...settings,
      ...ownSettings,
      oauthProviders: ["oauth_providers", items(providerChange)],
      domains: ["domains", items(renamed(domain, undefined, "refused"))],
      emailConfig: ["email_config", mailChange],
    },
    "refused",
  ),
);

/** A project's settings as its administrators see them. */
export type AdminConfig = Value<typeof adminConfig>;
/** The settings that an administrator may send. */
export type AdminConfigChange = Value<typeof adminConfigChange>;

const adminProjectColumns = {
  /** The project's id. */
  id: column("id", z.string()),
  /** The name that screens and mails show. */
  displayName: column("display_name", z.string(), { update: "client", input: nonEmptyName }),
  /** A text for administrators; null if there is none. */
  description: column("description", z.nullable(z.string()), {
    update: "client",
    input: z.nullable(text),
  }),
  /** When the project was created. */
  createdAt: column("created_at_millis", millis),
  /** The number of users. */
  userCount: column("user_count", z.number()),
  /** Whether the project is marked as in production. Refuses no setting by itself. */
  isProductionMode: column("is_production_mode", z.boolean(), { update: "client" }),
  // An update contains only the changed settings, so the two directions have different types.
  config: column("config", adminConfig, {
    update: "client",
    input: adminConfigChange as never,
  }),
};
/** The columns of a project, as administrators see it. */
export interface AdminProjectRecord extends RecordType<typeof adminProjectColumns> {}
/** A project as its administrators see it. */
export const adminProject: AdminProjectRecord = record("project", adminProjectColumns);

const PROVIDER_IDS = [
  "INVALID_SHARED_OAUTH_PROVIDER_ID",
  "INVALID_STANDARD_OAUTH_PROVIDER_ID",
] as const;
const OWNER = ["USER_AUTHENTICATION_REQUIRED", "EXPECTED_INTERNAL_PROJECT"] as const;

/** Calls about projects. */
export const projects = {
  current: get("/projects/current", {
    access: "client",
    returns: one(project),
    errors: ["PROJECT_NOT_FOUND"],
  }),
  currentAsAdmin: get("/projects/current", {
    access: "admin",
    returns: one(adminProject),
    errors: ["PROJECT_NOT_FOUND"],
  }),
  update: patch("/projects/current", {
    access: "admin",
    body: changesOf(adminProject),
    returns: one(adminProject),
    errors: PROVIDER_IDS,
    touches: ["project"],
  }),
  delete: remove("/projects/current", { access: "admin", returns: success, touches: ["project"] }),
  /** The projects that the signed-in user of the internal project owns. */
  listOwned: get("/internal/projects", {
    access: "client",
    needsUser: "USER_AUTHENTICATION_REQUIRED",
    returns: list(adminProject),
    errors: OWNER,
  }),
  create: post("/internal/projects", {
    access: "client",
    needsUser: "USER_AUTHENTICATION_REQUIRED",
    body: draftOf(adminProject, "displayName"),
    returns: one(adminProject),
    status: 201,
    errors: [...OWNER, ...PROVIDER_IDS],
    touches: ["project"],
  }),
};
