import { countRecoveryCodes } from "../credentials/recovery-code-table.js";
import { rpIdsOf } from "../sign-in/passkeys/passkey-origin.js";
import { isImported } from "../users/credentials.js";
import { hasWayIn } from "../users/ways-in.js";
import { type Examined, type Finding, timeOf } from "./finding.js";

const TOTP_STEP_MILLIS = 30_000;

/** What the account signs in by, and what the project lets. */
export async function methodFindings(examined: Examined): Promise<Finding[]> {
  const { context, project, person } = examined;
  const { user, row } = person;
  if (!user || !row || user.isAnonymous) return [];
  const isOut = !(await hasWayIn(context.db, project, user.id));
  return [
    ...methodsOff(examined, isOut),
    ...(await passwordFindings(examined, isOut)),
    ...(await secondFactorFindings(examined)),
  ];
}

function methodsOff({ project: { config }, person }: Examined, isOut: boolean): Finding[] {
  const { user } = person;
  if (!user) return [];
  const providers = user.oauthProviders
    .map(({ id }) => id)
    .filter((id) => !config.oauthProviders.some((own) => own.enabled && own.id === id));
  const off = [
    ...(user.hasPassword && !config.credentialEnabled ? ["password"] : []),
    ...(user.passkeyAuthEnabled && !config.passkeyEnabled ? ["passkey"] : []),
    ...(user.otpAuthEnabled && !config.magicLinkEnabled ? ["mailed code"] : []),
    ...providers,
  ];
  if (off.length === 0) return [];
  return [
    {
      code: "method-off",
      blocking: isOut,
      message: `The project does not let people sign in by ${off.join(", ")}, which the account has.`,
      advice: isOut
        ? "Switch one of them on, or give the account another method."
        : "The account has another method that works.",
      cure: "enable-method",
      evidence: { methods: off },
    },
  ];
}

async function passwordFindings(examined: Examined, isOut: boolean): Promise<Finding[]> {
  const { project, person } = examined;
  const { user, row } = person;
  if (!user || !row || !project.config.credentialEnabled) return [];
  if (row.password_hash !== null && isImported(row.password_hash))
    return [
      {
        code: "imported-hash",
        blocking: false,
        message: "The password was imported, and has not been used here yet.",
        advice: "It works if the hash was right. Else let them reset the password.",
        cure: "set-password",
        evidence: { kind: /^\$?([\w-]+)/.exec(row.password_hash)?.[1] ?? "unknown" },
      },
    ];
  if (row.password_hash !== null) return [];
  const others = [
    ...(user.passkeyAuthEnabled ? ["passkey"] : []),
    ...(user.otpAuthEnabled ? ["mailed code"] : []),
    ...user.oauthProviders.map(({ id }) => id),
  ];
  if (others.length === 1 && others[0] === "passkey" && !isOut)
    return [await passkeysFinding(examined)];
  return [
    {
      code: "no-password",
      blocking: isOut,
      message: "The account has no password.",
      advice:
        others.length > 0
          ? `They sign in by ${others.join(", ")}. A reset by email sets a password.`
          : "A reset by email sets one, if an address of the account is verified.",
      cure: "set-password",
      evidence: { methods: others },
    },
  ];
}

/** An account without another method, whose passkeys may be of another domain than the app. */
async function passkeysFinding({ context, project, person }: Examined): Promise<Finding> {
  const passkeys = await context.db
    .selectFrom("passkeys")
    .select("rp_id")
    .where("project_id", "=", project.id)
    .where("user_id", "=", person.user?.id ?? "")
    .execute();
  const { domains, allowLocalhost } = project.config;
  const usable = [...rpIdsOf(project), ...(allowLocalhost ? ["localhost"] : [])];
  // Older rows do not say where they were made.
  const isElsewhere = passkeys.every(({ rp_id }) => rp_id !== null && !usable.includes(rp_id));
  const sites = [...new Set(passkeys.flatMap(({ rp_id }) => rp_id ?? []))];
  const byMail = person.channels.some((channel) => channel.usedForAuth && channel.isVerified);
  return {
    code: "passkeys-only",
    blocking: isElsewhere && !byMail,
    message: isElsewhere
      ? `The account opens by passkeys alone, and they belong to ${sites.join(", ")}, where the app is not.`
      : "The account opens by passkeys alone, which work on the domain that made them.",
    advice: isElsewhere
      ? "Trust that domain again, or let them set a password by a reset."
      : "If they lost the device or the domain changed, set a password or email a code.",
    cure: "set-password",
    evidence: { passkeysOf: sites, domains: domains.map(({ domain }) => domain) },
  };
}

async function secondFactorFindings({ context, project, person }: Examined): Promise<Finding[]> {
  const { user, row } = person;
  if (!user?.isMultiFactorRequired || !row) return [];
  const recoveryCodes = await countRecoveryCodes(context.db, project.id, user.id);
  const step = row.totp_last_step;
  const lastCodeAt = step === null ? null : Number(step) * TOTP_STEP_MILLIS;
  return [
    {
      code: "second-factor",
      blocking: false,
      message: `After the first factor, a code of their authenticator app is needed. ${
        recoveryCodes === 0
          ? "No recovery codes are left."
          : `${recoveryCodes} recovery codes are left.`
      }${lastCodeAt === null ? "" : ` The last code worked at ${timeOf(lastCodeAt)}.`}`,
      advice:
        "If the app is lost, a recovery code opens the account. Remove the second factor only if " +
        "you are sure who asks.",
      cure: "remove-second-factor",
      evidence: { recoveryCodes, lastCodeAt },
    },
  ];
}
