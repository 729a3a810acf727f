import { KnownErrors, operations } from "@stackkit/next/protocol";
import { EMAILS, SESSIONS, TRUSTED } from "../belongings";
import { FAILED, PENDING, type Step, type Stories, type Story, typed } from "../story";
import { LONG_TEAM, TEAMS } from "../teams";
import { answering, breaking, refusing, waiting } from "../wire";

const { users, oauth, contactChannels, sessions, teams, passwords, recoveryCodes, trustedDevices } =
  operations;

const panel = (position: number): string => `.stk-section > .stk-panel:nth-of-type(${position})`;
export const actionOf = (position: number): string => `${panel(position)} .stk-panel-action button`;
export const OPENED: Step = { see: "dialog[open]" };
/** Panels load one by one, so positions are stable only once all are there. */
export const PANELS: Step = { see: ".stk-section:not(:has(.stk-skeleton))" };

/** Panels of the sign-in section, from above. */
const EMAIL = 1;
const PASSWORD = 2;
const PASSKEY = 3;
const TOTP = 5;

const MENU_ITEM = ".stk-menu:popover-open .stk-menu-item";
const PASSKEY_MENU = `${panel(PASSKEY)} .stk-list-row:first-child .stk-menu-button`;
const TRUSTED_LIST = `${panel(TOTP)} ul[aria-label]`;
const CREATE_CODES = `${panel(TOTP)} .stk-list-row button`;

export const section = (id: string, title: string, story: Partial<Story> = {}): Story => ({
  title,
  page: `account-settings/${id}`,
  person: "someone",
  project: "everything",
  play: [PANELS],
  ...story,
});

export const PROFILE: Stories = {
  "account-settings": section("profile", "Profile"),
  "account-settings-long": section("profile", "Profile, long names", {
    person: "longNamed",
    replies: [answering(teams.list, [LONG_TEAM, ...Object.values(TEAMS)])],
  }),
  "account-settings-bare": section("profile", "Profile, empty", {
    person: "bare",
    replies: [answering(teams.list, [])],
  }),
  "account-settings-saving": section("profile", "Profile, name in progress", {
    replies: [waiting(users.update)],
    play: [
      PANELS,
      { type: "Maya", into: "[name=name]" },
      { press: ".stk-panel form button[type=submit]" },
      PENDING,
    ],
  }),
  "account-settings-unsaved": section("profile", "Profile, name not saved", {
    replies: [breaking(users.update)],
    play: [
      PANELS,
      { type: "Maya", into: "[name=name]" },
      { press: ".stk-panel form button[type=submit]" },
      FAILED,
    ],
  }),
  "account-settings-signed-out": { title: "Signed out", page: "account-settings" },
};

