import { sentence } from "../ui/words.js";

/** What the paths of changes are about. */
const SUBJECTS: readonly (readonly [path: string, words: string])[] = [
  ["/users", "user"],
  ["/user-api-keys", "API key of a user"],
  ["/contact-channels", "address"],
  ["/auth/sessions", "session"],
  ["/auth/passkeys", "passkey"],
  ["/passkeys", "passkey"],
  ["/team-memberships", "member of a team"],
  ["/team-member-profiles", "member of a team"],
  ["/team-permission-definitions", "permission of teams"],
  ["/team-permissions", "permission in a team"],
  ["/team-roles", "role"],
  ["/team-invitations", "invitation to a team"],
  ["/internal/team-invitations", "invitation to a team"],
  ["/team-domains", "domain of a team"],
  ["/team-api-keys", "API key of a team"],
  ["/teams", "team"],
  ["/project-permission-definitions", "permission of the project"],
  ["/project-permissions", "permission in the project"],
  ["/projects/current", "project and its settings"],
  ["/email-templates", "mail template"],
  ["/emails", "mail"],
  ["/internal/api-keys", "keys of the project"],
  ["/internal/signing-keys", "signing key"],
  ["/internal/webhook-endpoints", "webhook endpoint"],
  ["/internal/webhook-deliveries", "webhook delivery"],
  ["/internal/jobs", "job"],
];
const VERBS: Readonly<Record<string, string>> = {
  POST: "Added",
  PATCH: "Changed",
  PUT: "Changed",
  DELETE: "Removed",
};

/** What a change did, in words; undefined if only its path says it. */
export function wordsOfChange(operation: string): string | undefined {
  const [method = "", path] = operation.split(" ");
  if (!path?.startsWith("/")) return sentence(operation.replace(/^console /, ""));
  const verb = VERBS[method];
  const subject = SUBJECTS.find(([start]) => path === start || path.startsWith(`${start}/`));
  if (!verb || !subject) return undefined;
  // What follows the records is an action of its own, unless it is an id.
  const action = path.split("/").at(-1) ?? "";
  if (action.startsWith("send")) return `Sent ${subject[1]}`;
  if (method === "POST" && path !== subject[0] && !action.startsWith("{"))
    return `${sentence(action)}: ${subject[1]}`;
  return `${verb} ${subject[1]}`;
}
