import { API_PATH, fillPath, operations } from "@stackkit/next/protocol";
import { useSession } from "../sign-in/session.js";

const NAMES: Readonly<Record<string, string>> = {
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
};

/** A provider's name, as people write it. */
export const nameOf = (id: string): string =>
  NAMES[id] ?? (id[0]?.toUpperCase() ?? "") + id.slice(1);

/** Where a provider gives a client id and secret. */
const DEVELOPER_PAGES: Readonly<Record<string, string>> = {
  google: "https://console.cloud.google.com/auth/clients",
  github: "https://github.com/settings/developers",
  microsoft: "https://entra.microsoft.com",
  apple: "https://developer.apple.com/account/resources",
  facebook: "https://developers.facebook.com/apps",
  discord: "https://discord.com/developers/applications",
  spotify: "https://developer.spotify.com/dashboard",
  gitlab: "https://gitlab.com/-/user_settings/applications",
  linkedin: "https://www.linkedin.com/developers/apps",
  twitch: "https://dev.twitch.tv/console/apps",
};

/** The developer pages of a provider, if they are known. */
export const developerPageOf = (id: string): string | undefined => DEVELOPER_PAGES[id];

/** The address that each provider has to be told. */
export function useCallbackOf(): (id: string) => string {
  const { service } = useSession();
  return (id) =>
    service.url + API_PATH + fillPath(operations.oauth.callback.path, { provider_id: id });
}
