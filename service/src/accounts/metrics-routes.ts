import { projectMetrics, webhooks } from "@stackkit/next/protocol/internal";
import { dateOf } from "../core/clock.js";
import { PlainError } from "../core/plain-error.js";
import { DAY } from "../core/time.js";
import { issuePortalToken } from "../events/portal.js";
import { svixPortalToken } from "../events/svix.js";
import { defineRoute } from "../http/route.js";
import { countUsers } from "../projects/projects.js";
import {
  countActive,
  countCountries,
  countMethods,
  countSignUps,
  lastActiveUsers,
  newestUsers,
} from "./metrics.js";

const METRICS_DAYS = 31;

const USERS_SHOWN = 5;

/** The figures of a project. */
export const metricsRoutes = [
  defineRoute(projectMetrics.read, async ({ context: { db, clock }, project: { id } }) => {
    const today = Math.floor(clock.now() / DAY);
    const first = today - METRICS_DAYS + 1;
    const since = first * DAY;
    const signUps = await countSignUps(db, id, since);
    const active = await countActive(db, id, dateOf(since));
    const days = Array.from({ length: METRICS_DAYS }, (_, at) => ({
      date: dateOf(since + at * DAY),
      signedUp: signUps.get(first + at) ?? 0,
    }));
    return {
      totalUsers: (await countUsers(db, [id])).get(id) ?? 0,
      dailyUsers: days.map(({ date, signedUp }) => ({ date, activity: signedUp })),
      dailyActiveUsers: days.map(({ date }) => ({ date, activity: active.get(date) ?? 0 })),
      usersByCountry: await countCountries(db, id, dateOf(since)),
      recentlyRegistered: await newestUsers(db, id, USERS_SHOWN),
      recentlyActive: await lastActiveUsers(db, id, USERS_SHOWN),
      loginMethods: await countMethods(db, id),
    };
  }),

  defineRoute(webhooks.portalToken, async ({ context, project }) => {
    const { svix } = context.settings;
    if (!svix) return { token: issuePortalToken(context, project.id) };
    try {
      return { token: await svixPortalToken(svix, project.id) };
    } catch (error) {
      context.log.error("the Svix server does not answer", { projectId: project.id, error });
      throw new PlainError(503, "The Svix server does not answer. Please try again.");
    }
  }),
];
