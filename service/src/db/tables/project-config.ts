import type { CodeKind } from "@stackkit/next/protocol/internal";
import { randomId } from "../../core/random.js";
import type { Vault } from "../../core/vault.js";
import type { Sealed } from "./columns.js";

/** A provider of a project, with its sealed secret. */
export interface StoredProvider {
  id: string;
  enabled: boolean;
  type: "shared" | "standard";
  clientId?: string | undefined;
  clientSecret?: Sealed | undefined;
  facebookConfigId?: string | undefined;
  microsoftTenantId?: string | undefined;
  /** An OpenID provider outside the built-in list; only configurations can set it. */
  issuer?: string | undefined;
}

/** The mail server of a project, with its sealed password, or the service's. */
export type StoredEmailConfig =
  | { type: "shared" }
  | {
      type: "standard";
      host: string;
      port: number;
      username: string;
      password: Sealed;
      senderName: string;
      senderEmail: string;
    };

/** The stored settings of a project. Secrets in them are sealed. */
export interface ProjectConfig {
  id: string;
  signUpEnabled: boolean;
  signUpNameEnabled: boolean;
  credentialEnabled: boolean;
  magicLinkEnabled: boolean;
  passkeyEnabled: boolean;
  anonymousSignUpEnabled: boolean;
  clientTeamCreationEnabled: boolean;
  clientUserDeletionEnabled: boolean;
  /** Whether local addresses are trusted. Unset: outside production only. */
  allowLocalhost?: boolean | undefined;
  createTeamOnSignUp: boolean;
  invitationRequiresMatchingEmail: boolean;
  freshSignInRequired: boolean;
  allowUserApiKeys: boolean;
  allowTeamApiKeys: boolean;
  /** Whether teams may have domains, whose people may join. */
  teamDomainsEnabled: boolean;
  apiKeyScopes: string[];
  /** Addresses and domains that may sign up; empty for all. */
  signUpAllowList: string[];
  /** Addresses and domains that may not. */
  signUpBlockList: string[];
  newDeviceCodeRequired: boolean;
  signInCodeKind: CodeKind;
  oauthAccountMergeStrategy: "link_method" | "raise_error" | "allow_duplicates";
  oauthProviders: StoredProvider[];
  emailConfig: StoredEmailConfig;
  domains: { domain: string; handlerPath: string }[];
  teamCreatorDefaultPermissions: string[];
  teamMemberDefaultPermissions: string[];
  userDefaultPermissions: string[];
  /** The picture at the top of mails. */
  logoUrl?: string | undefined;
  /** The colour of buttons in mails, as six hexadecimal digits: `#1d4ed8`. */
  accentColor?: string | undefined;
}

/** The defaults of a new project. */
export const newProjectConfig = (): ProjectConfig => ({
  id: randomId(),
  signUpEnabled: true,
  signUpNameEnabled: false,
  credentialEnabled: true,
  magicLinkEnabled: true,
  passkeyEnabled: true,
  anonymousSignUpEnabled: false,
  clientTeamCreationEnabled: false,
  clientUserDeletionEnabled: false,
  createTeamOnSignUp: false,
  invitationRequiresMatchingEmail: false,
  freshSignInRequired: true,
  allowUserApiKeys: false,
  allowTeamApiKeys: false,
  teamDomainsEnabled: false,
  apiKeyScopes: [],
  signUpAllowList: [],
  signUpBlockList: [],
  newDeviceCodeRequired: true,
  signInCodeKind: "digits",
  oauthAccountMergeStrategy: "link_method",
  oauthProviders: [],
  emailConfig: { type: "shared" },
  domains: [],
  teamCreatorDefaultPermissions: ["admin"],
  teamMemberDefaultPermissions: ["member"],
  userDefaultPermissions: [],
});

/** A project with its settings. */
export interface Project {
  readonly id: string;
  readonly displayName: string;
  readonly description: string;
  readonly isProductionMode: boolean;
  readonly createdAt: number;
  readonly config: ProjectConfig;
}

/** Seals the secrets of plain settings from a configuration. */
export function sealSettings<C extends Partial<ProjectConfig>>(settings: C, vault: Vault): C {
  const { oauthProviders, emailConfig } = settings;
  return {
    ...settings,
    ...(oauthProviders && {
      oauthProviders: oauthProviders.map((provider) =>
        provider.clientSecret === undefined
          ? provider
          : { ...provider, clientSecret: vault.seal(provider.clientSecret) },
      ),
    }),
    ...(emailConfig?.type === "standard" && {
      emailConfig: { ...emailConfig, password: vault.seal(emailConfig.password) },
    }),
  };
}

/** The sealed secrets in stored settings. */
export const sealedSettings = ({
  oauthProviders = [],
  emailConfig,
}: Partial<ProjectConfig>): Sealed[] => [
  ...oauthProviders.flatMap(({ clientSecret }) => clientSecret ?? []),
  ...(emailConfig?.type === "standard" ? [emailConfig.password] : []),
];
