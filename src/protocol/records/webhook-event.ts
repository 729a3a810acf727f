import * as z from "zod/mini";
import { projectPermission, teamPermission } from "./permission.js";
import { column, type Fields, type RecordType, record } from "./record.js";
import { membership, team } from "./team.js";
import { user } from "./user.js";

const deletedUser = record("deleted-user", {
  id: column("id", z.string()),
  teams: column("teams", z.array(z.object({ id: z.string() }))),
});
const deletedTeam = record("deleted-team", { id: column("id", z.string()) });

/** What a project's own systems may hear of, and the record that tells it, as a server sees it. */
export const WEBHOOK_EVENTS = {
  "user.created": user,
  "user.updated": user,
  "user.deleted": deletedUser,
  "team.created": team,
  "team.updated": team,
  "team.deleted": deletedTeam,
  "team_membership.created": membership,
  "team_membership.deleted": membership,
  "team_permission.created": teamPermission,
  "team_permission.deleted": teamPermission,
  "project_permission.created": projectPermission,
  "project_permission.deleted": projectPermission,
} as const satisfies Record<string, RecordType>;

/** What a webhook can be about, such as `user.created`. */
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

/** One event. Compare `type` to narrow `data`. */
export type WebhookEvent = {
  [T in WebhookEventType]: {
    readonly type: T;
    readonly data: Fields<(typeof WEBHOOK_EVENTS)[T], "server">;
  };
}[WebhookEventType];

/** Headers of a delivery, as Standard Webhooks names them. A Svix server puts its own prefix in the place of `webhook-`. */
export const WEBHOOK_HEADERS = {
  prefixes: ["webhook-", "svix-"],
  id: "id",
  timestamp: "timestamp",
  signature: "signature",
} as const;

/** How far the time of a delivery may be from now. */
export const WEBHOOK_AGE_AT_MOST_MILLIS = 5 * 60 * 1000;
