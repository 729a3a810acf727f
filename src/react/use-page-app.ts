import { rendering } from "#rendering";
import { type PageApp, pageAppOf } from "../app/browser/page-app.js";
import type { AppProviderValue } from "../app/browser/serialized-app.js";

/** Returns the page app of the nearest provider. */
export function usePageApp(projectIdMustMatch: string | undefined, name = "useStackApp"): PageApp {
  return rendering.renderHook(name, "stackServerApp.getUser", ({ use, context }) => {
    const provided = use(context) as AppProviderValue | null;
    if (provided === null) return rendering.fail((errors) => errors.noProvider());
    const app = pageAppOf(provided.app);
    if (projectIdMustMatch !== undefined && app.projectId !== projectIdMustMatch)
      rendering.fail((errors) => errors.wrongProject(projectIdMustMatch, app.projectId));
    return app;
  });
}
