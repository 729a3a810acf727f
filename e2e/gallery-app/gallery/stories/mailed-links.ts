import { KnownErrors, operations } from "@stackkit/next/protocol";
import {
  FAILED,
  MAILED_CODE,
  PENDING,
  SEND,
  type Step,
  type Stories,
  type Story,
  typed,
} from "../story";
import { breaking, type Reply, refusing, waiting } from "../wire";
import { ASKS_FOR_DIGITS } from "./sign-in";

const { passwords, oneTimeCodes, invitations } = operations;

export const CODE = { code: MAILED_CODE };
const PROBLEMS = {
  "not-found": ["Unknown code", new KnownErrors.VerificationCodeNotFound()],
  expired: ["Expired", new KnownErrors.VerificationCodeExpired()],
  used: ["Used", new KnownErrors.VerificationCodeAlreadyUsed()],
  attempts: ["Too many attempts", new KnownErrors.VerificationCodeMaxAttemptsReached()],
} as const;

type Problem = (typeof PROBLEMS)[keyof typeof PROBLEMS][1];

/** A page in each state of its code. */
export const states = (
  page: string,
  refuse: (problem: Problem) => Reply,
  story: Partial<Story>,
): Stories =>
  Object.fromEntries(
    Object.entries(PROBLEMS).map(
      ([name, [title, problem]]) =>
        [
          `${page}-${name}`,
          { title, page, query: CODE, replies: [refuse(problem)], ...story },
        ] satisfies [string, Story],
    ),
  );

/** Submits the form, and waits for the result. */
export const PRESSED: readonly Step[] = [SEND, { see: ".stk-card:not(:has(form))" }];
const PROBLEM_SEEN: readonly Step[] = [{ see: ".stk-card [role=alert].stk-text" }];

const CHOOSE = [typed.password(), typed.passwordAgain(), SEND];

export const PASSWORD: Stories = {
  "forgot-password": { title: "Forgotten password", page: "forgot-password" },
  "forgot-password-unmailed": {
    title: "Without a mail server",
    page: "forgot-password",
    project: "unmailed",
    play: [{ see: ".stk-above-card" }],
  },
  "forgot-password-sent": {
    title: "Mail sent",
    page: "forgot-password",
    play: [typed.email(), SEND, { see: ".stk-step" }],
  },
  "forgot-password-pending": {
    title: "Mail in progress",
    page: "forgot-password",
    replies: [waiting(passwords.sendResetCode)],
    play: [typed.email(), SEND, PENDING],
  },
  "password-reset": { title: "New password", page: "password-reset", query: CODE },
  "password-reset-differ": {
    title: "Passwords differ",
    page: "password-reset",
    query: CODE,
    play: [typed.password(), typed.passwordAgain("something else"), SEND, FAILED],
  },
  "password-reset-pending": {
    title: "In progress",
    page: "password-reset",
    query: CODE,
    replies: [waiting(passwords.reset)],
    play: [...CHOOSE, PENDING],
  },
  "password-reset-done": {
    title: "Changed",
    page: "password-reset",
    query: CODE,
    play: [...CHOOSE, { see: ".stk-card:not(:has(form))" }],
  },
  "password-reset-totp": {
    title: "Second factor required",
    page: "password-reset",
    query: CODE,
    replies: [ASKS_FOR_DIGITS],
    // Without the address there is nothing to sign in with.
    play: [{ see: "[autocomplete=username]" }, ...CHOOSE, { see: "input.stk-code-input" }],
  },
  "password-reset-broken": { title: "Incomplete link", page: "password-reset" },
  ...states("password-reset", (problem) => refusing(passwords.checkResetCode, problem), {
    play: PROBLEM_SEEN,
  }),
};

export const MAGIC_LINK: Stories = {
  "magic-link-callback": { title: "Sign in by link", page: "magic-link-callback", query: CODE },
  "magic-link-callback-pending": {
    title: "In progress",
    page: "magic-link-callback",
    query: CODE,
    replies: [waiting(oneTimeCodes.signIn)],
    play: [SEND, PENDING],
  },
  "magic-link-callback-totp": {
    title: "Second factor required",
    page: "magic-link-callback",
    query: CODE,
    replies: [
      refusing(
        oneTimeCodes.signIn,
        new KnownErrors.MultiFactorAuthenticationRequired({ attempt_code: MAILED_CODE }),
      ),
    ],
    play: [SEND, { see: "input.stk-code-input" }],
  },
  "magic-link-callback-already": {
    title: "Already signed in",
    page: "magic-link-callback",
    query: CODE,
    person: "someone",
  },
  "magic-link-callback-broken": { title: "Incomplete link", page: "magic-link-callback" },
  ...states("magic-link-callback", (problem) => refusing(oneTimeCodes.check, problem), {
    play: PROBLEM_SEEN,
  }),
};

const LOADED: Step = { see: ".stk-card form" };

export const INVITATION: Stories = {
  "team-invitation": {
    title: "To this account",
    page: "team-invitation",
    query: CODE,
    person: "someone",
    play: [LOADED],
  },
  "team-invitation-other": {
    title: "To another account",
    page: "team-invitation",
    query: CODE,
    person: "longNamed",
    play: [LOADED],
  },
  "team-invitation-nameless": {
    title: "To an account without a name",
    page: "team-invitation",
    query: CODE,
    person: "bare",
    play: [LOADED],
  },
  "team-invitation-signed-out": { title: "Signed out", page: "team-invitation", query: CODE },
  "team-invitation-signed-out-unknown": {
    title: "Signed out, shown to signed-in people only",
    page: "team-invitation",
    query: CODE,
    replies: [refusing(invitations.preview, new KnownErrors.UserAuthenticationRequired())],
  },
  "team-invitation-loading": {
    title: "Still loading",
    page: "team-invitation",
    query: CODE,
    person: "someone",
    replies: [waiting(invitations.check)],
    play: [{ see: ".stk-skeleton" }],
  },
  "team-invitation-pending": {
    title: "In progress",
    page: "team-invitation",
    query: CODE,
    person: "someone",
    replies: [waiting(invitations.accept)],
    play: [SEND, PENDING],
  },
  "team-invitation-done": {
    title: "Joined",
    page: "team-invitation",
    query: CODE,
    person: "someone",
    play: [LOADED, ...PRESSED],
  },
  "team-invitation-failed": {
    title: "Unknown failure",
    page: "team-invitation",
    query: CODE,
    person: "someone",
    replies: [breaking(invitations.details)],
    play: [{ see: ".stk-notice" }],
  },
  "team-invitation-broken": {
    title: "Incomplete link",
    page: "team-invitation",
    person: "someone",
  },
  ...states("team-invitation", (problem) => refusing(invitations.check, problem), {
    person: "someone",
    play: PROBLEM_SEEN,
  }),
};
