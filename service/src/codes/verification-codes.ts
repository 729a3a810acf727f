import {
  KnownErrors,
  NONCE_LENGTH,
  OTP_LENGTH,
  RANDOM_STRING_LENGTH,
} from "@stackkit/next/protocol/internal";
import { hashOf, randomDigits, randomId, randomString } from "../core/random.js";
import type { Vault } from "../core/vault.js";
import type { Database } from "../db/database.js";
import type { CodePurpose } from "../db/tables/sign-in.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { limit } from "../limits/rate-limit.js";
import type { CodeData } from "./code-data.js";
import { areDigitsGuessed, countGuess } from "./guesses.js";
import {
  countAttempt,
  findCode,
  insertCode,
  listOpenCodes,
  markCodeUsed,
  type StoredCode,
} from "./table.js";

/** Wrong codes after which any other code ends. */
export const MAX_CODE_ATTEMPTS = 20;

/** Wrong codes after which a one-time code of six digits ends: it has only a million values. */
export const MAX_DIGIT_CODE_ATTEMPTS = 5;

/** What a code is for: its purpose, subject, data and lifetime. */
export interface CodeDraft<K extends CodePurpose> {
  readonly projectId: string;
  readonly kind: K;
  readonly subject: string;
  readonly data: CodeData[K];
  readonly lifeMillis: number;
  /** The canonical address whose owner may see the code's subject. */
  readonly recipient?: string;
  /** Keeps the typed part, so that `checkTypedCode` accepts it alone. */
  readonly vault?: Vault | undefined;
}

/** A new code, in clear text for the mail. */
export interface MadeCode {
  readonly id: string;
  /** The whole code, for links. */
  readonly code: string;
  /** Its first characters in capitals, to type; useless without the nonce. */
  readonly otp: string;
  /** The rest of the code, for the browser that requested it. */
  readonly nonce: string;
  readonly expiresAt: number;
}

/** A usable code. Its kind says what its data are. */
export type CheckedCode<K extends CodePurpose = CodePurpose> = {
  readonly [P in K]: {
    readonly id: string;
    readonly projectId: string;
    readonly kind: P;
    readonly subject: string;
    readonly data: CodeData[P];
  };
}[K];

/** What a code may be for. */
type Purposes<K extends CodePurpose> = K | readonly K[];

const isFor = (kinds: Purposes<CodePurpose>, kind: CodePurpose): boolean =>
  [kinds].flat().includes(kind);

type Clocked = Pick<Context, "clock">;

/** Makes a code and stores its hash. */
export async function createCode<K extends CodePurpose>(
  db: Database,
  { clock }: Clocked,
  draft: CodeDraft<K>,
): Promise<MadeCode> {
  const id = randomId();
  const nonce = randomString(NONCE_LENGTH);
  const otp = hasDigits(draft.data) ? randomDigits(OTP_LENGTH) : randomString(OTP_LENGTH);
  const code = otp + nonce;
  const now = clock.now();
  const expiresAt = now + draft.lifeMillis;
  await insertCode(db, {
    id,
    projectId: draft.projectId,
    kind: draft.kind,
    codeHash: hashOf(code),
    tailHash: hashOf(nonce),
    subject: draft.subject,
    data: JSON.stringify(draft.vault ? { ...draft.data, otp: draft.vault.seal(otp) } : draft.data),
    createdAt: now,
    expiresAt,
    recipient: draft.recipient ?? null,
  });
  return { id, code, otp: otp.toUpperCase(), nonce, expiresAt };
}

/** Whether the typed part consists of digits. */
const hasDigits = (data: CodeData[CodePurpose]): boolean =>
  "codeKind" in data && data.codeKind === "digits";

const hasStoredDigits = ({ data }: StoredCode): boolean =>
  hasDigits(JSON.parse(data) as CodeData[CodePurpose]);

/**
 * Checks a code and counts the attempt; never call it in a transaction that a failure would roll
 * back. Throws `VERIFICATION_CODE_NOT_FOUND` (also for another kind or project), `…_EXPIRED`,
 * `…_ALREADY_USED` or `…_MAX_ATTEMPTS_REACHED`, in this order.
 */
