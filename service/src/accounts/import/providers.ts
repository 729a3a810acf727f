import { OAUTH_PROVIDERS } from "@stackkit/next/protocol/internal";
import type { Project } from "../../db/tables/project-config.js";

/** The sources' names of providers, if different from ours. */
const ALIASES: Readonly<Record<string, string>> = {
  azure: "microsoft",
  "azure-ad": "microsoft",
  google_one_tap: "google",
  "google-oauth2": "google",
  "linkedin-oidc": "linkedin",
  linkedin_oidc: "linkedin",
  "microsoft-entra-id": "microsoft",
  twitter: "x",
  windowslive: "microsoft",
};

/** Microsoft's id of a person. Other kits store the `sub` claim, which differs for each app. */
const MICROSOFT_ID = /^(?:[0-9a-f]{16}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The provider that a source means: of the project, or of the protocol. */
export function providerIdOf(name: string, { config }: Project): string | undefined {
  const plain = name
    .toLowerCase()
    .replace(/^oauth_/, "")
    .replace(/\.com$/, "");
  const id = Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : plain;
  const known: readonly string[] = [
    ...config.oauthProviders.map(({ id }) => id),
    ...OAUTH_PROVIDERS,
  ];
  return known.find((own) => own === name) ?? known.find((own) => own === id);
}

/** Whether a sign-in with the provider would give this id. */
export const isAccountId = (providerId: string, accountId: string): boolean =>
  providerId !== "microsoft" || MICROSOFT_ID.test(accountId);
