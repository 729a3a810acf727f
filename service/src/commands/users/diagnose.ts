import { MAX_EMAIL_LENGTH } from "@stackkit/next/protocol/internal";
import { systemClock } from "../../core/clock.js";
import { ServiceError } from "../../core/service-error.js";
import { transact } from "../../db/transact.js";
import { diagnoseSignIn } from "../../diagnosis/diagnose.js";
import type { Finding } from "../../diagnosis/finding.js";
import { liftLimits } from "../../diagnosis/lift-limits.js";
import { findProject } from "../../projects/projects.js";
import type { ServiceConfig } from "../../settings/config.js";
import { settingsOf } from "../../settings/read-settings.js";
import { auditCommand } from "../audit-command.js";
import { openBeside } from "../open-beside.js";
import type { CommandLine } from "../options.js";
import { chosenProjectId } from "../projects/project.js";

/** Prints why someone cannot sign in. Changes nothing. */
export async function diagnose(
  config: ServiceConfig,
  own: CommandLine["own"],
  words: readonly string[],
): Promise<void> {
  const identifier = readIdentifier(words);
  await using opened = await openBeside(config, { onlyLooks: true });
  const { db, vault } = opened;
  const projectId = await chosenProjectId(db, own);
  const project = await findProject(db, projectId);
  if (!project) throw new ServiceError("no-project", `There is no project "${projectId}".`);
  const context = { db, vault, clock: systemClock, settings: settingsOf(config) };
  const { userId, findings } = await diagnoseSignIn(context, project, identifier);
  process.stdout.write(`${describe(identifier, userId, findings)}\n`);
}

/** Forgets the attempts that were counted for someone. */
export async function liftLimitsOf(
  config: ServiceConfig,
  own: CommandLine["own"],
  words: readonly string[],
): Promise<void> {
  const identifier = readIdentifier(words);
  await using opened = await openBeside(config);
  const { db, vault } = opened;
  const projectId = await chosenProjectId(db, own);
  const lifted = await transact({ db }, async (tx) => {
    await auditCommand(tx, {
      command: "user lift-limits",
      projectId,
      subject: "/internal/users/lift-limits",
      fields: { identifier },
    });
    return liftLimits({ vault }, tx, projectId, identifier);
  });
  process.stdout.write(`Forgot ${lifted} ${lifted === 1 ? "counter" : "counters"}.\n`);
}

function readIdentifier(words: readonly string[]): string {
  const [identifier = "", ...more] = words;
  if (identifier === "" || identifier.length > MAX_EMAIL_LENGTH || more.length > 0)
    throw new ServiceError("bad-flag", "Give one address or user id: user diagnose <address>.");
  return identifier;
}

const markOf = ({ blocking }: Finding): string => (blocking ? "✗" : "·");

function describe(identifier: string, userId: string | null, findings: readonly Finding[]): string {
  const account = userId === null ? "" : ` (user ${userId})`;
  if (findings.length === 0) return `Nothing keeps ${identifier}${account} from signing in.`;
  return [
    `${identifier}${account}`,
    ...findings.map(
      (finding) => `\n${markOf(finding)} ${finding.code}: ${finding.message}\n  ${finding.advice}`,
    ),
  ].join("\n");
}
