import {
  EMAIL_TEMPLATE_TYPES,
  LOCALES,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from "@stackkit/next/protocol/internal";
import * as z from "zod";
import { ServiceError } from "../core/service-error.js";
import type { ServiceConfig } from "./config.js";
import { SETTING_ROWS } from "./setting-table.js";
import { MAX_MINUTES, PROXY_VENDORS, type SettingType } from "./setting-types.js";
import { isWebhookSecret } from "./webhook-secret.js";

const keys = z
  .strictObject({ client: z.string(), server: z.string(), admin: z.string() })
  .partial();
const mail = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("shared") }),
  z.strictObject({
    type: z.literal("standard"),
    host: z.string(),
    port: z.int().min(0).max(65_535),
    username: z.string(),
    password: z.string(),
    senderName: z.string(),
    senderEmail: z.string(),
  }),
]);
export const providerSchema = z.strictObject({
  id: z.string(),
  enabled: z.boolean().default(true),
  type: z.enum(["shared", "standard"]),
  clientId: z.string().optional(),
  clientSecret: z.string().optional(),
  facebookConfigId: z.string().optional(),
  microsoftTenantId: z.string().optional(),
  issuer: z.url({ protocol: /^https?$/ }).optional(),
});
const words = { subject: z.string(), html: z.string(), text: z.string().optional() };
const template = z
  .strictObject({
    ...words,
    languages: z.partialRecord(z.enum(LOCALES), z.strictObject(words)).optional(),
  })
  .optional();
const permissionId = z
  .string()
  .regex(/^[a-z0-9_:]+$/, "has lower-case letters, digits, colons, underscores");
const permissions = z
  .array(
    z.strictObject({
      id: permissionId,
      description: z.string().optional(),
      containedPermissionIds: z.array(z.string()).optional(),
    }),
  )
  .optional();
const roles = z
  .array(
    z.strictObject({
      id: permissionId,
      displayName: z.string().min(1).optional(),
      permissionIds: z.array(z.string()).optional(),
      givenBy: z.array(z.string()).optional(),
    }),
  )
  .optional();
export const projectSchema = z.strictObject({
  id: z.union([z.guid(), z.literal("internal")], {
    error: "must be a UUID, for example from: node -p 'crypto.randomUUID()'",
  }),
  displayName: z.string().min(1),
  description: z.string().optional(),
  keys: keys.optional(),
  config: z
    .strictObject({
      signUpEnabled: z.boolean(),
      signUpNameEnabled: z.boolean(),
      credentialEnabled: z.boolean(),
      magicLinkEnabled: z.boolean(),
      passkeyEnabled: z.boolean(),
      anonymousSignUpEnabled: z.boolean(),
      clientTeamCreationEnabled: z.boolean(),
      clientUserDeletionEnabled: z.boolean(),
      allowLocalhost: z.boolean(),
      createTeamOnSignUp: z.boolean(),
      invitationRequiresMatchingEmail: z.boolean(),
      freshSignInRequired: z.boolean(),
      allowUserApiKeys: z.boolean(),
      allowTeamApiKeys: z.boolean(),
      teamDomainsEnabled: z.boolean(),
      signUpAllowList: z.array(z.string()),
      signUpBlockList: z.array(z.string()),
      apiKeyScopes: z.array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/)),
      newDeviceCodeRequired: z.boolean(),
      signInCodeKind: z.enum(["digits", "letters"]),
      oauthAccountMergeStrategy: z.enum(["link_method", "raise_error", "allow_duplicates"]),
      oauthProviders: z.array(providerSchema),
      emailConfig: mail,
      domains: z.array(
        z.strictObject({
          domain: z.url({ protocol: /^https?$/ }),
          handlerPath: z.string().startsWith("/"),
        }),
      ),
      teamCreatorDefaultPermissions: z.array(z.string()),
      teamMemberDefaultPermissions: z.array(z.string()),
      userDefaultPermissions: z.array(z.string()),
      logoUrl: z.url({ protocol: /^https?$/ }),
      accentColor: z.string().regex(/^#[0-9a-f]{6}$/i),
    })
    .partial()
    .optional(),
  permissions: z.strictObject({ team: permissions, project: permissions }).optional(),
  roles,
  templates: z
    .strictObject(Object.fromEntries(EMAIL_TEMPLATE_TYPES.map((type) => [type, template] as const)))
    .optional(),
});

