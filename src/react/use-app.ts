import { environment } from "#environment";
import type { StackClientApp } from "../app/client-app.js";
import { shellOfJson } from "../app/client-app-shell.js";
import type { HandedDown } from "../app/handed-down.js";
import { stackAppInternalsSymbol } from "../app/internals-symbol.js";
import { UsageError } from "../transport/usage-error.js";

interface AppOptions<ProjectId extends string> {
  /** Throws `WRONG_PROJECT` where the provider's app belongs to another project. `"internal"` narrows the type of its users. */
  readonly projectIdMustMatch?: ProjectId | undefined;
}

/** The provider's app, in any client component below it. Throws `NO_PROVIDER` where there is none. */
export function useStackApp<ProjectId extends string = string>({ projectIdMustMatch }: AppOptions<ProjectId> = {}): StackClientApp<true, ProjectId> {
  return environment.renderHook("useStackApp", "stackServerApp", ({ use, context, otherVersions }) => {
    const handed = use(context) as HandedDown | null;
    if (handed === null) throw noProvider(otherVersions());
    const app = shellOfJson(handed.app);
    app[stackAppInternalsSymbol].setAskForTotp(handed.askForTotp);
    if (projectIdMustMatch !== undefined && app.projectId !== projectIdMustMatch) {
      throw new UsageError(
        "WRONG_PROJECT",
        `The component works for the project ${projectIdMustMatch}, and the provider's app belongs to ${app.projectId}. Put it under a provider of its own project.`,
      );
    }
    // The functions of the shell stand for those of the app that it loads.
    return app as unknown as StackClientApp<true, ProjectId>;
  });
}

const noProvider = (others: readonly string[]): UsageError =>
  others.length === 0
    ? new UsageError("NO_PROVIDER", "useStackApp() or useUser() was called outside <StackProvider>. Put <StackProvider app={stackServerApp}> around {children} in app/layout.tsx.")
    : new UsageError(
        "TWO_COPIES",
        `Several versions of @stackkit/next are in this page (also ${others.join(", ")}), so the hooks cannot find the provider. Let every package depend on one version.`,
      );
