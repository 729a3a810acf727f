import { withoutTrailingSlash } from "@stackkit/next/protocol/internal";
import { ServiceError } from "../core/service-error.js";
import type { AppFunctions } from "./app-functions.js";
import { checkSetting } from "./check-setting.js";
import type { ServiceConfig } from "./config.js";
import type { ConfiguredProject } from "./configured-project.js";
import { isProduction } from "./production.js";
import { SETTING_ROWS } from "./setting-table.js";
import type { SettingsInUse, SettingValues } from "./setting-values.js";
import { AT_ROOT, type PasswordHashCost, type Paths, type Settings } from "./settings.js";
import { requireStrength } from "./strength.js";
import { isWebhookSecret } from "./webhook-secret.js";

/**
 * Argon2id with 64 MiB and two passes: libsodium's interactive parameters
 * (docs/decisions/010-password-hash-cost.md).
 */
export const PASSWORD_HASH_COST = { memoryKib: 65_536, passes: 2 } as const;

/** The smallest cost is Argon2id's own for one lane; the largest takes seconds. */
const PASSWORD_HASH_COST_BOUNDS = {
  memoryKib: { min: 8, max: 1_048_576 },
  passes: { min: 1, max: 16 },
} as const;

/**
 * Validates the configuration. Invalid settings stop the service at startup, not at the first
 * request.
 */
export function settingsOf(
  config: ServiceConfig,
  paths: Paths = AT_ROOT,
  appProject?: ConfiguredProject,
): Settings {
  for (const [name, row] of SETTING_ROWS)
    if (!row.commandOnly) checkSetting(row, config[name as keyof SettingValues]);
  const production = isProduction(config);
  if (production) requireStrength(config);
  if (config.signUpCheckUrl !== undefined && !isWebhookSecret(config.signUpCheckSecret ?? ""))
    throw new ServiceError(
      "sign-up-check-unsigned",
      "The sign-up check has an address and no secret, so its receiver could believe anybody. Set " +
        "signUpCheckSecret (STACKKIT_SIGN_UP_CHECK_SECRET) to whsec_ and base64, for example of " +
        "openssl rand -base64 32.",
    );
  return {
    ...withDefaults(config, production),
    publicUrl: config.publicUrl && withoutTrailingSlash(config.publicUrl),
    ...paths,
    production,
    functions: functionsOf(config),
    templates: new Map(
      [...(config.projects ?? []), ...(appProject ? [appProject] : [])].flatMap(
        ({ id, templates }) => (templates ? [[id, templates] as const] : []),
      ),
    ),
    passwordHashCost: passwordHashCostOf(config, production),
    configFileName: config.configFileName ?? null,
    configured: configuredOf(config),
  };
}

/** What each start writes over the settings that administrators have changed. */
const configuredOf = ({ projects = [] }: ServiceConfig): Settings["configured"] =>
  new Map(
    projects.map(({ id, description, config = {}, roles = [] }) => [
      id,
      {
        names: [
          "displayName",
          ...(description === undefined ? [] : ["description"]),
          ...Object.entries(config).flatMap(([name, value]) => (value === undefined ? [] : [name])),
        ],
        roleIds: roles.map((role) => role.id),
      },
    ]),
  );

function functionsOf({ sendEmail, onEvent, beforeSignUp }: ServiceConfig): AppFunctions {
  const given = { sendEmail, onEvent, beforeSignUp };
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && typeof value !== "function")
      throw new ServiceError("bad-function", `${name} must be a function, not ${typeof value}.`);
  return given;
}

const withDefaults = (config: ServiceConfig, production: boolean): SettingsInUse =>
  Object.fromEntries(
    SETTING_ROWS.filter(([, { startOnly }]) => !startOnly).map(([name, row]) => [
      name,
      config[name as keyof SettingsInUse] ??
        (production ? (row.defaultInProduction ?? row.default) : row.default),
    ]),
  ) as unknown as SettingsInUse;

function passwordHashCostOf(
  { passwordHashCost: cost = PASSWORD_HASH_COST }: ServiceConfig,
  production: boolean,
): PasswordHashCost {
  for (const part of ["memoryKib", "passes"] as const) {
    const { min, max } = PASSWORD_HASH_COST_BOUNDS[part];
    const least = production ? PASSWORD_HASH_COST[part] : min;
    if (!Number.isInteger(cost[part]) || cost[part] < least || cost[part] > max)
      throw new ServiceError(
        "bad-hash-cost",
        `passwordHashCost.${part} must be a whole number from ${least} to ` +
          `${max}${production ? " in production" : ""}, not ${cost[part]}. Leave ` +
          "passwordHashCost out for the default.",
      );
  }
  return cost;
}
