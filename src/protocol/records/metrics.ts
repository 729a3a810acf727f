import * as z from "zod/mini";
import { get, one, post } from "../operations/operation.js";
import { column, nestedList, type RecordType, record } from "./record.js";
import { user } from "./user.js";

const series = z.array(z.object({ date: z.string(), activity: z.number() }));

const metricsColumns = {
  totalUsers: column("total_users", z.number()),
  // One point per day, oldest first, today last.
  dailyUsers: column("daily_users", series),
  dailyActiveUsers: column("daily_active_users", series),
  usersByCountry: column("users_by_country", z.record(z.string(), z.number())),
  recentlyRegistered: nestedList("recently_registered", user),
  recentlyActive: nestedList("recently_active", user),
  loginMethods: column(
    "login_methods",
    z.array(z.object({ method: z.string(), count: z.number() })),
  ),
};
export interface MetricsRecord extends RecordType<typeof metricsColumns> {}
export const metrics: MetricsRecord = record("metrics", metricsColumns);

export const projectMetrics = {
  read: get("/internal/metrics", { access: "admin", returns: one(metrics) }),
};

export const webhooks = {
  portalToken: post("/webhooks/svix-token", {
    access: "admin",
    body: {},
    returns: one(record("webhook-token", { token: column("token", z.string()) })),
    status: 201,
  }),
};
