import * as z from "zod/mini";
import { maxLength, nonEmptyText } from "../encoding/scalars.js";
import { MAX_EMAIL_LENGTH } from "../limits/limits.js";
import { get, one, post } from "../operations/operation.js";
import { field } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";

/** Why someone may fail to sign in, and what else there is to know, in the order of a diagnosis. */
export const SIGN_IN_FINDINGS = [
  "clock-off",
  "no-account",
  "sign-up-closed",
  "unproved-claim",
  "not-for-sign-in",
  "anonymous",
  "method-off",
  "no-password",
  "limited",
  "second-factor-paused",
  "mail-failed",
  "untrusted-address",
  "provider-failed",
  "wrong-credential",
  "code-awaited",
  "second-factor",
  "suspended-access",
  "protection-paused",
  "imported-hash",
  "passkeys-only",
  "mail-waiting",
  "signed-in",
] as const;
/** One of {@link SIGN_IN_FINDINGS}. */
export type SignInFindingCode = (typeof SIGN_IN_FINDINGS)[number];

/** What cures a finding. */
export const SIGN_IN_CURES = [
  "fix-clock",
  "create-user",
  "open-sign-up",
  "verify-address",
  "use-for-sign-in",
  "enable-method",
  "set-password",
  "lift-limits",
  "remove-second-factor",
  "check-mail-server",
  "trust-domain",
  "check-provider",
] as const;
/** One of {@link SIGN_IN_CURES}. */
export type SignInCure = (typeof SIGN_IN_CURES)[number];

const finding = z.object({
  code: z.enum(SIGN_IN_FINDINGS),
  /** Whether it alone keeps the person out. */
  blocking: z.boolean(),
  /** One sentence, in English. */
  message: z.string(),
  /** What to do, in English. */
  advice: z.string(),
  /** What cures it; `null` if only the person can, or nothing has to be done. */
  cure: z.nullable(z.enum(SIGN_IN_CURES)),
  /** What the sentence rests on. Times in milliseconds since 1970. */
  evidence: z.record(z.string(), z.unknown()),
});

const diagnosisColumns = {
  /** The account that the identifier means. */
  userId: column("user_id", z.nullable(z.string())),
  /** Blocking ones first. */
  findings: column("findings", z.array(finding)),
};
/** The columns of a diagnosis. */
export interface SignInDiagnosisRecord extends RecordType<typeof diagnosisColumns> {}
/** Why someone cannot sign in. */
export const signInDiagnosis: SignInDiagnosisRecord = record("sign-in-diagnosis", diagnosisColumns);

/** An address or the id of a user. */
const identifier = nonEmptyText.check(maxLength(MAX_EMAIL_LENGTH));

/** Calls about someone who cannot sign in. */
export const signInDiagnoses = {
  read: get("/internal/users/diagnose", {
    access: "admin",
    query: { identifier: field("identifier", identifier) },
    returns: one(signInDiagnosis),
  }),
  /** Forgets the attempts that were counted for an account and for the networks it came from. */
  liftLimits: post("/internal/users/lift-limits", {
    access: "admin",
    body: { identifier: field("identifier", identifier) },
    returns: one(record("lifted-limits", { lifted: column("lifted", z.number()) })),
  }),
};
