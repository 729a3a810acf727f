import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/commands.js";
import { runCommand } from "../../src/cli/run-command.js";
import { VERSION } from "../../src/protocol/version.js";

async function run(...args: string[]) {
  let printed = "";
  let errors = "";
  const exitCode = await runCommand(args, {
    print: (text) => (printed += text),
    printError: (text) => (errors += text),
  });
  return { exitCode, printed, errors };
}

const rows = Object.entries(COMMANDS);

describe("npx @stackkit/next", () => {
  it("lists its commands, and shows the version", async () => {
    const { exitCode, printed } = await run("--help");
    expect(exitCode).toBe(0);
    for (const [name] of rows) expect(printed).toMatch(new RegExp(`^  ${name} +\\w`, "m"));
    expect(await run("--version")).toEqual({ exitCode: 0, printed: `${VERSION}\n`, errors: "" });
  });

  it.each(rows)("explains %s and each of its flags", async (name, { load }) => {
    const { exitCode, printed } = await run(name, "--help");
    expect(exitCode).toBe(0);
    expect(printed).toContain(`Usage: npx @stackkit/next ${name}`);
    const { flags, synopsis } = await load();
    for (const flag of Object.keys(flags)) {
      expect(printed).toMatch(new RegExp(`^  --${flag}\\b`, "m"));
      expect(synopsis).toContain(`--${flag}`);
    }
  });

  it.each([
    [[], "A command is missing."],
    [["mvoe"], 'There is no command "mvoe".'],
    [["constructor"], 'There is no command "constructor".'],
    [["move", "--dry"], "Unknown option '--dry'."],
    [["move", "a", "b"], "Unexpected argument 'b'."],
  ])("refuses %j with its reason and the usage", async (args, reason) => {
    const { exitCode, printed, errors } = await run(...args);
    expect(exitCode).toBe(1);
    expect(printed).toBe("");
    expect(errors).toContain(reason);
    expect(errors).toContain("Usage: npx @stackkit/next");
  });
});
