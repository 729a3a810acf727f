import { environment } from "#environment";
import { keepFailure, once } from "../../cache/once.js";
import type { QueryCache } from "../../cache/query-cache.js";
import type { Level } from "../../protocol/operations/level.js";
import { Result } from "../../protocol/operations/result.js";
import { decodeRecord } from "../../protocol/records/record.js";
import { user } from "../../protocol/records/user.js";
import type { CurrentUser } from "../../resources/users/current-user.js";
import type { UserFields } from "../../resources/users/user-fields.js";
import { clientFieldsOf } from "../../resources/users/user-fields.js";
import {
  type AppMembers,
  type AppParts,
  createAppMembers,
  createProjectReader,
  type ProjectReader,
} from "../apps/client-members.js";
import { type Core, createCore } from "../apps/core.js";
import { createOwnerActions } from "../apps/owned-projects.js";
import { sendRequest } from "../apps/send-request.js";
import type { Settings } from "../config/app-settings.js";
import { settingsOfJson } from "../config/app-settings-json.js";
import { storeKey, type TokenStoreChoice } from "../config/token-store-choice.js";
import { redirectOnce } from "../navigation/redirect-once.js";
import { signUpAnonymously } from "../sign-in/anonymous.js";
import { keepSession } from "../sign-in/keep-session.js";
import { finishWithCode, type InvalidSecondFactor } from "../sign-in/second-factor.js";
import { createCurrentUserReader } from "../user/current-user-reader.js";
import { INTERNAL_PROJECT_ID } from "./member-tables.js";
import { createOptimisticUpdates } from "./optimistic-updates.js";
import { deserializeApp, type SerializedApp } from "./serialized-app.js";
import type { CurrentUserReader, UserStore } from "./user-store.js";

/** Another token store than the app's own. */
interface OtherStore {
  readonly source: CurrentUserReader;
  /** Users that act in its session. Equal fields give the same object. */
  readonly userOf: (fields: UserFields<"client">) => CurrentUser;
}

/** The part of a client app that loads on first use. */
export interface LoadedClientApp {
  readonly core: Core<"client">;
  readonly members: AppMembers<"client"> & ProjectReader;
  /** Creates users from fields. Equal fields give the same object. */
  readonly openUsers: () => Promise<(fields: UserFields<"client">) => CurrentUser>;
  /** Opens the live user of the app's own token store. */
  readonly openReader: () => Promise<CurrentUserReader>;
  /** Opens another token store, each once. */
  readonly openStore: (choice: TokenStoreChoice<true>) => Promise<OtherStore>;
  /**
   * Runs a hook's signed-out behavior, once for all waiting components. `"redirect"` never
   * resolves.
   */
  readonly handleSignedOut: (
    or: "redirect" | "anonymous",
    source: UserStore,
    choice?: TokenStoreChoice<true>,
  ) => Promise<void>;
  readonly serializeUser: (user: object | null) => UserFields<"client"> | null;
  /**
   * Completes a sign-in with its second factor: stores the session and redirects. Throws
   * `INVALID_AUTHORIZATION_CODE` once no code of an authenticator app completes it any more.
   */
  readonly finishSignIn: (
    attemptCode: string,
    code: string,
    options?: { readonly trustDevice?: boolean | undefined },
  ) => Promise<Result<undefined, InvalidSecondFactor>>;
  /** Sets the live user from wire JSON. */
  readonly setCurrentUser: (json: unknown) => Promise<void>;
  readonly sendRequest: (path: string, init: RequestInit, level?: Level) => Promise<Response>;
}

const loadOwnedApps = () =>
  import(/* webpackChunkName: "stk-rare" */ "../apps/create-admin-app.js");

/** Creates the loaded part of a client app: transport, objects and sign-in methods. */
export function loadClientApp(settings: Settings): LoadedClientApp {
  const core = createCore("client", settings);
  const { members, users, parts }: AppParts<"client"> = createAppMembers(core, {
    about: (access) => access,
    extraMembers: (scope, one): object => ({
      ...(settings.projectId === INTERNAL_PROJECT_ID
        ? createOwnerActions(settings, scope, loadOwnedApps)
        : {}),
      ...(environment.world === "browser"
        ? createOptimisticUpdates(scope.reads as QueryCache, () => users.query(scope), one)
        : {}),
    }),
  });
  // Opened on demand: calls without a user also work without a token store or a page.
  const own = () => core.scope();
  const stores = new Map<unknown, () => Promise<OtherStore>>();
  const openStore: LoadedClientApp["openStore"] = (choice) => {
    const key = storeKey(choice);
    const open =
      stores.get(key) ??
      once(async () => {
        const scope = await core.scope(choice);
        return {
          source: createCurrentUserReader(scope, users),
          userOf: (fields) => users.object(scope, fields),
        };
      });
    stores.set(key, open);
    return open();
  };
  const redirect = redirectOnce(settings, async () => {
    const { pendingSignOut } = await own();
    // A sign-out in progress has its own redirect.
    const hasLeft = await pendingSignOut?.then(
      () => typeof settings.redirectMethod !== "object",
      () => false,
    );
    if (!hasLeft) await members.redirectToSignIn({ replace: true });
  });
  const signUps = new Map<unknown, Promise<void>>();
  const signUp = async (source: UserStore, tokenStore?: TokenStoreChoice<true>): Promise<void> => {
    if ((await members.getUser({ or: "anonymous-if-exists", tokenStore })) === null)
      await signUpAnonymously(await core.scope(tokenStore));
    if (!tokenStore) source.renew();
    // Waits until the new user is available, so that no second account is created.
    await (tokenStore ? (await openStore(tokenStore)).source : source).use();
    signUps.delete(storeKey(tokenStore));
  };
  return {
    core,
    members: { ...members, ...createProjectReader(core) },
    openUsers: async () => {
      const scope = await own();
      return (fields) => users.object(scope, fields);
    },
    openReader: async () => createCurrentUserReader(await own(), users),
    openStore,
    handleSignedOut: (or, source, choice) => {
      if (or === "redirect") return redirect();
      const key = storeKey(choice);
      const run =
        signUps.get(key) ?? keepFailure(signUp(source, choice), () => void signUps.delete(key));
      signUps.set(key, run);
      return run;
    },
    serializeUser: (from) => from && clientFieldsOf(from),
    finishSignIn: async (attemptCode, code, options) => {
      const result = await finishWithCode(parts, attemptCode, code, options);
      if (result.status === "error") return result;
      await keepSession(parts, result.data);
      return Result.ok(undefined);
    },
    setCurrentUser: async (json) =>
      createCurrentUserReader(await own(), users).fill(
        json === null ? null : decodeRecord(user, "client", json),
      ),
    sendRequest: async (path, init, level) =>
      sendRequest(core, settings.tokenStore === null ? null : await own(), path, init, level),
  };
}

/** Loads a client app that came from the server. */
export const loadSerializedApp = (serialized: SerializedApp): LoadedClientApp =>
  loadClientApp(settingsOfJson(deserializeApp(serialized)));
