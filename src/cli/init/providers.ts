import { providerName } from "../../protocol/provider-name.js";
import { OAUTH_PROVIDERS, type OAuthProviderId } from "../../protocol/records/oauth.js";
import { Refusal } from "../refusal.js";

/** Where an app is registered at each provider. */
const CONSOLES: Readonly<Record<OAuthProviderId, string>> = {
  google: "https://console.cloud.google.com/auth/clients",
  github: "https://github.com/settings/developers",
  microsoft: "https://entra.microsoft.com",
  spotify: "https://developer.spotify.com/dashboard",
  facebook: "https://developers.facebook.com/apps",
  discord: "https://discord.com/developers/applications",
  gitlab: "https://gitlab.com/-/user_settings/applications",
  bitbucket: "https://bitbucket.org/account/workspaces",
  linkedin: "https://www.linkedin.com/developers/apps",
  apple: "https://developer.apple.com/account/resources",
  x: "https://developer.x.com/en/portal/dashboard",
};

/** The providers that `--with` names. Throws {@link Refusal} for an unknown one. */
export function providersOf(flag: string | boolean | undefined): readonly OAuthProviderId[] {
  if (typeof flag !== "string") return [];
  const names = flag.split(",").map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !isProvider(name));
  if (unknown !== undefined)
    throw new Refusal(
      `--with does not know "${unknown}". It takes, separated by commas: ` +
        `${OAUTH_PROVIDERS.join(", ")}.`,
    );
  return [...new Set(names.filter(isProvider))];
}

const isProvider = (name: string): name is OAuthProviderId =>
  OAUTH_PROVIDERS.some((id) => id === name);

/** The variables of an app for a provider. */
export const variableNamesOf = (id: string) => ({
  clientId: `${id.toUpperCase()}_CLIENT_ID`,
  clientSecret: `${id.toUpperCase()}_CLIENT_SECRET`,
});

/** What to copy from each provider, and to it, for an app at these addresses. */
export const providerSteps = (
  providers: readonly OAuthProviderId[],
  [atHome, inProduction]: readonly [string, string],
): readonly string[] =>
  providers.length === 0
    ? []
    : [
        "Providers: an emulator stands in during development. For real accounts register " +
          "your app, and put its id and secret into .env.local:",
        ...providers.flatMap((id) => [
          `  ${providerName(id)}: ${CONSOLES[id]}`,
          `    redirect URL  ${atHome}${callbackPath(id)}`,
          `                  ${inProduction}${callbackPath(id)}`,
          `    variables     ${Object.values(variableNamesOf(id)).join(", ")}`,
        ]),
      ];

const callbackPath = (id: string): string => `/api/v1/auth/oauth/callback/${id}`;
