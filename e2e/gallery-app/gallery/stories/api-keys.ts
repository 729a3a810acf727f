import { type Answer, KnownErrors, operations } from "@stackkit/next/protocol";
import { PEOPLE } from "../people";
import { FAILED, PENDING, type Step, type Stories, type Story } from "../story";
import { TEAMS } from "../teams";
import { answering, breaking, refusing, waiting } from "../wire";
import { OPENED, PANELS, section } from "./account";

const { userApiKeys, teamApiKeys, permissions } = operations;
type ApiKey = Answer<typeof userApiKeys.read>;

const DAY_MILLIS = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MILLIS);

const key = (number: number, description: string, fields: Partial<ApiKey> = {}): ApiKey => ({
  id: `00000000-0000-4000-a000-0000000001${number}0`,
  description,
  type: "user",
  userId: PEOPLE.someone.id,
  teamId: null,
  createdByUserId: null,
  isPublic: false,
  scopes: ["invoices:read"],
  value: { lastFour: `4f${number}c` },
  createdAt: daysFromNow(-40),
  expiresAt: daysFromNow(50),
  manuallyRevokedAt: null,
  lastUsedAt: daysFromNow(-1),
  isPaused: false,
  ...fields,
});
const LONG =
  "An_export_with_a_name_without_a_break_that_goes_on_and_on_and_on_until_the_row_must_cut_it";
const KEYS: readonly ApiKey[] = [
  key(1, "Nightly export"),
  key(2, LONG, { scopes: null, lastUsedAt: null, expiresAt: null, isPublic: true }),
  key(3, "Old laptop", { expiresAt: daysFromNow(-3) }),
  key(4, "Lost script", { manuallyRevokedAt: daysFromNow(-9) }),
];
const SOME = answering(userApiKeys.list, KEYS);
const NONE = answering(userApiKeys.list, []);
const VALUE = `sk_${"7h3x9".repeat(9)}${"0a1b2c3d".repeat(4)}user1574ck4u7h5d1e8a40`;
const { value: _, ...FIRST } = key(5, "CI");
const MADE = answering(userApiKeys.create, { ...FIRST, value: VALUE });

const PANEL = ".stk-section > .stk-panel:last-of-type";
const CREATE: Step = { press: `${PANEL} .stk-panel-action button` };
const FORM: Step = { see: "dialog[open] [name=scope]" };
const NAME: Step = { type: "CI", into: "dialog[open] [name=name]" };
const READ: Step = { press: "dialog[open] [name=scope]" };
const SEND: Step = { press: "dialog[open] form button[type=submit]" };
const WRITTEN: readonly Step[] = [PANELS, CREATE, FORM, NAME, READ];

const ofUser = (title: string, story: Partial<Story> = {}): Story =>
  section("auth", title, { project: "keys", ...story });

export const API_KEYS: Stories = {
  "account-keys": ofUser("API keys", { replies: [SOME] }),
  "account-keys-empty": ofUser("API keys, none yet", { replies: [NONE] }),
  "account-keys-loading": ofUser("API keys, still loading", {
    replies: [waiting(userApiKeys.list)],
    play: [{ see: ".stk-section .stk-skeleton" }],
  }),
  "account-keys-failed": ofUser("API keys cannot be loaded", {
    replies: [breaking(userApiKeys.list)],
    play: [FAILED],
  }),
  "account-keys-create": ofUser("API keys, a new one", {
    replies: [NONE],
    play: [PANELS, CREATE, FORM],
  }),
  "account-keys-incomplete": ofUser("API keys, a new one without name and scope", {
    replies: [NONE],
    play: [PANELS, CREATE, FORM, SEND],
  }),
  "account-keys-saving": ofUser("API keys, a new one in progress", {
    replies: [NONE, waiting(userApiKeys.create)],
    play: [...WRITTEN, SEND, PENDING],
  }),
  "account-keys-unsaved": ofUser("API keys, a new one not made", {
    replies: [NONE, breaking(userApiKeys.create)],
    play: [...WRITTEN, SEND, FAILED],
  }),
  "account-keys-step-up": ofUser("API keys, a new one needs another sign-in", {
    replies: [NONE, refusing(userApiKeys.create, new KnownErrors.FreshSessionRequired())],
    play: [...WRITTEN, SEND, { see: "dialog[open] [name=password]" }],
  }),
  "account-keys-made": ofUser("API keys, a new one shown once", {
    replies: [NONE, MADE],
    play: [...WRITTEN, SEND, { see: "dialog[open] code" }],
  }),
  "account-keys-revoke": ofUser("API keys, revoke one", {
    replies: [SOME],
    play: [PANELS, { press: `${PANEL} .stk-list-row button` }, OPENED],
  }),
  "account-team-keys": section(`team-${TEAMS.atlas.id}`, "API keys of a team", {
    project: "keys",
    replies: [
      answering(
        permissions.listInTeam,
        ["$manage_api_keys", "$read_members"].map((id) => ({
          id,
          userId: PEOPLE.someone.id,
          teamId: TEAMS.atlas.id,
        })),
      ),
      answering(
        teamApiKeys.list,
        KEYS.map((one) => ({
          ...one,
          type: "team",
          userId: null,
          teamId: TEAMS.atlas.id,
          createdByUserId: PEOPLE.someone.id,
          isPaused: one === KEYS[1],
        })),
      ),
    ],
  }),
  "account-team-keys-leave": section(`team-${TEAMS.atlas.id}`, "API keys of a team, leave it", {
    project: "keys",
    replies: [answering(permissions.listInTeam, [])],
    play: [PANELS, { press: `${PANEL} .stk-panel-action button` }, OPENED],
  }),
};
