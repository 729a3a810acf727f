type Command = (args: string[]) => Promise<void>;

/** The commands of `stackkit-service`, each given the arguments behind its name. Only the one that is run is loaded. */
export const commands = {
  serve: async (args) => (await import("./serve.js")).serve(args),
  migrate: async (args) => (await import("./migrate.js")).migrate(args),
  seed: async (args) => (await import("./seed.js")).seed(args),
  keys: async (args) => (await import("./keys.js")).keys(args),
  backup: async (args) => (await import("./backup.js")).backup(args),
  restore: async (args) => (await import("./backup.js")).restore(args),
  export: async (args) => (await import("./rows.js")).exportRows(args),
  import: async (args) => (await import("./rows.js")).importRows(args),
  doctor: async (args) => (await import("./doctor.js")).doctor(args),
} as const satisfies Record<string, Command>;
