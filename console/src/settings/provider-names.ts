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

/** The address that each provider has to be told. */
export function useCallbackOf(): (id: string) => string {
  const { service } = useSession();
  return (id) =>
    service.url + API_PATH + fillPath(operations.oauth.callback.path, { provider_id: id });
}
