import {
  type AdminConfigChange,
  isScope,
  KnownErrors,
  OAUTH_PROVIDERS,
  SHARED_OAUTH_PROVIDERS,
} from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import type { Vault } from "../core/vault.js";
import type {
  ProjectConfig,
  StoredEmailConfig,
  StoredProvider,
} from "../db/tables/project-config.js";

type SentProvider = NonNullable<AdminConfigChange["oauthProviders"]>[number];
type SentMail = NonNullable<AdminConfigChange["emailConfig"]>;

const includes = (ids: readonly string[], id: string): boolean => ids.includes(id);

/** Data that a change of settings is validated against. */
export interface ConfigConstraints {
  readonly vault: Vault;
  /** Permissions available to team members. */
  readonly teamPermissions: readonly string[];
  readonly projectPermissions: readonly string[];
  readonly hasOwnTemplates: boolean;
}

/** Applies a change to a project's settings; unnamed ones stay. Throws if the change is invalid. */
export function changeConfig(
  config: ProjectConfig,
  change: AdminConfigChange,
  { vault, ...constraints }: ConfigConstraints,
): ProjectConfig {
  const {
    oauthProviders,
    emailConfig,
    domains,
    teamCreatorDefaultPermissions,
    teamMemberDefaultPermissions,
    userDefaultPermissions,
    apiKeyScopes,
    ...flags
  } = change;
  const named = Object.fromEntries(
    Object.entries(flags).filter(([, value]) => value !== undefined),
  );
  return {
    ...config,
    ...named,
    ...(oauthProviders && {
      oauthProviders: changeProviders(config.oauthProviders, oauthProviders, vault),
    }),
    ...(emailConfig && {
      emailConfig: changeMail(emailConfig, constraints.hasOwnTemplates, vault),
    }),
    ...(apiKeyScopes && { apiKeyScopes: scopesOf(apiKeyScopes) }),
    ...(domains && { domains: withoutDoubles(domains) }),
    ...(teamCreatorDefaultPermissions && {
      teamCreatorDefaultPermissions: defined(
        teamCreatorDefaultPermissions,
        constraints.teamPermissions,
        "team",
      ),
    }),
    ...(teamMemberDefaultPermissions && {
      teamMemberDefaultPermissions: defined(
        teamMemberDefaultPermissions,
        constraints.teamPermissions,
        "team",
      ),
    }),
    ...(userDefaultPermissions && {
      userDefaultPermissions: defined(
        userDefaultPermissions,
        constraints.projectPermissions,
        "user",
      ),
    }),
  };
}

function changeProviders(
  stored: readonly StoredProvider[],
  sent: readonly SentProvider[],
  vault: Vault,
): StoredProvider[] {
  const left = stored.find(({ id }) => !sent.some((provider) => provider.id === id));
  if (left)
    throw new PlainError(
      400,
      `The provider "${left.id}" is missing from the change. Every provider that the ` +
        "project has must be listed; switch it off to stop using it.",
    );
  const double = sent.find(({ id }, at) => sent.findIndex((other) => other.id === id) !== at);
  if (double) throw new PlainError(400, `The provider "${double.id}" is listed twice.`);
  return sent.map(({ clientSecret, ...provider }) => {
    const before = stored.find(({ id }) => id === provider.id);
    if (provider.type === "shared" && !includes(SHARED_OAUTH_PROVIDERS, provider.id))
      throw new KnownErrors.InvalidSharedOAuthProviderId({ provider_id: provider.id });
    if (!includes(OAUTH_PROVIDERS, provider.id) && before?.issuer === undefined)
      throw new KnownErrors.InvalidStandardOAuthProviderId({ provider_id: provider.id });
    return {
      ...provider,
      ...(clientSecret === undefined ? {} : { clientSecret: vault.seal(clientSecret) }),
      ...(before?.issuer === undefined ? {} : { issuer: before.issuer }),
    };
  });
}

function changeMail(mail: SentMail, hasOwnTemplates: boolean, vault: Vault): StoredEmailConfig {
  const {
    type,
    host = "",
    port = 0,
    username = "",
    password = "",
    senderName = "",
    senderEmail = "",
  } = mail;
  if (type === "standard")
    return { type, host, port, username, password: vault.seal(password), senderName, senderEmail };
  if (hasOwnTemplates)
    throw new PlainError(
      400,
      "The shared mail server does not send custom templates. Reset the customized email " +
        "templates first.",
    );
  return { type };
}

function scopesOf(names: readonly string[]): string[] {
  const wrong = names.find((name) => !isScope(name));
  if (wrong === undefined) return [...new Set(names)];
  throw new PlainError(
    400,
    `"${wrong.slice(0, 100)}" cannot be a scope: visible ASCII characters, up to 100.`,
  );
}

function withoutDoubles(domains: ProjectConfig["domains"]): ProjectConfig["domains"] {
  const seen = new Set<string>();
  for (const { domain } of domains) {
    const { href } = new URL(domain);
    if (seen.has(href)) throw new PlainError(400, `The domain ${domain} is listed twice.`);
    seen.add(href);
  }
  return domains;
}

function defined(
  grants: readonly { id: string }[],
  ids: readonly string[],
  whose: "team" | "user",
): string[] {
  const unknown = grants.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  if (unknown.length > 0)
    throw new PlainError(
      400,
      `These are not permissions that a ${whose} can have by default: ${unknown.join(", ")}`,
    );
  return [...new Set(grants.map(({ id }) => id))];
}
