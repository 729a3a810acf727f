import type { Access } from "../../access/access.js";
import type { ReadableOne } from "../../access/access-types.js";
import { type metrics, projectMetrics, webhooks } from "../../protocol/records/metrics.js";
import type { Fields } from "../../protocol/records/record.js";
import type { UserFields } from "../users/user-fields.js";

/**
 * Usage of the project: all users, daily figures of the last month, countries, sign-in methods,
 * latest users.
 */
export interface Metrics
  extends Omit<Fields<typeof metrics, "admin">, "recentlyActive" | "recentlyRegistered"> {
  /** The users who were last seen, latest first. */
  readonly recentlyActive: readonly UserFields<"server">[];
  /** The users who last signed up, latest first. */
  readonly recentlyRegistered: readonly UserFields<"server">[];
}

/** The methods that read a project's figures. */
export const createMetricsActions = (
  access: Access<"admin">,
): ReadableOne<"Metrics", [], Metrics> =>
  access.readableOne("Metrics", () =>
    access.query(projectMetrics.read, {}, (fields): Metrics => fields),
  );

/** Methods about webhooks. */
export interface WebhookActions {
  /** Returns a token for the page that manages the project's webhooks. */
  getSvixToken(): Promise<string>;
  /** {@link WebhookActions.getSvixToken} for components. */
  useSvixToken(): string;
}

/** The methods about webhooks. */
export const createWebhookActions = (access: Access<"admin">): WebhookActions =>
  access.readableOne(
    "SvixToken",
    () => access.query(webhooks.portalToken, {}, ({ token }) => ({ token })),
    ({ token }) => token,
  );
