import { parseArgs } from "node:util";
import { VERSION } from "../protocol/version.js";
import type { Command } from "./command.js";
import { COMMANDS } from "./commands.js";
import { Refusal } from "./refusal.js";

const NAME = "npx @stackkit/next";

/** Where a command writes. */
export interface Output {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** Runs the command that the arguments name and returns the exit code. */
export async function runCommand(args: readonly string[], output: Output): Promise<number> {
  try {
    return await run(args, output);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    output.printError(`${error.message}\n`);
    return 1;
  }
}

async function run([name, ...rest]: readonly string[], { print }: Output): Promise<number> {
  if (name === "--version") {
    print(`${VERSION}\n`);
    return 0;
  }
  if (name === "--help" || name === "-h" || name === "help") {
    print(overview());
    return 0;
  }
  const row = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!row)
    throw new Refusal(
      `${name === undefined ? "A command is missing." : `There is no command "${name}".`}\n\n${overview()}`,
    );
  const command = await row.load();
  if (rest.includes("--help") || rest.includes("-h")) {
    print(helpOf(name as string, command));
    return 0;
  }
  return command.run({ ...parse(name as string, command, rest), print });
}

function parse(name: string, { flags: options, synopsis }: Command, args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder = ".", extra] = positionals;
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'.`);
    return { folder, flags: values as Readonly<Record<string, string | boolean | undefined>> };
  } catch (error) {
    const [problem] = (error as Error).message.split(/\n|\. To specify/);
    throw new Refusal(
      `${problem?.replace(/\.?$/, ".")}\nUsage: ${NAME} ${name} ${synopsis}\nMore: ${NAME} ` +
        `${name} --help`,
    );
  }
}

const helpOf = (name: string, { synopsis, help }: Command): string =>
  `Usage: ${NAME} ${name} ${synopsis}\n\n${help}`;

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length)) + 2;
  const rows = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}${summary}\n`,
  );
  return (
    `Usage: ${NAME} <command> [folder] [options]\n\n${rows.join("")}\nMore on one of them: ` +
    `${NAME} <command> --help\n`
  );
}
