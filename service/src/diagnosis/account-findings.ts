import { sql } from "kysely";
import { isSqlite } from "../db/database.js";
import type { Examined, Finding } from "./finding.js";

const MAX_CLOCK_DIFFERENCE_MILLIS = 30_000;

/** A clock that differs from the database's: tokens would be expired, or not valid yet. */
export async function clockFindings({ context }: Examined): Promise<Finding[]> {
  const { db, clock } = context;
  if (isSqlite(db)) return [];
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as at
  `.execute(db);
  const differenceMillis = clock.now() - Number(rows[0]?.at);
  if (Math.abs(differenceMillis) < MAX_CLOCK_DIFFERENCE_MILLIS) return [];
  return [
    {
      code: "clock-off",
      blocking: true,
      message: `The clocks of the service and of its database differ by ${Math.round(Math.abs(differenceMillis) / 1000)} seconds.`,
      advice: "Set both by a time server (NTP): tokens and codes are judged by time.",
      cure: "fix-clock",
      evidence: { differenceMillis },
    },
  ];
}

/** Whether there is an account at all, and whether the address opens it. */
export async function accountFindings(examined: Examined): Promise<Finding[]> {
  const { person, project } = examined;
  const { user, holders, address } = person;
  if (!user) return holders.length > 0 ? [severalClaims(examined)] : await noAccount(examined);
  const findings: Finding[] = [];
  const own = holders.find(({ userId }) => userId === user.id);
  if (own && !own.isVerified)
    findings.push({
      code: "unproved-claim",
      blocking: false,
      message:
        "The account has not proved this address. Emailed codes and providers do not open it.",
      advice:
        (user.hasPassword ? "Its password works. " : "") +
        "Send the verification email again, or mark the address as verified if you know whose it is.",
      cure: "verify-address",
      evidence: { userId: user.id, accounts: holders.length },
    });
  if (own && !own.usedForAuth)
    findings.push({
      code: "not-for-sign-in",
      blocking: true,
      message: "The account has this address, but not to sign in.",
      advice: "Sign in by another address of the account, or let this one sign in.",
      cure: "use-for-sign-in",
      evidence: {
        userId: user.id,
        signInAddresses: person.channels
          .filter(({ usedForAuth }) => usedForAuth)
          .map(({ value }) => value),
      },
    });
  if (user.isAnonymous)
    findings.push({
      code: "anonymous",
      blocking: true,
      message: "The account is anonymous: only the browser that made it can use it.",
      advice: "The person signs up there, which keeps what the account has.",
      cure: null,
      evidence: { userId: user.id, signUpEnabled: project.config.signUpEnabled, address },
    });
  return findings;
}

const severalClaims = ({ person: { holders } }: Examined): Finding => ({
  code: "unproved-claim",
  blocking: true,
  message: `${holders.length} accounts claim this address, and none has proved it.`,
  advice:
    "Each opens by its own password. A code emailed to the address opens the account of the " +
    "browser that made one, or asks which.",
  cure: "verify-address",
  evidence: { accounts: holders.map(({ userId }) => userId) },
});

async function noAccount({ context, project, person }: Examined): Promise<Finding[]> {
  const { address } = person;
  const former =
    address === undefined
      ? []
      : await context.db
          .selectFrom("former_addresses")
          .select(["user_id", "removed_at"])
          .where("project_id", "=", project.id)
          .where("canonical", "=", address)
          .orderBy("removed_at", "desc")
          .limit(1)
          .execute();
  const [last] = former;
  const { signUpEnabled } = project.config;
  const findings: Finding[] = [
    {
      code: "no-account",
      blocking: true,
      message: last
        ? "No account has this address any more."
        : address === undefined
          ? "No account has this id."
          : "No account has this address.",
      advice: last
        ? "It was removed from the account that the evidence names. Look there."
        : "Compare the spelling. They may have signed up by another address.",
      cure: "create-user",
      evidence: {
        signUpEnabled,
        ...(last && { formerUserId: last.user_id, removedAt: last.removed_at }),
      },
    },
  ];
  if (!signUpEnabled)
    findings.push({
      code: "sign-up-closed",
      blocking: true,
      message: "The project does not let people sign up.",
      advice: "Open it, invite them to a team, or create the user.",
      cure: "open-sign-up",
      evidence: {},
    });
  return findings;
}
