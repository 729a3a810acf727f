import { readCommandLine } from "../options.js";
import { databaseFindings } from "./database-findings.js";
import { configurationFindings } from "./findings.js";

/** Checks the service's setup without changing it and prints what to fix. */
export async function doctor(args: string[]): Promise<void> {
  const { config } = await readCommandLine(args);
  const findings = [...(await configurationFindings(config)), ...(await databaseFindings(config))];
  for (const { what, problem } of findings)
    process.stdout.write(
      problem === undefined ? `ok       ${what}\n` : `problem  ${what}: ${problem}\n`,
    );
  if (findings.some(({ problem }) => problem !== undefined)) process.exitCode = 1;
}
