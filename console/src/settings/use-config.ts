import { type Output, operations } from "@stackkit/next/protocol";
import { useChange, useFreshRead, useRead } from "../api/queries.js";

const { projects } = operations;

/** The settings of a project, as administrators see them. */
export type ProjectSettings = Output<typeof projects.currentAsAdmin, "admin">;
type Config = ProjectSettings["config"];
/** Changes of the settings; those that are absent stay. */
export type ConfigChange = Partial<Omit<Config, "id" | "enabledOAuthProviders">>;
/**
 * Makes a change from what is stored. Lists and the mail server are replaced as a whole, so what the
 * page shows of them would undo what others changed meanwhile.
 */
type ConfigChangeOf = (stored: Config) => ConfigChange;

/** Reads the project's settings, and changes some of them. */
export function useConfig() {
  const read = useRead(projects.currentAsAdmin);
  const readStored = useFreshRead(projects.currentAsAdmin);
  const change = useChange(projects.update);
  const inputOf = (config: ConfigChange) => ({ body: { config: config as Config } });
  return {
    read,
    change,
    /** What is being saved, which the page shows already. */
    waiting: change.isPending ? change.variables.body?.config : undefined,
    /** The settings as they are stored now. */
    readStored: async () => (await readStored()).config,
    save: (config: ConfigChange | ConfigChangeOf) =>
      change.mutateAsync(
        typeof config === "function"
          ? { make: async () => inputOf(config((await readStored()).config)) }
          : inputOf(config),
      ),
  };
}
