import { createInterface } from "node:readline";
import { KnownError, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from "@stackkit/next/protocol/internal";
import { insertUser } from "../../accounts/create-user.js";
import { systemClock } from "../../core/clock.js";
import { silentLog } from "../../core/log.js";
import { ServiceError } from "../../core/service-error.js";
import { createPasswordHasher } from "../../credentials/passwords/password-hash.js";
import { requireGoodPassword } from "../../credentials/passwords/password-rules.js";
import { transact } from "../../db/transact.js";
import { createStoredEndpoints } from "../../events/stored-endpoints.js";
import { RequestInfo } from "../../http/request-info.js";
import { findProject } from "../../projects/projects.js";
import type { ServiceConfig } from "../../settings/config.js";
import { settingsOf } from "../../settings/read-settings.js";
import { auditCommand } from "../audit-command.js";
import { openBeside } from "../open-beside.js";
import type { CommandLine } from "../options.js";
import { chosenProjectId } from "../projects/project.js";

/** Creates a user with a verified address. */
export async function createUser(config: ServiceConfig, own: CommandLine["own"]): Promise<void> {
  const email = readEmail(own.email);
  const displayName = readName(own.name);
  await using opened = await openBeside(config);
  const { db } = opened;
  const projectId = await chosenProjectId(db, own);
  const project = await findProject(db, projectId);
  if (!project) throw new ServiceError("no-project", `There is no project "${projectId}".`);
  const settings = settingsOf(config);
  const password = own["password-stdin"] === true ? await readPassword() : undefined;
  try {
    if (password !== undefined)
      await requireGoodPassword({ settings, log: silentLog }, password, project, [email]);
    // The hasher counts by network; a command has none.
    const info = new RequestInfo(new Request("http://localhost"), { peer: undefined }, settings);
    const hasher = createPasswordHasher(settings.passwordHashCost);
    const passwordHash = password === undefined ? undefined : await hasher.hash({ info }, password);
    const context = {
      clock: systemClock,
      settings,
      storedEndpoints: createStoredEndpoints(systemClock),
    };
    const id = await transact({ db }, async (tx) => {
      const userId = await insertUser(tx, context, project, {
        displayName,
        email: { value: email, verified: true, usedForAuth: true, isStrict: true },
        passwordHash,
        otpAuthEnabled: project.config.magicLinkEnabled || undefined,
      });
      await auditCommand(tx, {
        command: "user create",
        projectId,
        subject: `/users/${userId}`,
        fields: { primaryEmail: email, displayName, password },
      });
      return userId;
    });
    process.stdout.write(`Created the user ${email} (${id}) in the project ${projectId}.\n`);
  } catch (error) {
    if (error instanceof KnownError) throw new ServiceError("user-refused", error.message);
    throw error;
  }
}

function readEmail(value: unknown): string {
  const email = typeof value === "string" ? value.trim() : "";
  if (email.length > MAX_EMAIL_LENGTH || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new ServiceError("bad-flag", "Give the user's address with --email <address>.");
  return email;
}

function readName(value: unknown): string | null {
  const name = typeof value === "string" ? value.trim() : "";
  if (name.length > MAX_NAME_LENGTH)
    throw new ServiceError("bad-flag", `--name has at most ${MAX_NAME_LENGTH} characters.`);
  return name === "" ? null : name;
}

/** The first line of standard input: an argument would stay in the shell's history. */
async function readPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  throw new ServiceError("bad-flag", "--password-stdin needs the password on standard input.");
}
