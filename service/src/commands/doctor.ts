import { accessSync, constants } from "node:fs";
import process from "node:process";
import { findProject, listProjectIds } from "../db/queries/projects.js";
import { listSigningKeys } from "../db/queries/signing-keys.js";
import { ServiceError } from "../service-error.js";
import { type Opened, openBeside } from "./opened.js";
import { readCommandLine } from "./options.js";

interface Finding {
  readonly what: string;
  /** What is wrong and how to mend it; `undefined` where all is well. */
  readonly problem?: string | undefined;
}

const NODE_AT_LEAST = [20, 9] as const;

/** Looks at everything a service needs, and says what is wrong in words that help. */
export async function doctor(args: string[]): Promise<void> {
  const { config } = readCommandLine(args);
  const findings: Finding[] = [checkNode()];
  if (config.databaseUrl === undefined && config.dataDirectory !== undefined) findings.push(checkDirectory(config.dataDirectory));
  if (config.production && config.publicUrl === undefined) {
    findings.push({ what: "public address", problem: "STACKKIT_PUBLIC_URL is not set: addresses in redirects of providers then depend on the Host header of each request." });
  }
  try {
    await using opened = await openBeside(config);
    findings.push({ what: `database (${opened.engine})` }, await checkInternal(opened), await checkSecret(opened));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    findings.push({ what: "database", problem: error instanceof ServiceError ? error.message : `It does not answer: ${error.message}` });
  }
  for (const { what, problem } of findings) process.stdout.write(problem === undefined ? `ok       ${what}\n` : `problem  ${what}: ${problem}\n`);
  if (findings.some(({ problem }) => problem !== undefined)) process.exitCode = 1;
}

function checkNode(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const enough = major > NODE_AT_LEAST[0] || (major === NODE_AT_LEAST[0] && minor >= NODE_AT_LEAST[1]);
  return { what: `Node ${process.versions.node}`, problem: enough ? undefined : `The service needs Node ${NODE_AT_LEAST.join(".")} or newer.` };
}

function checkDirectory(directory: string): Finding {
  try {
    accessSync(directory, constants.W_OK);
    return { what: `data directory ${directory}` };
  } catch {
    return { what: `data directory ${directory}`, problem: "It is not there or cannot be written. Choose another with --data." };
  }
}

const checkInternal = async ({ db }: Opened): Promise<Finding> => ({
  what: "internal project",
  problem: (await findProject(db, "internal")) ? undefined : "It is missing. Start the service once, or run stackkit-service seed.",
});

async function checkSecret({ db, vault }: Opened): Promise<Finding> {
  for (const id of await listProjectIds(db)) {
    const key = (await listSigningKeys(db, id, 0))[0];
    if (!key) continue;
    try {
      vault.open(key.sealedPrivateJwk);
      return { what: "secret" };
    } catch (error) {
      return { what: "secret", problem: (error as Error).message };
    }
  }
  return { what: "secret" };
}
