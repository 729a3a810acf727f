import { environment } from "#environment";
import type { QueryCache } from "../cache/query-cache.js";
import type { KnownErrors } from "../protocol/errors/index.js";
import type { Level } from "../protocol/level.js";
import { decodeRecord } from "../protocol/record.js";
import { Result } from "../protocol/result.js";
import { user } from "../protocol/user.js";
import { clientFieldsOf } from "../resources/client-fields.js";
import type { CurrentUser } from "../resources/current-user.js";
import type { UserFields } from "../resources/user.js";
import { type AppMembers, createAppMembers, createProjectReader, type Made, type ProjectReader } from "./client-members.js";
import { type Core, createCore, type Scope } from "./core.js";
import { createCurrentUserReader } from "./current-user-reader.js";
import type { CurrentUserReader } from "./current-user-source.js";
import { createForesight } from "./foresight.js";
import { OWNS_PROJECTS } from "./internal-project.js";
import type { AskForTotp } from "./options.js";
import { createOwnerActions } from "./owned-projects.js";
import { sendRequest } from "./send-request.js";
import type { Settings } from "./settings.js";
import { signUpAnonymously } from "./sign-in/anonymous.js";
import { keepSession } from "./sign-in/keep-session.js";
import { finishWithTotp } from "./sign-in/second-factor.js";

/** Everything of a client app that is loaded when it is first needed. */
export interface LoadedClientApp {
  readonly core: Core<"client">;
  readonly members: AppMembers<"client"> & ProjectReader;
  readonly userOf: (fields: UserFields<"client">) => Promise<CurrentUser>;
  /** The live user of the app's own token store. */
  readonly openReader: () => Promise<CurrentUserReader>;
  readonly readerOf: (scope: Scope<"client">) => CurrentUserReader;
  /** Makes sure that somebody is signed in, if without a name. */
  readonly becomeAnonymous: () => Promise<void>;
  readonly handDown: (user: object | null) => UserFields<"client"> | null;
  readonly decodeUser: (json: unknown) => UserFields<"client">;
  /** Finishes a sign-in that asked for a second factor: keeps the session, and goes on as a sign-in does. */
  readonly finishSignIn: (attemptCode: string, totp: string) => Promise<Result<undefined, KnownErrors["InvalidTotpCode"]>>;
  readonly setAskForTotp: (ask: AskForTotp) => void;
  readonly sendRequest: (path: string, init: RequestInit, level?: Level) => Promise<Response>;
}

/** Loads a client app: the way to the service, the objects, the ways of signing in. */
export function loadClientApp(settings: Settings): LoadedClientApp {
  const core = createCore("client", settings);
  const { members, users, parts }: Made<"client"> = createAppMembers(core, {
    about: (access) => access,
    more: (scope, one): object => ({
      ...(settings.projectId === OWNS_PROJECTS ? createOwnerActions(settings, scope) : {}),
      ...(environment.world === "browser" ? createForesight(scope.reads as QueryCache, () => users.query(scope), one) : {}),
    }),
  });
  // Opened when it is asked for: an app without a token store, or outside a page, can do what needs no current user.
  const own = () => core.scope();
  return {
    core,
    members: { ...members, ...createProjectReader(core) },
    userOf: async (fields) => users.object(await own(), fields),
    openReader: async () => createCurrentUserReader(await own(), users),
    readerOf: (other) => createCurrentUserReader(other, users),
    becomeAnonymous: async () => {
      if ((await members.getUser({ or: "anonymous-if-exists" })) === null) await signUpAnonymously(await own());
    },
    handDown: (from) => from && clientFieldsOf(from),
    decodeUser: (json) => decodeRecord(user, "client", json),
    finishSignIn: async (attemptCode, totp) => {
      const result = await finishWithTotp(parts, attemptCode, totp);
      if (result.status === "error") return result;
      await keepSession(parts, result.data);
      return Result.ok(undefined);
    },
    setAskForTotp: (ask) => {
      core.askForTotp = settings.onMfaRequired ?? ask;
    },
    sendRequest: async (path, init, level) => sendRequest(core, settings.tokenStore === null ? null : await own(), path, init, level),
  };
}
