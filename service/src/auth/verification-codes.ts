import {
  CODE_ATTEMPTS_AT_MOST,
  KnownErrors,
  OTP_LENGTH,
  RANDOM_STRING_LENGTH,
} from "@stackkit/next/protocol";
import { hashOf, randomId, randomString } from "../core/random.js";
import type { Database } from "../db/database.js";
import {
  countAttempt,
  findCode,
  insertCode,
  markCodeUsed,
  type StoredCode,
} from "../db/queries/sign-in/verification-codes.js";
import type { CodeKind } from "../db/tables/sign-in.js";
import type { RequestInfo } from "../http/request/request-info.js";
import type { Context } from "../runtime/context.js";
import { limit } from "./rate-limit.js";

/** What a code of each kind remembers beside its subject. */
export interface CodeData {
  /** Subject: the user's id. The address must still be the channel's when the code comes back. */
  email_verification: { readonly email: string; readonly channelId?: string | undefined };
  /** Subject: the user's id. */
  password_reset: { readonly email: string };
  /** Subject: the address in the form in which addresses are compared. `userId` is null where nobody had it yet. */
  sign_in: { readonly email: string; readonly userId: string | null };
  /** Subject: the team's id. The inviter is the member who sent it; servers send invitations in nobody's name. */
  team_invitation: { readonly email: string; readonly inviterId?: string | undefined };
  /** Subject: the user's id. */
  mfa_attempt: { readonly isNewUser: boolean };
  /** Subject: the user's id. */
  passkey_registration: { readonly challenge: string };
  /** Subject: the user's id. The link is bound to a session and to the browser that keeps the verifier. */
  oauth_link: {
    readonly sessionId: string | undefined;
    readonly providerId: string;
    readonly codeChallenge: string;
  };
  /** Subject: empty, since nobody is known yet. */
  passkey_sign_in: { readonly challenge: string };
}

export interface CodeDraft<K extends CodeKind> {
  readonly projectId: string;
  readonly kind: K;
  readonly subject: string;
  readonly data: CodeData[K];
  readonly lifeMillis: number;
}

export interface MadeCode {
  readonly id: string;
  /** The whole code, as it stands in a link. */
  readonly code: string;
  /** Its first characters in capitals, to be typed; worthless without the nonce. */
  readonly otp: string;
  /** The rest of it, for whoever asked. */
  readonly nonce: string;
  readonly expiresAt: number;
}

/** A code that may be used, as far as a look at it tells. */
export interface CheckedCode<K extends CodeKind = CodeKind> {
  readonly id: string;
  readonly projectId: string;
  readonly kind: K;
  readonly subject: string;
  readonly data: CodeData[K];
}

type Clocked = Pick<Context, "clock">;

export async function createCode<K extends CodeKind>(
  db: Database,
  { clock }: Clocked,
  draft: CodeDraft<K>,
): Promise<MadeCode> {
  const id = randomId();
  const code = randomString();
  const nonce = code.slice(OTP_LENGTH);
  const now = clock.now();
  const expiresAt = now + draft.lifeMillis;
  await insertCode(db, {
    id,
    projectId: draft.projectId,
    kind: draft.kind,
    codeHash: hashOf(code),
    tailHash: hashOf(nonce),
    subject: draft.subject,
    data: JSON.stringify(draft.data),
    createdAt: now,
    expiresAt,
  });
  return { id, code, otp: code.slice(0, OTP_LENGTH).toUpperCase(), nonce, expiresAt };
}

/**
 * Looks at a code and counts the attempt, whatever comes of it: never inside a transaction that a failure would undo.
 * Throws `VERIFICATION_CODE_NOT_FOUND` (codes of another kind or project included), `…_EXPIRED`, `…_ALREADY_USED` or
 * `…_MAX_ATTEMPTS_REACHED`, in this order.
 */
export async function checkCode<K extends CodeKind>(
  { db, clock }: Pick<Context, "db" | "clock">,
  projectId: string,
  kind: K,
  sent: string,
): Promise<CheckedCode<K>> {
  const code = sent.toLowerCase();
  if (code.length !== RANDOM_STRING_LENGTH) throw new KnownErrors.VerificationCodeNotFound();
  const hash = hashOf(code);
  const found = (await countAttempt(db, projectId, hashOf(code.slice(OTP_LENGTH)))).find(
    (row) => row.code_hash === hash && row.kind === kind,
  );
  return toUsable(found, kind, found ? found.attempts - 1 : 0, clock.now());
}

/**
 * Looks at a code without using up a try, or the network's share of them: people reload pages, and mail
 * programs open links. A wrong code counts as it does at its use. Throws as {@link checkCode} does.
 */
export async function lookAtCode<K extends CodeKind>(
  context: Context,
  info: RequestInfo,
  projectId: string,
  kind: K,
  sent: string,
): Promise<CheckedCode<K>> {
  const code = sent.toLowerCase();
  const found = await findCode(context.db, projectId, hashOf(code));
  if (found?.kind === kind) return toUsable(found, kind, found.attempts, context.clock.now());
  await limit(context, info, "code");
  return checkCode(context, projectId, kind, code);
}

/** A stored code, if it may be used after so many attempts. */
function toUsable<K extends CodeKind>(
  found: StoredCode | undefined,
  kind: K,
  attempts: number,
  now: number,
): CheckedCode<K> {
  if (!found) throw new KnownErrors.VerificationCodeNotFound();
  if (found.expires_at <= now) throw new KnownErrors.VerificationCodeExpired();
  if (found.used_at !== null) throw new KnownErrors.VerificationCodeAlreadyUsed();
  if (attempts >= CODE_ATTEMPTS_AT_MOST) throw new KnownErrors.VerificationCodeMaxAttemptsReached();
  return {
    id: found.id,
    projectId: found.project_id,
    kind,
    subject: found.subject,
    data: JSON.parse(found.data) as CodeData[K],
  };
}

/** Uses a code up, in the transaction of what it is used for. Of many at once one goes on; the others get `VERIFICATION_CODE_ALREADY_USED`. */
export async function spendCode(
  tx: Database,
  { clock }: Clocked,
  code: CheckedCode,
): Promise<void> {
  if (!(await markCodeUsed(tx, code.projectId, code.id, clock.now())))
    throw new KnownErrors.VerificationCodeAlreadyUsed();
}
