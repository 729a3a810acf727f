import type { ParseArgsConfig } from "node:util";

/** A parsed command line. */
export interface Arguments {
  readonly folder: string;
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
  readonly print: (text: string) => void;
}

/** A command of `npx @stackkit/next`. Throws `Refusal` for what the developer can fix. */
export interface Command {
  /** The arguments after the name: `[folder] [--dry-run]`. */
  readonly synopsis: string;
  readonly help: string;
  readonly flags: NonNullable<ParseArgsConfig["options"]>;
  /** Returns the exit code. */
  run(given: Arguments): number | Promise<number>;
}
