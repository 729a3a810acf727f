import { sentence } from "../ui/words.js";

/** What the paths of changes are about. */
const SUBJECTS: readonly (readonly [path: string, words: string])[] = [
  ["/users", "user"],
  ["/user-api-keys", "API key of a user"],
  ["/contact-channels", "email address"],
  ["/auth/sessions", "session"],
  ["/auth/passkeys", "passkey"],
  ["/passkeys", "passkey"],
  ["/auth/trusted-devices", "trusted device"],
  ["/connected-accounts", "account at a provider"],
  ["/oauth-providers", "account at a provider"],
  ["/team-memberships", "member of a team"],
  ["/team-member-profiles", "member of a team"],
  ["/team-permission-definitions", "permission of teams"],
  ["/team-permissions", "permission in a team"],
  ["/team-roles", "role"],
  ["/team-invitations", "invitation to a team"],
  ["/internal/team-invitations", "invitation to a team"],
  ["/team-domains", "domain of a team"],
  ["/team-join-requests", "request to join a team"],
  ["/team-offers", "offer to join a team"],
  ["/team-api-keys", "API key of a team"],
  ["/teams", "team"],
  ["/project-permission-definitions", "permission of the project"],
  ["/project-permissions", "permission in the project"],
  ["/projects/current", "project and its settings"],
  ["/internal/projects", "project"],
  ["/email-templates", "email template"],
  ["/emails", "email"],
  ["/internal/mails", "email"],
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

/** What administrators do among themselves, by its name. */
const OF_CONSOLE: Readonly<Record<string, string>> = {
  "create agent key": "Made a key for an agent",
  "revoke agent key": "Revoked the key of an agent",
  "change administrator": "Changed the role of an administrator",
  "transfer ownership": "Transferred the ownership",
  "remove administrator": "Removed an administrator",
  "accept invitation": "Accepted an invitation",
  "invite administrator": "Invited an administrator",
  "revoke invitation": "Revoked the invitation of an administrator",
  "pause webhook": "Paused a webhook endpoint",
};
/** What calls do whose path does not say it. */
const CALLS: Readonly<Record<string, string>> = {
  "POST /internal/users/{user_id}/acting-links": "Made a link to act as a user",
  "POST /internal/users/lift-limits": "Lifted the limits of a person’s sign-in",
  "POST /internal/send-test-email": "Sent a test email",
  "POST /internal/email-templates/{type}/sample": "Sent a sample of an email template",
  "POST /auth/password/reset": "Reset a password",
  "POST /auth/password/update": "Changed a password",
  "POST /auth/password/set": "Set a password",
  "POST /auth/passkey/register": "Added passkey",
  "POST /auth/objections": "Undid changes that a person reported",
};
/** Actions of their own, by the end of their path. */
const ACTIONS: Readonly<Record<string, string>> = {
  accept: "Accepted",
  test: "Tested",
  rotate: "Rotated",
  resend: "Sent again",
  revoke: "Revoked",
};

/** What a change did, in words; undefined if only its path says it. */
export function wordsOfChange(operation: string): string | undefined {
  if (CALLS[operation]) return CALLS[operation];
  const [method = "", path] = operation.split(" ");
  if (!path?.startsWith("/")) {
    const name = operation.replace(/^console /, "");
    return OF_CONSOLE[name] ?? sentence(name);
  }
  const verb = VERBS[method];
  const subject = SUBJECTS.find(([start]) => path === start || path.startsWith(`${start}/`));
  if (!verb || !subject) return undefined;
  // What follows the records is an action of its own, unless it is an id.
  const action = path.split("/").at(-1) ?? "";
  if (action.startsWith("send")) return `Sent ${subject[1]}`;
  if (method === "POST" && path !== subject[0] && !action.startsWith("{"))
    return ACTIONS[action]
      ? `${ACTIONS[action]} ${subject[1]}`
      : `${sentence(action)}: ${subject[1]}`;
  return `${verb} ${subject[1]}`;
}

/** The method and the path of a call; others have a name. Jobs change records of another path. */
export function callOf({
  operation,
  subject,
}: {
  readonly operation: string;
  readonly subject: string;
}): string {
  const [method, path] = operation.split(" ");
  if (!path?.startsWith("/")) return `${operation} ${subject}`;
  const [start = ""] = path.split("{");
  return subject.startsWith(start) ? `${method} ${subject}` : `${operation} of ${subject}`;
}
