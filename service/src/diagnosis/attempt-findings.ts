import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { listSuspendedRows } from "../accounts/suspended/table.js";
import { DAY } from "../core/time.js";
import { findWait } from "../credentials/second-factor-tries.js";
import { findReachedLimits } from "../limits/reached-limits.js";
import { type Examined, type Finding, timeOf } from "./finding.js";
import { countersOf } from "./person.js";

/** Limits that refuse more attempts, and until when. */
export async function limitFindings(examined: Examined): Promise<Finding[]> {
  const { context, project, identifier, person } = examined;
  const { db, clock, settings } = context;
  if (!settings.rateLimits) return [];
  const now = clock.now();
  const counted = countersOf(project.id, identifier, person);
  const [last] = await findReachedLimits(db, counted, now);
  const findings: Finding[] = [];
  if (last)
    findings.push({
      code: "limited",
      blocking: true,
      message:
        last.scope === "network"
          ? `Too many attempts came from the network ${last.network}, for any account, until ${timeOf(last.until)}.`
          : last.network === null
            ? `Too many attempts were made for this account, until ${timeOf(last.until)}. Browsers that it knows still work.`
            : `Too many attempts for this account came from ${last.network || "one network"}, until ${timeOf(last.until)}.`,
      advice: "Wait, or lift the limits if the attempts were theirs.",
      cure: "lift-limits",
      evidence: { limit: last.name, scope: last.scope, network: last.network, until: last.until },
    });
  const wait = person.user && (await findWait(db, project.id, person.user.id));
  if (wait && wait.until > now)
    findings.push({
      code: "second-factor-paused",
      blocking: true,
      message: `${wait.wrong} wrong codes of an authenticator app in a row: none is judged until ${timeOf(wait.until)}.`,
      advice: "Someone knows the password. A new one also ends the wait.",
      cure: "lift-limits",
      evidence: { wrongCodes: wait.wrong, until: wait.until },
    });
  return findings;
}

const MAILS_SHOWN = 5;

/** The latest mails to the person, if the last one did not leave. */
export async function mailFindings({ context, project, person }: Examined): Promise<Finding[]> {
  const addresses = new Set([
    ...(person.address === undefined ? [] : [person.address]),
    ...person.channels.map(({ value }) => canonicalEmail(value)),
  ]);
  if (addresses.size === 0) return [];
  const mails = await context.db
    .selectFrom("mails")
    .select(["kind", "state", "attempts", "problem", "created_at"])
    .where("recipient_canonical", "in", [...addresses])
    .where("project_id", "=", project.id)
    .orderBy("created_at", "desc")
    .limit(MAILS_SHOWN)
    .execute();
  const [last] = mails;
  if (!last || last.state === "sent") return [];
  const hasFailed = last.problem !== null || last.state === "failed" || last.state === "refused";
  const said = last.problem === null ? "" : ` The mail server said: ${last.problem}`;
  const at = timeOf(last.created_at);
  return [
    {
      code: hasFailed ? "mail-failed" : "mail-waiting",
      blocking: false,
      message: hasFailed
        ? `The last email to them, of ${at}, could not be sent.${said}`
        : last.state === "kept"
          ? `The last email to them, of ${at}, is in the mailbox page: no mail server is set.`
          : `The last email to them, of ${at}, has not left yet.`,
      advice: hasFailed
        ? "Correct the address or the mail server, then let them ask for the email again."
        : "Set a mail server if none is set. Waiting emails leave by themselves.",
      cure: "check-mail-server",
      evidence: {
        mails: mails.map(({ kind, state, attempts, problem, created_at }) => ({
          kind,
          state,
          attempts,
          problem,
          at: created_at,
        })),
      },
    },
  ];
}

/** What the latest attempts say, since the last sign-in that worked. */
export function eventFindings({ context, person: { events, user } }: Examined): Finding[] {
  const now = context.clock.now();
  const success = events.find(({ type, outcome }) => type === "sign-in" && outcome === "done");
  const since = Math.max(success?.at ?? 0, now - DAY);
  const recent = events.filter(({ at, outcome }) => at > since && outcome !== "done");
  const findings: Finding[] = [];
  const untrusted = recent.find(({ reason }) => reason === "REDIRECT_URL_NOT_WHITELISTED");
  if (untrusted)
    findings.push({
      code: "untrusted-address",
      blocking: true,
      message: `At ${timeOf(untrusted.at)} they came from an address that the project does not trust.`,
      advice: "Add the address of the app to the project's trusted domains.",
      cure: "trust-domain",
      evidence: { at: untrusted.at, method: untrusted.method },
    });
  const provider = recent.find(
    ({ method, outcome }) => method === "provider" && outcome === "failed",
  );
  if (provider)
    findings.push({
      code: "provider-failed",
      blocking: false,
      message: `Signing in by a provider failed at ${timeOf(provider.at)}: ${provider.reason}.`,
      advice: "Compare the provider's client id, secret and redirect address with the project's.",
      cure: "check-provider",
      evidence: { at: provider.at, reason: provider.reason },
    });
  const wrong = recent.filter(
    ({ type, method, outcome }) =>
      type === "sign-in" && method !== "provider" && outcome === "failed",
  );
  const [latest] = wrong;
  if (latest)
    findings.push({
      code: "wrong-credential",
      blocking: false,
      message: `${wrong.length} wrong tries by ${latest.method} in the last day, the last at ${timeOf(latest.at)}.`,
      advice: "A reset sets a new password; a mailed code needs none.",
      cure: null,
      evidence: {
        tries: wrong.length,
        last: { at: latest.at, reason: latest.reason, ip: latest.ip, userAgent: latest.user_agent },
      },
    });
  const [newest] = recent;
  if (newest?.outcome === "asked" && !user?.isMultiFactorRequired)
    findings.push({
      code: "code-awaited",
      blocking: false,
      message: `At ${timeOf(newest.at)} one proof was right, and the code mailed then has not been typed.`,
      advice: "They look for the email, in the spam folder too, or sign in again for a new one.",
      cure: null,
      evidence: { at: newest.at, reason: newest.reason, ip: newest.ip },
    });
  if (success)
    findings.push({
      code: "signed-in",
      blocking: false,
      message: `They signed in by ${success.method} at ${timeOf(success.at)}.`,
      advice: "If that was them, sign-in works. Look at the browser that they use now.",
      cure: null,
      evidence: { at: success.at, ip: success.ip, userAgent: success.user_agent },
    });
  return findings;
}

/** What waits for a proof of the owner. */
export async function guardFindings({ context, project, person }: Examined): Promise<Finding[]> {
  const { user, row } = person;
  if (!user || !row) return [];
  const findings: Finding[] = [];
  const suspended = await listSuspendedRows(context.db, project.id, user.id);
  if (suspended.length > 0)
    findings.push({
      code: "suspended-access",
      blocking: false,
      message:
        "What the account had before its address was proved waits for a code emailed to " +
        "that address.",
      advice: "The code is mailed at their next sign-in, or from the account settings.",
      cure: null,
      evidence: { kinds: [...new Set(suspended.map(({ source }) => source))].sort() },
    });
  const until = row.protection_paused_until;
  if (until !== null && until > context.clock.now())
    findings.push({
      code: "protection-paused",
      blocking: false,
      message: `Someone said "This wasn't me": passwords, passkeys and addresses cannot be changed until ${timeOf(until)}.`,
      advice: "They sign in as before, or by a reset at the oldest verified address.",
      cure: null,
      evidence: { until },
    });
  return findings;
}
