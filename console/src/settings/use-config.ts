import { type Output, operations } from "@stackkit/next/protocol";
import { useChange, useRead } from "../api/queries.js";

const { projects } = operations;

/** The settings of a project, as administrators see them. */
export type ProjectSettings = Output<typeof projects.currentAsAdmin, "admin">;
/** Changes of the settings; those that are absent stay. */
export type ConfigChange = Partial<Omit<ProjectSettings["config"], "id" | "enabledOAuthProviders">>;

/** Reads the project's settings, and changes some of them. */
export function useConfig() {
  const read = useRead(projects.currentAsAdmin);
  const change = useChange(projects.update);
  return {
    read,
    change,
    save: (config: ConfigChange) =>
      change.mutateAsync({ body: { config: config as ProjectSettings["config"] } }),
  };
}
