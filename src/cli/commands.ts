import type { Command } from "./command.js";

interface Row {
  readonly summary: string;
  /** Loads one command only, since each needs other modules. */
  readonly load: () => Promise<Command>;
}

/** The commands of `npx @stackkit/next`, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Row>> = {
  init: {
    summary: "adds sign-in, accounts and the auth service to a Next app",
    load: async () => (await import("./init/command.js")).initCommand,
  },
  doctor: {
    summary: "checks an app, its environment and its service, and says how to fix what it finds",
    load: async () => (await import("./doctor/command.js")).doctorCommand,
  },
  move: {
    summary: "moves an app from @stackframe/stack or @hexclave/next to this package",
    load: async () => (await import("./move/command.js")).moveCommand,
  },
};
