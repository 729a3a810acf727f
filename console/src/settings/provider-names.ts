import { API_PATH, fillPath, operations } from "@stackkit/next/protocol";
import { callbackBase } from "../api/service-url.js";

const NAMES: Readonly<Record<string, string>> = {
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
};

/** A provider's name, as people write it. */
export const nameOf = (id: string): string =>
  NAMES[id] ?? (id[0]?.toUpperCase() ?? "") + id.slice(1);

/** The address that a provider has to be told. */
export const callbackOf = (id: string): string =>
  callbackBase() + API_PATH + fillPath(operations.oauth.callback.path, { provider_id: id });
