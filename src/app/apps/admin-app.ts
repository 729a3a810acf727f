import { resolveSettings } from "../config/app-settings.js";
import { reportUnknownOptions } from "../config/next-flags.js";
import type { StackAdminAppConstructorOptions } from "../config/options.js";
import { SECRET_SERVER_KEY, SUPER_SECRET_ADMIN_KEY } from "../config/secret-keys.js";
import { refuseSecretsInBrowser } from "../config/secrets.js";
import { appConstructor } from "./app-constructor.js";
import type { AdminApp } from "./app-types.js";
import type { CoreParts } from "./core.js";
import { createAdminApp } from "./create-admin-app.js";
import { isAppAtLevel } from "./is-app-at-level.js";

/**
 * The app of a project's administrator: everything a server can do, plus the project's settings,
 * keys, permissions and emails. Create it with the super secret admin key on a server, or with a
 * project owner's session anywhere.
 */
export interface StackAdminApp<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends AdminApp<HasTokenStore, ProjectId> {}

/** Constructs admin apps. */
export interface StackAdminAppConstructor {
  new <ProjectId extends string = string>(
    options: StackAdminAppConstructorOptions<false, ProjectId> & { readonly tokenStore: null },
  ): StackAdminApp<false, ProjectId>;
  new <HasTokenStore extends boolean = true, ProjectId extends string = string>(
    options?: StackAdminAppConstructorOptions<HasTokenStore, ProjectId>,
  ): StackAdminApp<HasTokenStore, ProjectId>;
  /** Also true for the app of an owned project. */
  [Symbol.hasInstance](value: unknown): value is StackAdminApp;
}

class AdminAppClass {
  static [Symbol.hasInstance](value: unknown): boolean {
    return isAppAtLevel("admin", value);
  }
  constructor(options: StackAdminAppConstructorOptions = {}, parts?: CoreParts) {
    reportUnknownOptions("StackAdminApp", options);
    if (options.projectOwnerSession === undefined)
      refuseSecretsInBrowser("StackAdminApp with keys");
    Object.assign(
      this,
      createAdminApp(
        resolveSettings("admin", options, {
          secretServerKey: SECRET_SERVER_KEY,
          superSecretAdminKey: SUPER_SECRET_ADMIN_KEY,
        }),
        parts,
      ),
    );
  }
}

/**
 * Creates the app of a project's administrator. Throws `MISSING_OPTION` or `BAD_OPTION` for invalid
 * options and `SECRET_IN_BROWSER` for keys in a browser.
 */
export const StackAdminApp: StackAdminAppConstructor = appConstructor(AdminAppClass);
