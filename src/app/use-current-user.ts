import { environment } from "#environment";
import type { CurrentUser } from "../resources/current-user.js";
import type { UserFields } from "../resources/user.js";
import { UsageError } from "../transport/usage-error.js";
import type { ShellInternals } from "./client-app-shell.js";
import type { HandedDown } from "./handed-down.js";
import { once } from "./lazy-object.js";
import { counts, notSignedIn, type OrNobody } from "./or-nobody.js";
import type { TokenStoreChoice } from "./token-store-choice.js";

export interface AnyUseUserOptions {
  readonly or?: OrNobody | undefined;
  readonly tokenStore?: TokenStoreChoice<true> | undefined;
}

type Fields = UserFields<"client"> | null;

/** Whoever is signed in, live. While a server renders, only what the provider handed down is there. */
export function useCurrentUser(app: ShellInternals, { or, tokenStore }: AnyUseUserOptions = {}): CurrentUser | null {
  const fields = environment.renderHook("useUser", "getUser", ({ use, useSyncExternalStore: follow, context }): Fields => {
    if (tokenStore !== undefined) return fieldsOfStore(app, tokenStore);
    const user = handedTo(app, use(context) as HandedDown | null);
    if (environment.world !== "browser") return user === undefined ? environment.callHook("useUser", "getUser", () => null) : use(user);
    if (app.settings.tokenStore === null)
      throw new UsageError(
        "NO_TOKEN_STORE",
        "useUser() was called on an app made with tokenStore: null, which has no current user. Hand a store to the call: useUser({ tokenStore }).",
      );
    if (user !== undefined) app.source.handDown(user);
    return use(follow(app.source.subscribe, app.source.read, app.source.read));
  });
  if (fields !== null && counts(fields, or)) return app.userOf(fields);
  if (or === "throw") throw notSignedIn("useUser");
  if (or === "redirect") environment.callHook("useUser", "getUser", ({ use }) => use(leaving(app)));
  if (or === "anonymous") environment.callHook("useUser", "getUser", ({ use }) => use(becoming(app)));
  return null;
}

const handedTo = ({ toClientJson }: ShellInternals, handed: HandedDown | null): HandedDown["user"] =>
  handed !== null && handed.app.uniqueIdentifier === toClientJson().uniqueIdentifier ? handed.user : undefined;

function fieldsOfStore(app: ShellInternals, tokenStore: TokenStoreChoice<true>): Fields {
  return environment.callHook("useUser", "getUser", ({ use, useSyncExternalStore: follow }) => {
    const { core, readerOf } = use(app.load());
    const reader = use(otherReader(app, tokenStore, async () => readerOf(await core.scope(tokenStore))));
    return use(follow(reader.subscribe, reader.use, reader.use));
  });
}

type Reader = ReturnType<Awaited<ReturnType<ShellInternals["load"]>>["readerOf"]>;

function otherReader({ once: started }: ShellInternals, tokenStore: TokenStoreChoice<true>, make: () => Promise<Reader>): Promise<Reader> {
  const known = (started.get(tokenStore) as (() => Promise<Reader>) | undefined) ?? once(make);
  started.set(tokenStore, known);
  return known();
}

/** Runs something once for all components that wait for it. */
function onceFor(app: ShellInternals, name: string, start: () => Promise<unknown>): Promise<unknown> {
  const known = app.once.get(name) ?? once(() => start().finally(() => app.once.delete(name)));
  app.once.set(name, known);
  return known();
}

/** Starts the way to the sign-in page, and shows nothing meanwhile. */
const leaving = (app: ShellInternals): Promise<unknown> =>
  onceFor(app, "leave", async () => {
    const { core, members } = await app.load();
    const { departure } = await core.scope();
    // Whoever signs out goes where signing out leads, not to the page that asks them to sign in again.
    const hasLeft = await departure?.then(
      () => typeof app.settings.redirectMethod !== "object",
      () => false,
    );
    if (!hasLeft) await members.redirectToSignIn({ replace: true });
    return new Promise<never>(() => {});
  });

/** Makes an anonymous account, and shows it. */
const becoming = (app: ShellInternals): Promise<unknown> =>
  onceFor(app, "become anonymous", async () => {
    const { becomeAnonymous } = await app.load();
    await becomeAnonymous();
    app.source.renew();
    // Goes on when the new user can be shown, so that nobody asks for one again.
    await app.source.read();
  });
