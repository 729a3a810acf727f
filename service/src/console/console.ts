import type { OtherApi } from "../api/app.js";
import type { Context } from "../http/context.js";
import type { Pages } from "../http/pages.js";
import type { Route } from "../http/route.js";
import { addAdministrators } from "./administrators/endpoints.js";
import { addAgentKeys } from "./agents/endpoints.js";
import { addMcp } from "./agents/mcp.js";
import { createConsoleApi } from "./api.js";
import { addDomainChecks } from "./domain-checks/endpoints.js";
import { addEndpoints } from "./endpoints.js";
import { addFiles } from "./files.js";
import { addImports } from "./imports/endpoints.js";
import { addMailPreview } from "./mail-preview.js";
import { addPictures } from "./picture.js";
import { addProviderTests } from "./provider-tests/endpoints.js";

/** The console of a service: pages to register, and an API of its own. */
export interface Console {
  readonly api: OtherApi;
  readonly addPages: (pages: Pages) => void;
}

/** The console, with the operations of `routes`. */
export const createConsole = (context: Context, routes: readonly Route[]): Console => ({
  api: createConsoleApi(context, routes),
  addPages: (pages) => {
    addEndpoints(pages, context);
    addAdministrators(pages, context);
    addAgentKeys(pages, context);
    if (context.settings.mcp) addMcp(pages, context, routes);
    addDomainChecks(pages, context);
    addProviderTests(pages, context);
    addImports(pages, context);
    addPictures(pages, context);
    addMailPreview(pages, context);
    addFiles(pages, context);
  },
});
