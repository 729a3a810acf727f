import { rendering } from "#rendering";
import { once } from "../../cache/once.js";
import {
  LEGACY_REFRESH_COOKIE,
  refreshCookie,
  WRITES_COOKIE,
} from "../../protocol/session-cookie.js";
import type { UserFields } from "../../resources/users/user-fields.js";
import type { Settings } from "../config/app-settings.js";
import type { LoadedClientApp } from "./loaded-client-app.js";
import { createPageUsers } from "./page-user.js";
import type { SerializedApp } from "./serialized-app.js";
import { createUserStore, type SessionCookie, type UserStore } from "./user-store.js";

/**
 * The small part of a client app that every page with a user hook carries. The rest loads on first
 * use.
 */
export interface PageApp {
  readonly projectId: string;
  readonly tokenStore: Settings["tokenStore"];
  /** The provider's identifier; undefined if the app cannot be serialized. */
  readonly identifier: string | undefined;
  /** The serialized app, if it came from the server. */
  readonly serialized: SerializedApp | undefined;
  readonly load: () => Promise<LoadedClientApp>;
  readonly source: UserStore;
  readonly userOf: ReturnType<typeof createPageUsers>;
}

interface PageAppParts
  extends Pick<PageApp, "projectId" | "tokenStore" | "identifier" | "serialized"> {
  readonly start: () => Promise<LoadedClientApp>;
  /** Reads the user without loading the app, if possible. */
  readonly readUserDirectly?: (() => Promise<UserFields<"client"> | undefined>) | undefined;
}

/** Makes the small app of a page. Its methods load with their first call. */
export function createPageApp({ start, readUserDirectly, ...facts }: PageAppParts): PageApp {
  let isLoaded = false;
  const load = once(async () => {
    const app = await start();
    isLoaded = true;
    if (rendering.world === "browser" && facts.tokenStore !== null)
      source.connect(await app.openReader());
    return app;
  });
  const ask = async () =>
    (isLoaded ? undefined : await readUserDirectly?.()) ??
    (await (await load()).openReader()).use();
  const source = createUserStore(ask, sessionCookie(facts), onOtherSession);
  return {
    ...facts,
    load,
    source,
    userOf: createPageUsers(load, facts.projectId),
  };
}

/**
 * Another user must not see the previous user's forms. A page rendered for a signed-out visitor
 * only refreshes.
 */
const onOtherSession = async (hadSession: boolean): Promise<void> =>
  (await import("../../environment/page-changes.js")).forgetPages(hadSession ? "all" : "router");

/** The session's cookie on this page, if tokens are in cookies. */
function sessionCookie({
  tokenStore,
  projectId,
}: Pick<PageApp, "projectId" | "tokenStore">): SessionCookie | undefined {
  const cookies = rendering.pageCookies;
  if (!cookies || (tokenStore !== "nextjs-cookie" && tokenStore !== "cookie")) return undefined;
  return {
    get: () => cookies.get(refreshCookie(projectId)) ?? cookies.get(LEGACY_REFRESH_COOKIE),
    writes: () => cookies.get(WRITES_COOKIE),
    subscribe: cookies.subscribe,
  };
}

const known = new Map<string, PageApp>();

/**
 * Returns the page app of a serialized app, always the same one for an identifier. The identifier
 * is a hash of all options.
 */
export function pageAppOf(serialized: SerializedApp): PageApp {
  const { uniqueIdentifier, projectId, tokenStore } = serialized;
  const found = known.get(uniqueIdentifier);
  if (found) return found;
  const app = createPageApp({
    projectId,
    tokenStore,
    identifier: uniqueIdentifier,
    serialized,
    // Where a server renders client components, hooks bail out before they load the app. Bundlers
    // evaluate `typeof window`, and leave the app's modules out there.
    start:
      typeof window === "undefined"
        ? () => rendering.fail(({ appOnServer }) => appOnServer())
        : async () => (await import("./loaded-client-app.js")).loadSerializedApp(serialized),
    readUserDirectly:
      typeof window === "undefined"
        ? undefined
        : async () => (await import("./direct-user-read.js")).readUserDirectly(serialized),
  });
  known.set(uniqueIdentifier, app);
  return app;
}

/** Registers an app that the page constructed, so that the provider finds it. */
export function register(app: PageApp): void {
  if (app.identifier !== undefined) known.set(app.identifier, app);
}
