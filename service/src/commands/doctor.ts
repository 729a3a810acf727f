import { databaseFindings } from "./database-findings.js";
import { configurationFindings } from "./findings.js";
import { readCommandLine } from "./options.js";

/** Looks at everything a service needs, changes nothing, and says what is wrong in words that help. */
export async function doctor(args: string[]): Promise<void> {
  const { config } = await readCommandLine(args);
  const findings = [...(await configurationFindings(config)), ...(await databaseFindings(config))];
  for (const { what, problem } of findings)
    process.stdout.write(
      problem === undefined ? `ok       ${what}\n` : `problem  ${what}: ${problem}\n`,
    );
  if (findings.some(({ problem }) => problem !== undefined)) process.exitCode = 1;
}
