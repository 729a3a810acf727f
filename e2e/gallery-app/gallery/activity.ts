import type { Answer, operations } from "@stackkit/next/protocol";
import { hoursFromNow } from "./belongings";

type Event = Answer<typeof operations.activity.list>["items"][number];

const event = (number: number, fields: Partial<Event>): Event => ({
  id: `event-${number}`,
  type: "sign-in",
  method: "password",
  outcome: "done",
  reason: null,
  at: hoursFromNow(-number * number),
  device: "Chrome, macOS",
  countryCode: "CH",
  ip: "203.0.113.7",
  isCurrentSession: false,
  ...fields,
});

export const EVENTS: readonly Event[] = [
  event(1, { method: "passkey", isCurrentSession: true }),
  event(2, { type: "protection", method: "passkey_added" }),
  event(3, { outcome: "asked" }),
  event(4, { outcome: "failed", device: null, countryCode: null, ip: "198.51.100.4" }),
  event(5, { outcome: "refused", method: "code", ip: "2001:db8:85a3:8d3:1319:8a2e:370:7348" }),
  event(6, { type: "reset" }),
  event(7, { type: "sign-up" }),
];
