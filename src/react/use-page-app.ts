import { rendering } from "#rendering";
import { type PageApp, pageAppOf } from "../app/browser/page-app.js";
import type { HandedDown } from "../app/browser/serialized-app.js";

/** What the nearest provider's app is to this page. */
export function usePageApp(projectIdMustMatch: string | undefined): PageApp {
  return rendering.renderHook("useStackApp", "stackServerApp", ({ use, context }) => {
    const handed = use(context) as HandedDown | null;
    if (handed === null) return rendering.fail((errors) => errors.noProvider());
    const app = pageAppOf(handed.app);
    app.setAskForTotp(handed.askForTotp);
    if (projectIdMustMatch !== undefined && app.projectId !== projectIdMustMatch)
      rendering.fail((errors) => errors.wrongProject(projectIdMustMatch, app.projectId));
    return app;
  });
}
