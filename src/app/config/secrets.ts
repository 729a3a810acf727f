import { environment } from "#environment";
import { UsageError } from "../../transport/usage-error.js";

/** Throws `SECRET_IN_BROWSER` in browsers, since a secret key there is exposed. */
export function refuseSecretsInBrowser(what: string): void {
  if (environment.world !== "browser") return;
  throw new UsageError(
    "SECRET_IN_BROWSER",
    `${what} was created in a browser. Anyone who opens the page could read its secret key ` +
      "and act as your server. Import it only in server components, actions and route " +
      "handlers; in client components, use useStackApp(). If the page was public, revoke the key.",
  );
}
