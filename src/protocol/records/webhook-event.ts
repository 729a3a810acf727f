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

/** Webhook events of a project, and the record that each carries, at server level. */
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

/** The type of a webhook event, such as `user.created`. */
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

/** One event. Compare `type` to narrow `data`. */
export type WebhookEvent = {
  [T in WebhookEventType]: {
    readonly type: T;
    readonly data: Fields<(typeof WEBHOOK_EVENTS)[T], "server">;
  };
}[WebhookEventType];

/**
 * Headers of a delivery, named after Standard Webhooks. Svix servers use their own prefix instead
 * of `webhook-`.
 */
export const WEBHOOK_HEADERS = {
  prefixes: ["webhook-", "svix-"],
  id: "id",
  timestamp: "timestamp",
  signature: "signature",
} as const;

/** Maximum difference between a delivery's timestamp and the current time. */
export const MAX_WEBHOOK_AGE_MILLIS = 5 * 60 * 1000;
