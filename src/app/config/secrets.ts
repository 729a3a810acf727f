import { environment } from "#environment";
import { UsageError } from "../../transport/usage-error.js";

/** A secret that reached a browser is no secret any more, so nothing is done with it there. */
export function refuseSecretsInBrowser(what: string): void {
  if (environment.world !== "browser") return;
  throw new UsageError(
    "SECRET_IN_BROWSER",
    `${what} was made in a browser. Whoever opens the page could read its secret key and act as your server. Import it only from server components, actions and route handlers; in client components use useStackApp(). If the key was in a page that is public, revoke it.`,
  );
}
