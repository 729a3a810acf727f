import { type Answer, operations } from "@stackkit/next/protocol";
import { FAILED, PENDING, type Step, type Stories } from "../story";
import { answering, breaking, waiting } from "../wire";
import { PANELS, section } from "./account";

const { suspendedAccess } = operations;
type Item = Answer<typeof suspendedAccess.read>["items"][number];

const DAY_MILLIS = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MILLIS);

const item = (type: Item["type"], name: string | null, days: number | null): Item => ({
  type,
  name,
  createdAt: days === null ? null : daysFromNow(-days),
  cityName: null,
  countryCode: null,
});

const ITEMS: readonly Item[] = [
  item("password", null, null),
  item("second_factor", null, null),
  item("passkey", null, 12),
  item("provider", "github", 12),
  { ...item("session", "Chrome, Windows", 13), cityName: "Lagos", countryCode: "NG" },
  item(
    "address",
    "an.address.without.a.break.that.goes.on.and.on.and.on@subdomain.of.a.long.domain.example",
    11,
  ),
  item("team", "Orchard", 9),
];

const on = (items: readonly Item[]) =>
  answering(suspendedAccess.read, {
    items: [...items],
    suspendedAt: daysFromNow(-8),
    removedAt: daysFromNow(22),
  });
const SOME = on(ITEMS);

const KEEP: Step = { press: ".stk-panel .stk-buttons form:first-child button" };
const REMOVE: Step = { press: ".stk-panel .stk-buttons form:last-child button" };
const ASKED: Step = { see: ".stk-section [name=code]" };
const CODE: Step = { type: "482913", into: ".stk-section [name=code]" };

export const SUSPENDED: Stories = {
  "account-hold": section("auth", "Added before the address was confirmed", { replies: [SOME] }),
  "account-hold-one": section("auth", "On hold, a password only", {
    replies: [on(ITEMS.slice(0, 1))],
  }),
  "account-hold-sending": section("auth", "On hold, code being sent", {
    replies: [SOME, waiting(suspendedAccess.sendCode)],
    play: [PANELS, KEEP, PENDING],
  }),
  "account-hold-not-sent": section("auth", "On hold, code not sent", {
    replies: [SOME, breaking(suspendedAccess.sendCode)],
    play: [PANELS, KEEP, FAILED],
  }),
  "account-hold-keep": section("auth", "On hold, code to keep", {
    replies: [SOME],
    play: [PANELS, KEEP, ASKED],
  }),
  "account-hold-remove": section("auth", "On hold, code to remove", {
    replies: [SOME],
    play: [PANELS, REMOVE, ASKED],
  }),
  "account-hold-wrong": section("auth", "On hold, wrong code", {
    replies: [SOME],
    play: [PANELS, KEEP, ASKED, CODE, FAILED],
  }),
  "account-hold-kept": section("auth", "On hold, kept", {
    replies: [SOME, answering(suspendedAccess.resolve, undefined)],
    play: [PANELS, KEEP, ASKED, CODE, { see: ".stk-panel [role=status][tabindex]" }],
  }),
};
