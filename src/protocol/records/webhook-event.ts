import * as z from "zod/mini";
import { projectPermission, teamPermission } from "./permission.js";
import { column, type Fields, type RecordType, record } from "./record.js";
import type { SessionActor } from "./session-actor.js";
import { membership, team } from "./team.js";
import { user } from "./user.js";

const deletedUser = record("deleted-user", {
  id: column("id", z.string()),
  teams: column("teams", z.array(z.object({ id: z.string() }))),
});
const deletedTeam = record("deleted-team", { id: column("id", z.string()) });
const test = record("webhook-test", { message: column("message", z.string()) });

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
  "webhook.test": test,
} as const satisfies Record<string, RecordType>;

/** The type of a webhook event, such as `user.created`. */
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

type Data<T extends WebhookEventType> = Fields<(typeof WEBHOOK_EVENTS)[T], "server">;

/** A user in a webhook event: the fields that a server reads. */
export interface WebhookUser extends Omit<Data<"user.created">, "selectedTeam"> {
  /** The team of `selectedTeamId`; null if none is selected. */
  readonly selectedTeam: WebhookTeam | null;
}
/** A deleted user in a webhook event, and the teams of which they were a member. */
export interface WebhookDeletedUser extends Data<"user.deleted"> {}
/** A team in a webhook event: the fields that a server reads. */
export interface WebhookTeam extends Data<"team.created"> {}
/** A deleted team in a webhook event. */
export interface WebhookDeletedTeam extends Data<"team.deleted"> {}
/** A membership in a webhook event: `teamId` and `userId`. */
export interface WebhookTeamMembership extends Data<"team_membership.created"> {}
/** A permission in a team in a webhook event: its `id`, `teamId` and `userId`. */
export interface WebhookTeamPermission extends Data<"team_permission.created"> {}
/** A permission in the project in a webhook event: its `id` and `userId`. */
export interface WebhookProjectPermission extends Data<"project_permission.created"> {}

/** A test event, which an administrator sends to one endpoint. Nothing has happened. */
export interface WebhookTest extends Data<"webhook.test"> {}

interface WebhookData {
  "user.created": WebhookUser;
  "user.updated": WebhookUser;
  "user.deleted": WebhookDeletedUser;
  "team.created": WebhookTeam;
  "team.updated": WebhookTeam;
  "team.deleted": WebhookDeletedTeam;
  "team_membership.created": WebhookTeamMembership;
  "team_membership.deleted": WebhookTeamMembership;
  "team_permission.created": WebhookTeamPermission;
  "team_permission.deleted": WebhookTeamPermission;
  "project_permission.created": WebhookProjectPermission;
  "project_permission.deleted": WebhookProjectPermission;
  "webhook.test": WebhookTest;
}

/** One event. Compare `type` to narrow `data`. */
export type WebhookEvent = {
  [T in WebhookEventType]: {
    readonly type: T;
    readonly data: WebhookData[T];
    /** Who caused it in a session of the user, if not the user. */
    readonly actor?: SessionActor;
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
