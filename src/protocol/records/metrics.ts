import * as z from "zod/mini";
import { get, one, post } from "../operations/operation.js";
import { column, nestedList, type RecordType, record } from "./record.js";
import { user } from "./user.js";

const series = z.array(z.object({ date: z.string(), activity: z.number() }));

const metricsColumns = {
  /** The number of users. */
  totalUsers: column("total_users", z.number()),
  /** New users per day, oldest first, today last. */
  dailyUsers: column("daily_users", series),
  /** Active users per day, oldest first, today last. */
  dailyActiveUsers: column("daily_active_users", series),
  /** Users by country code. */
  usersByCountry: column("users_by_country", z.record(z.string(), z.number())),
  /** The newest users. */
  recentlyRegistered: nestedList("recently_registered", user),
  /** The users with the latest activity. */
  recentlyActive: nestedList("recently_active", user),
  /** How many users each sign-in method has. */
  loginMethods: column(
    "login_methods",
    z.array(z.object({ method: z.string(), count: z.number() })),
  ),
};
/** The columns of a project's figures. */
export interface MetricsRecord extends RecordType<typeof metricsColumns> {}
/** A project's figures: users, sign-ins and activity by day. */
export const metrics: MetricsRecord = record("metrics", metricsColumns);

/** The call for a project's figures. */
export const projectMetrics = {
  read: get("/internal/metrics", { access: "admin", returns: one(metrics) }),
};

/** The call for a token of the webhooks page. */
export const webhooks = {
  portalToken: post("/webhooks/svix-token", {
    access: "admin",
    body: {},
    returns: one(record("webhook-token", { token: column("token", z.string()) })),
    status: 201,
  }),
};
