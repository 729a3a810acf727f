import type { Access, ReadableOne } from "../access/access.js";
import { type metrics, projectMetrics, webhooks } from "../protocol/records/metrics.js";
import type { Fields } from "../protocol/records/record.js";
import type { UserFields } from "./user-fields.js";

/** How the project is used: users in all, a point a day for the last month, countries, ways of signing in, the latest users. */
export interface Metrics
  extends Omit<Fields<typeof metrics, "admin">, "recentlyActive" | "recentlyRegistered"> {
  /** The users who were last seen, latest first. */
  readonly recentlyActive: readonly UserFields<"server">[];
  /** The users who last signed up, latest first. */
  readonly recentlyRegistered: readonly UserFields<"server">[];
}

export const createMetricsActions = (
  access: Access<"admin">,
): ReadableOne<"Metrics", [], Metrics> =>
  access.readableOne("Metrics", () =>
    access.query(projectMetrics.read, {}, (fields): Metrics => fields),
  );

export interface WebhookActions {
  /** A token for the page on which the project's webhooks are managed. */
  getSvixToken(): Promise<string>;
  /** {@link WebhookActions.getSvixToken} for components. */
  useSvixToken(): string;
}

export const createWebhookActions = (access: Access<"admin">): WebhookActions =>
  access.readableOne(
    "SvixToken",
    () => access.query(webhooks.portalToken, {}, ({ token }) => ({ token })),
    ({ token }) => token,
  );
