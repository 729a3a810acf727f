import { serve } from "./serve/serve.js";

type Command = (args: string[]) => Promise<unknown>;

const administration = () => import("./administration.js");

/** The commands of `stackkit-service`, called with the arguments after the name. Loaded lazily. */
export const commands = {
  serve,
  migrate: async (args) => (await administration()).migrate(args),
  seed: async (args) => (await administration()).seed(args),
  project: async (args) => (await administration()).project(args),
  user: async (args) => (await administration()).user(args),
  admin: async (args) => (await administration()).admin(args),
  keys: async (args) => (await administration()).keys(args),
  mail: async (args) => (await administration()).mail(args),
  backup: async (args) => (await administration()).backup(args),
  restore: async (args) => (await administration()).restore(args),
  export: async (args) => (await administration()).exportRows(args),
  import: async (args) => (await administration()).importRows(args),
  doctor: async (args) => (await administration()).doctor(args),
} as const satisfies Record<string, Command>;
