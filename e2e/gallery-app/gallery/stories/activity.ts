import { operations } from "@stackkit/next/protocol";
import { EVENTS } from "../activity";
import { FAILED, type Stories } from "../story";
import { answering, breaking, waiting } from "../wire";
import { OPENED, PANELS, section } from "./account";

const { activity } = operations;

export const ACTIVITY: Stories = {
  "account-activity": section("activity", "Security activity", { play: [PANELS] }),
  "account-activity-empty": section("activity", "Security activity, nothing happened", {
    replies: [answering(activity.list, { items: [], nextCursor: null })],
    play: [PANELS],
  }),
  "account-activity-more": section("activity", "Security activity, further pages", {
    replies: [answering(activity.list, { items: EVENTS, nextCursor: "event-8" })],
    play: [PANELS],
  }),
  "account-activity-not-me": section("activity", "Security activity, this wasn't me", {
    play: [PANELS, { press: ".stk-list-row:nth-child(2) button" }, OPENED],
  }),
  "account-activity-loading": section("activity", "Security activity, still loading", {
    replies: [waiting(activity.list)],
    play: [{ see: ".stk-skeleton" }],
  }),
  "account-activity-failed": section("activity", "Security activity cannot be loaded", {
    replies: [breaking(activity.list)],
    play: [FAILED],
  }),
};
