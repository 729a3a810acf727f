import type { StackClientApp } from "../app/apps/client-app.js";
import { shellOf } from "../app/browser/client-app-shell.js";
import { usePageApp } from "./use-page-app.js";

interface AppOptions<ProjectId extends string> {
  /**
   * Throws `WRONG_PROJECT` if the provider's app belongs to another project. `"internal"` narrows
   * the type of its users.
   */
  readonly projectIdMustMatch?: ProjectId | undefined;
}

/**
 * Returns the provider's app in any client component below it. Throws `NO_PROVIDER` without a
 * provider.
 */
export function useStackApp<ProjectId extends string = string>({
  projectIdMustMatch,
}: AppOptions<ProjectId> = {}): StackClientApp<true, ProjectId> {
  // The shell has the same functions and loads the app on first call.
  return shellOf(usePageApp(projectIdMustMatch)) as unknown as StackClientApp<true, ProjectId>;
}
