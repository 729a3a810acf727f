import {
  anonymous,
  canonicalEmail,
  cliLogin,
  isKnownError,
  type Operation,
  oauth,
  oneTimeCodes,
  passkeys,
  passwords,
  recoveryCodes,
  secondFactor,
  sessions,
} from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import type { Caller } from "../http/caller.js";
import type { AuthEventType, AuthOutcome } from "../http/context/auth-events.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { originOfEvent } from "../users/auth-events/origin-of-event.js";

interface Kind {
  readonly type: AuthEventType;
  readonly method: string;
  /** Notes failures only: a success is noted as a change of protection, or not at all. */
  readonly isQuiet?: true;
}

/** The operations whose calls are events. Refreshing a session is none. */
const ATTEMPTS: ReadonlyMap<Operation, Kind> = new Map<Operation, Kind>([
  [passwords.signIn, { type: "sign-in", method: "password" }],
  [passwords.signUp, { type: "sign-up", method: "password" }],
  [passwords.sendResetCode, { type: "mail", method: "password-reset", isQuiet: true }],
  [passwords.reset, { type: "reset", method: "password" }],
  [passwords.update, { type: "protection", method: "password_changed", isQuiet: true }],
  [passwords.set, { type: "protection", method: "password_set", isQuiet: true }],
  [oneTimeCodes.send, { type: "mail", method: "code", isQuiet: true }],
  [oneTimeCodes.signIn, { type: "sign-in", method: "code" }],
  [anonymous.signUp, { type: "sign-up", method: "anonymous" }],
  [secondFactor.signIn, { type: "sign-in", method: "second-factor" }],
  [recoveryCodes.signIn, { type: "sign-in", method: "recovery-code" }],
  [passkeys.signIn, { type: "sign-in", method: "passkey" }],
  [oauth.token, { type: "sign-in", method: "provider" }],
  [cliLogin.complete, { type: "sign-in", method: "command-line" }],
  [sessions.create, { type: "sign-in", method: "server" }],
]);

/** Errors before which nothing was compared, beside limits and methods that are off. */
const REFUSALS = ["PROTECTION_PAUSED", "FRESH_SESSION_REQUIRED", "REDIRECT_URL_NOT_WHITELISTED"];
/** Answers that ask for one more proof. */
const QUESTIONS = ["MULTI_FACTOR_AUTHENTICATION_REQUIRED", "ACCOUNT_CHOICE_REQUIRED"];
const TOO_MANY = 429;
const BUSY = 503;
const SERVER_ERROR = 500;

function judge(error: unknown): { outcome: AuthOutcome; reason: string } | undefined {
  if (isKnownError(error)) {
    const { code: reason } = error;
    if (QUESTIONS.includes(reason)) return { outcome: "asked", reason };
    const isRefusal = REFUSALS.includes(reason) || reason.endsWith("_NOT_ENABLED");
    return { outcome: isRefusal ? "refused" : "failed", reason };
  }
  if (!(error instanceof PlainError)) return undefined;
  const { status } = error;
  if (status === TOO_MANY || status === BUSY)
    return { outcome: "refused", reason: status === TOO_MANY ? "RATE_LIMITED" : "BUSY" };
  return status < SERVER_ERROR ? { outcome: "failed", reason: String(status) } : undefined;
}

/** Notes how a call ends that may sign someone in. `undefined` for all others. */
export function startAttempt(
  context: Context,
  info: RequestInfo,
  operation: Operation,
  { project, userId }: Pick<Caller, "project" | "userId">,
  body: unknown,
): { succeed(): void; fail(error: unknown): void } | undefined {
  const kind = ATTEMPTS.get(operation);
  if (!kind) return undefined;
  const note = (outcome: AuthOutcome, reason: string | null) => {
    const { about } = info;
    const projectId = about.projectId ?? project?.id;
    if (projectId === undefined) return;
    context.authEvents.note({
      ...originOfEvent(context, info, projectId),
      projectId,
      userId: about.userId ?? userId ?? null,
      address: addressOf(body),
      type: kind.type,
      method: about.method ?? kind.method,
      outcome,
      reason,
      // A sign-in that failed at its end has opened none.
      sessionId: outcome === "done" ? (about.sessionId ?? null) : null,
    });
  };
  return {
    succeed: () => {
      // The same operation refreshes tokens of older clients.
      const isRefresh = operation === oauth.token && info.about.sessionId === undefined;
      if (!kind.isQuiet && !isRefresh) note("done", null);
    },
    fail: (error) => {
      const judged = judge(error);
      if (judged) note(judged.outcome, judged.reason);
    },
  };
}

const addressOf = (body: unknown): string | null => {
  const { email } = (body ?? {}) as { readonly email?: unknown };
  return typeof email === "string" ? canonicalEmail(email) : null;
};