const EVENTS = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];
/** No request can be made to an address with a password in it. */
const hasNoPassword = (url: string): boolean => {
  const { username, password } = new URL(url);
  return username === "" && password === "";
};
const receiver = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL", abort: true })
  .refine(hasNoPassword, "must not have a user name or password");
const signingSecret = z.string().refine(isWebhookSecret, "must be whsec_ and base64");
const webhooks = z.array(
  z.strictObject({
    url: receiver,
    secret: signingSecret,
    previousSecret: signingSecret.optional(),
    projectId: z.string().optional(),
    events: z.array(z.enum(EVENTS)).optional(),
  }),
);
const sharedProvider = z.strictObject({
  clientId: z.string(),
  clientSecret: z.string(),
  issuer: z.url().optional(),
});

/** What the file may have for each type. Types without a schema are not for the file. */
const SCHEMAS: { readonly [Type in SettingType]?: z.ZodType } = {
  port: z.int().min(0).max(65_535),
  count: z.int().min(1),
  minutes: z.int().min(1).max(MAX_MINUTES),
  text: z.string(),
  webUrl: z.url(),
  mailServer: z.string(),
  networks: z.array(z.string()),
  proxyVendor: z.enum(PROXY_VENDORS),
  switch: z.boolean(),
  keys,
  projects: z.array(projectSchema),
  webhooks,
  svix: z.strictObject({ url: z.url(), token: z.string() }),
  sharedProviders: z.record(z.string(), sharedProvider),
};

const configFile = z
  .strictObject(
    Object.fromEntries(
      SETTING_ROWS.flatMap(([name, { type, inFile }]) => {
        const schema = inFile && SCHEMAS[type];
        return schema ? [[name, schema]] : [];
      }),
    ),
  )
  .partial();

const PROBLEMS_SHOWN = 20;
const MAX_PROBLEM_LENGTH = 500;

/**
 * Parses a configuration file. Unknown keys are errors: a misspelt setting must not become a
 * default.
 */
export function parseConfigFile(text: string, file: string): ServiceConfig {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new ServiceError(
      "config-file-not-json",
      `The configuration file ${file} is not JSON: ${(cause as Error).message}`,
      { cause },
    );
  }
  const parsed = configFile.safeParse(json);
  if (parsed.success) return parsed.data as ServiceConfig;
  throw new ServiceError(
    "config-file-invalid",
    `The configuration file ${file} has mistakes:\n${listProblems(parsed.error)}`,
  );
}

/** Throws `bad-webhooks` for endpoints in code that a configuration file could not have. */
export function checkWebhooks(given: unknown): void {
  const parsed = z.object({ webhooks }).safeParse({ webhooks: given });
  if (!parsed.success)
    throw new ServiceError(
      "bad-webhooks",
      `The webhooks in the settings have mistakes:\n${listProblems(parsed.error)}`,
    );
}

/** One line for each problem. None repeats a value, which may be a secret. */
function listProblems({ issues }: z.ZodError): string {
  const problems = issues
    .slice(0, PROBLEMS_SHOWN)
    .map((issue) =>
      `- ${issue.path.join(".") || "(the whole)"}: ${issue.message}`.slice(0, MAX_PROBLEM_LENGTH),
    );
  if (issues.length > PROBLEMS_SHOWN) problems.push(`- and ${issues.length - PROBLEMS_SHOWN} more`);
  return problems.join("\n");
}
