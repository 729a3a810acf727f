import { rendering } from "#rendering";
import { LEGACY_REFRESH_COOKIE, refreshCookie } from "../../protocol/session-cookie.js";
import type { UserFields } from "../../resources/user-fields.js";
import type { Settings } from "../config/app-settings.js";
import type { AskForTotp } from "../config/options.js";
import {
  type CurrentUserSource,
  createCurrentUserSource,
  type SessionCookie,
} from "./current-user-source.js";
import { once } from "./lazy-object.js";
import { createLazyUsers } from "./lazy-user.js";
import type { LoadedClientApp } from "./loaded-client-app.js";
import type { SerializedApp } from "./serialized-app.js";

/** All of a client app that a page carries which only shows the user. Everything else is loaded when it is first used. */
export interface PageApp {
  readonly projectId: string;
  readonly tokenStore: Settings["tokenStore"];
  /** As the provider names it; absent where the app cannot travel. */
  readonly identifier: string | undefined;
  /** What came with the page, where the app came from the server. */
  readonly serialized: SerializedApp | undefined;
  readonly load: () => Promise<LoadedClientApp>;
  readonly source: CurrentUserSource;
  readonly userOf: ReturnType<typeof createLazyUsers>;
  readonly setAskForTotp: (ask: AskForTotp) => void;
}

interface PageAppParts
  extends Pick<PageApp, "projectId" | "tokenStore" | "identifier" | "serialized"> {
  readonly start: () => Promise<LoadedClientApp>;
  /** Reads the user with less than the whole app, where that is possible. */
  readonly readUserDirectly?: () => Promise<UserFields<"client"> | undefined>;
}

export function createPageApp({ start, readUserDirectly, ...facts }: PageAppParts): PageApp {
  let askForTotp: AskForTotp | undefined;
  let isLoaded = false;
  const load = once(async () => {
    const app = await start();
    isLoaded = true;
    if (askForTotp) app.setAskForTotp(askForTotp);
    if (rendering.world === "browser" && facts.tokenStore !== null)
      source.connect(await app.openReader());
    return app;
  });
  const ask = async () =>
    (isLoaded ? undefined : await readUserDirectly?.()) ??
    (await (await load()).openReader()).use();
  const source = createCurrentUserSource(ask, sessionCookie(facts), onOtherSession);
  return {
    ...facts,
    load,
    source,
    userOf: createLazyUsers(load, facts.projectId),
    setAskForTotp: (ask) => {
      askForTotp ??= ask;
    },
  };
}

/** Forms that somebody filled in must not be there for the next one; a stranger's page only has to be told. */
const onOtherSession = async (hadSession: boolean): Promise<void> =>
  (await import("../../environment/forget-pages.js")).forgetPages(hadSession ? "all" : "router");

/** The session's cookie of this page, where tokens are kept in cookies. */
function sessionCookie({
  tokenStore,
  projectId,
}: Pick<PageApp, "projectId" | "tokenStore">): SessionCookie | undefined {
  const cookies = rendering.pageCookies;
  if (!cookies || (tokenStore !== "nextjs-cookie" && tokenStore !== "cookie")) return undefined;
  return {
    get: () => cookies.get(refreshCookie(projectId)) ?? cookies.get(LEGACY_REFRESH_COOKIE),
    subscribe: cookies.subscribe,
  };
}

const known = new Map<string, PageApp>();

/** The app of a page, by what it travelled as. The same one for the same identifier, which is made from everything else. */
export function pageAppOf(serialized: SerializedApp): PageApp {
  const { uniqueIdentifier, projectId, tokenStore } = serialized;
  const found = known.get(uniqueIdentifier);
  if (found) return found;
  const app = createPageApp({
    projectId,
    tokenStore,
    identifier: uniqueIdentifier,
    serialized,
    start: async () => (await import("./loaded-client-app.js")).loadSerializedApp(serialized),
    readUserDirectly: async () =>
      (await import("./direct-user-read.js")).readUserDirectly(serialized),
  });
  register(app);
  return app;
}

/** Lets the provider find an app that the page made itself. */
export function register(app: PageApp): void {
  if (app.identifier !== undefined) known.set(app.identifier, app);
}
