import { canonicalEmail, KnownErrors } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { withinDeadline } from "../core/within-deadline.js";
import type { Project } from "../db/tables/project-config.js";
import { NeedsBefore } from "../db/transact.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import type { AppFunctions, AppSignUp } from "../settings/app-functions.js";
import { checkByUrl, DECISION_MILLIS } from "./check-by-url.js";

const MAX_WORDS_LENGTH = 500;

/** The sign-up that a request may go on with, so that its transaction asks once. */
const allowed = new WeakMap<RequestInfo, string>();

export type Applicant = Omit<AppSignUp, "projectId" | "ip">;

/** Whether an entry names the address, its domain, or with `*.` a domain above. */
function isNamed(entry: string, canonical: string): boolean {
  if (entry.includes("@")) return canonicalEmail(entry) === canonical;
  const domain = canonical.slice(canonical.lastIndexOf("@") + 1);
  const name = entry.toLowerCase();
  return name.startsWith("*.") ? domain.endsWith(name.slice(1)) : domain === name;
}

/** Throws `EMAIL_NOT_ALLOWED` unless the project's lists let an address sign up. */
export function requireAllowedAddress({ config }: Project, email: string | null): void {
  const { signUpAllowList: allow, signUpBlockList: block } = config;
  if (allow.length === 0 && block.length === 0) return;
  // A provider that tells no address passes no list.
  const canonical = email === null ? "" : canonicalEmail(email);
  const isOn = (list: readonly string[]) => list.some((entry) => isNamed(entry, canonical));
  if (isOn(block) || (allow.length > 0 && !isOn(allow))) throw new KnownErrors.EmailNotAllowed();
}

/**
 * Throws unless the project's lists and the app let someone make an account. Call it in the
 * transaction that makes it: the app is asked outside, once, before the transaction runs again.
 */
export function requireSignUp(
  context: Context,
  project: Project,
  info: RequestInfo,
  applicant: Applicant,
): void {
  requireAllowedAddress(project, applicant.email);
  const beforeSignUp = context.settings.functions.beforeSignUp ?? checkByUrl(context);
  if (!beforeSignUp) return;
  const key = JSON.stringify([project.id, applicant]);
  if (allowed.get(info) === key) return;
  throw new NeedsBefore(async () => {
    const person = { ...applicant, projectId: project.id, ip: info.ip ?? null };
    const words = await ask(context, beforeSignUp, person);
    if (words !== undefined) throw refusal(words);
    allowed.set(info, key);
  });
}

const refusal = (words: string) =>
  new KnownErrors.SignUpRefused({ message: words.slice(0, MAX_WORDS_LENGTH) });

/** The words of a refusal. Any other answer is an error, which refuses too. */
async function ask(
  { background, log }: Context,
  beforeSignUp: NonNullable<AppFunctions["beforeSignUp"]>,
  person: AppSignUp,
): Promise<string | undefined> {
  try {
    const verdict = await withinDeadline(DECISION_MILLIS, background.ending, async (signal) =>
      beforeSignUp(person, { signal }),
    );
    if (verdict === undefined) return undefined;
    if (typeof verdict?.refuse === "string") return verdict.refuse;
    throw new TypeError("The sign-up check must answer with nothing or { refuse: string }.");
  } catch (error) {
    log.error("the sign-up check failed, so the sign-up is refused", { error });
    throw new PlainError(503, "Signing up does not work right now. Try again in a moment.");
  }
}