export const WAYS_IN: Stories = {
  "account-auth": section("auth", "Some ways in", { play: [PANELS] }),
  "account-auth-equipped": section("auth", "Everything on", {
    person: "equipped",
    replies: [answering(contactChannels.list, EMAILS)],
    play: [PANELS],
  }),
  "account-auth-bare": section("auth", "Last way in", { person: "bare", play: [PANELS] }),
  "account-auth-long": section("auth", "Long addresses", { person: "longNamed", play: [PANELS] }),
  "account-auth-menu": section("auth", "Menu of an address", {
    replies: [answering(contactChannels.list, EMAILS)],
    play: [
      PANELS,
      { press: ".stk-section .stk-list-row:nth-child(2) .stk-menu-button" },
      { see: ".stk-menu:popover-open" },
    ],
  }),
  "account-auth-email-taken": section("auth", "Address of someone else", {
    replies: [
      refusing(
        contactChannels.create,
        new KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse({ type: "email" }),
      ),
    ],
    play: [
      PANELS,
      typed.email("taken@example.com"),
      { press: `${panel(EMAIL)} form button[type=submit]` },
      FAILED,
    ],
  }),
  "account-auth-password": section("auth", "Password form", {
    play: [PANELS, { press: actionOf(PASSWORD) }, { see: "[name=old-password]" }],
  }),
  "account-auth-password-wrong": section("auth", "Old password wrong", {
    replies: [refusing(passwords.update, new KnownErrors.PasswordConfirmationMismatch())],
    play: [
      PANELS,
      { press: actionOf(PASSWORD) },
      { type: "not the old one", into: "[name=old-password]" },
      typed.password(),
      typed.passwordAgain(),
      { press: `${panel(PASSWORD)} form button[type=submit]` },
      FAILED,
    ],
  }),
  "account-auth-passkey-menu": section("auth", "Menu of a passkey", {
    person: "equipped",
    play: [PANELS, { press: PASSKEY_MENU }, { see: ".stk-menu:popover-open" }],
  }),
  "account-auth-passkey-name": section("auth", "Name of a passkey", {
    person: "equipped",
    play: [PANELS, { press: PASSKEY_MENU }, { press: `${MENU_ITEM}:first-child` }, OPENED],
  }),
  "account-auth-passkey-removal": section("auth", "Removal of a passkey", {
    person: "equipped",
    play: [PANELS, { press: PASSKEY_MENU }, { press: `${MENU_ITEM}:last-child` }, OPENED],
  }),
  "account-auth-totp": section("auth", "Authenticator app, set up", {
    play: [PANELS, { press: actionOf(TOTP) }, OPENED],
  }),
  "account-auth-totp-off": section("auth", "Authenticator app, turned off", {
    person: "equipped",
    play: [PANELS, { press: actionOf(TOTP) }, OPENED, { see: "dialog [name=password]" }],
  }),
  "account-auth-trusted": section("auth", "Trusted devices", {
    person: "equipped",
    replies: [answering(trustedDevices.list, TRUSTED)],
    play: [PANELS, { see: `${TRUSTED_LIST} li` }],
  }),
  "account-auth-recovery-none": section("auth", "No recovery codes left", {
    person: "equipped",
    replies: [answering(recoveryCodes.count, { count: 0 })],
    play: [PANELS, { see: `${panel(TOTP)} .stk-notice` }],
  }),
  "account-auth-recovery-codes": section("auth", "New recovery codes", {
    person: "equipped",
    replies: [answering(recoveryCodes.count, { count: 0 })],
    play: [PANELS, { press: CREATE_CODES }, OPENED, { see: "dialog .stk-codes" }],
  }),
  "account-auth-recovery-unsaved": section("auth", "New recovery codes, closed unsaved", {
    person: "equipped",
    replies: [answering(recoveryCodes.count, { count: 0 })],
    play: [
      PANELS,
      { press: CREATE_CODES },
      { see: "dialog .stk-codes" },
      { press: "dialog .stk-dialog-close" },
      { see: "dialog:not(:has(.stk-codes))" },
    ],
  }),
  "account-auth-recovery-replace": section("auth", "Replace recovery codes", {
    person: "equipped",
    play: [PANELS, { press: CREATE_CODES }, OPENED],
  }),
  "account-auth-recovery-failed": section("auth", "Recovery codes not created", {
    person: "equipped",
    replies: [answering(recoveryCodes.count, { count: 0 }), breaking(recoveryCodes.create)],
    play: [PANELS, { press: CREATE_CODES }, FAILED],
  }),
  "account-auth-loading": section("auth", "Still loading", {
    replies: [waiting(contactChannels.list)],
    play: [{ see: ".stk-skeleton" }],
  }),
  "account-auth-failed": section("auth", "Addresses cannot be loaded", {
    replies: [breaking(contactChannels.list)],
    play: [FAILED],
  }),
};

const SEVERAL_SESSIONS = answering(sessions.list, SESSIONS);

export const SESSIONS_AND_SETTINGS: Stories = {
  "account-sessions": section("sessions", "Sessions", {
    replies: [SEVERAL_SESSIONS],
    play: [PANELS],
  }),
  "account-sessions-one": section("sessions", "Sessions, this one only", { play: [PANELS] }),
  "account-sessions-all": section("sessions", "Sessions, sign out of all others", {
    replies: [SEVERAL_SESSIONS],
    play: [PANELS, { press: ".stk-panel > .stk-buttons button" }, OPENED],
  }),
  "account-sessions-loading": section("sessions", "Sessions, still loading", {
    replies: [waiting(sessions.list)],
    play: [{ see: ".stk-skeleton" }],
  }),
  "account-sessions-failed": section("sessions", "Sessions cannot be loaded", {
    replies: [breaking(sessions.list)],
    play: [FAILED],
  }),
  "account-sessions-unsaved": section("sessions", "Session cannot be ended", {
    replies: [SEVERAL_SESSIONS, breaking(sessions.delete)],
    play: [PANELS, { press: ".stk-list-row:nth-child(2) button" }, FAILED],
  }),
  "account-settings-ended": section("sessions", "Session ended on another device", {
    replies: [
      refusing(sessions.list, new KnownErrors.AccessTokenExpired({ expired_at_millis: null })),
      refusing(oauth.token, new KnownErrors.RefreshTokenNotFoundOrExpired()),
    ],
    // The handler adds it, by a redirect that would leave the gallery.
    query: { session_ended: "1" },
    play: [{ see: ".stk-card .stk-text:not(:empty)" }],
  }),
  "account-preferences": section("settings", "Appearance, language, ways out", { play: [PANELS] }),
  "account-delete": section("settings", "Delete the account", {
    play: [PANELS, { press: ".stk-panel[data-danger] button" }, OPENED],
  }),
  "account-delete-mismatch": section("settings", "Delete the account, not typed", {
    play: [
      PANELS,
      { press: ".stk-panel[data-danger] button" },
      OPENED,
      { press: "dialog[open] button[data-look=danger]" },
      FAILED,
    ],
  }),
};