export async function checkCode<K extends CodePurpose>(
  context: Pick<Context, "db" | "clock" | "settings" | "log">,
  projectId: string,
  kind: Purposes<K>,
  sent: string,
): Promise<CheckedCode<K>> {
  const code = sent.toLowerCase();
  if (code.length !== RANDOM_STRING_LENGTH) throw new KnownErrors.VerificationCodeNotFound();
  const hash = hashOf(code);
  const tried = await countAttempt(context.db, projectId, hashOf(code.slice(OTP_LENGTH)));
  const found = tried.find((row) => row.code_hash === hash && isFor(kind, row.kind));
  if (!found && tried.some(hasStoredDigits)) await countGuess(context, projectId);
  const attempts = found ? found.attempts - 1 : 0;
  if (found) await requireTry(context, found, attempts);
  return toUsable<K>(found, attempts, context.clock.now());
}

/** While codes of digits are guessed over all accounts, each has one try. */
async function requireTry(
  context: Pick<Context, "db" | "clock" | "settings">,
  code: StoredCode,
  attempts: number,
): Promise<void> {
  if (attempts > 0 && hasStoredDigits(code) && (await areDigitsGuessed(context, code.project_id)))
    throw new KnownErrors.VerificationCodeMaxAttemptsReached();
}

/**
 * Checks a code without counting an attempt or request, since people reload pages and mail programs
 * open links. Wrong codes count. Throws like {@link checkCode}.
 */
export async function lookAtCode<K extends CodePurpose>(
  context: Context,
  info: RequestInfo,
  projectId: string,
  kind: Purposes<K>,
  sent: string,
): Promise<CheckedCode<K>> {
  const code = sent.toLowerCase();
  const found = await findCode(context.db, projectId, hashOf(code));
  if (found && isFor(kind, found.kind))
    return toUsable<K>(found, found.attempts, context.clock.now());
  await limit(context, info, "code");
  return checkCode(context, projectId, kind, code);
}

/**
 * Checks the typed part of the newest verification code of an account, whose session sent it, and
 * counts the attempt. Throws like {@link checkCode}.
 */
export async function checkTypedCode(
  context: Pick<Context, "db" | "clock" | "settings" | "log" | "vault">,
  projectId: string,
  userId: string,
  typed: string,
): Promise<CheckedCode<"email_verification">> {
  const { db, clock, vault } = context;
  const kind = "email_verification";
  const newest = (await listOpenCodes(db, projectId, kind, userId, clock.now())).at(-1);
  if (!newest) throw new KnownErrors.VerificationCodeNotFound();
  const [counted] = await countAttempt(db, projectId, newest.tail_hash);
  const attempts = counted ? counted.attempts - 1 : 0;
  const code = toUsable<typeof kind>(counted, attempts, clock.now());
  await requireTry(context, newest, attempts);
  const { otp } = code.data;
  if (otp !== undefined && vault.open(otp) === typed) return code;
  if (otp !== undefined) await countGuess(context, projectId);
  throw new KnownErrors.VerificationCodeNotFound();
}

/** A listed code, whose user proved to be its recipient. */
export const openCode = <K extends CodePurpose>(found: StoredCode): CheckedCode<K> =>
  ({
    id: found.id,
    projectId: found.project_id,
    kind: found.kind,
    subject: found.subject,
    data: JSON.parse(found.data),
  }) as CheckedCode<K>;

function toUsable<K extends CodePurpose>(
  found: StoredCode | undefined,
  attempts: number,
  now: number,
): CheckedCode<K> {
  if (!found) throw new KnownErrors.VerificationCodeNotFound();
  if (found.expires_at <= now) throw new KnownErrors.VerificationCodeExpired();
  if (found.used_at !== null) throw new KnownErrors.VerificationCodeAlreadyUsed();
  if (attempts >= (hasStoredDigits(found) ? MAX_DIGIT_CODE_ATTEMPTS : MAX_CODE_ATTEMPTS))
    throw new KnownErrors.VerificationCodeMaxAttemptsReached();
  return openCode<K>(found);
}

/**
 * Uses a code, in the transaction of its effect. Only one of several callers succeeds, others get
 * `VERIFICATION_CODE_ALREADY_USED`.
 */
export async function spendCode(
  tx: Database,
  { clock }: Clocked,
  code: CheckedCode,
): Promise<void> {
  if (!(await markCodeUsed(tx, code.projectId, code.id, clock.now())))
    throw new KnownErrors.VerificationCodeAlreadyUsed();
}
