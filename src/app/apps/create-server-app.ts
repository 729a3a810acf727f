import type { Access } from "../../access/access.js";
import { clientFieldsOf } from "../../resources/users/user-fields.js";
import { clientJson } from "../browser/client-json.js";
import { INTERNAL_PROJECT_ID } from "../browser/member-tables.js";
import { useNavigate } from "../navigation/use-navigate.js";
import { bindToRequest } from "../user/bind-to-request.js";
import { createUseUser } from "../user/use-scope-user.js";
import type { ServerInternals } from "./app-types.js";
import { createAppMembers, createProjectReader } from "./client-members.js";
import type { Core } from "./core.js";
import { stackAppInternalsSymbol } from "./internals-symbol.js";
import { type ByApiKey, createKeyChecks, isByApiKey } from "./key-checks.js";
import { createOwnerActions, type OwnedAppFactory } from "./owned-projects.js";
import { sendRequest } from "./send-request.js";
import { createServerActions, type ServerActions } from "./server-members.js";

/** Creates every member of an app at server level or above. */
export function createServerApp<L extends "server" | "admin">(
  core: Core<L>,
  loadOwnedApps: () => Promise<OwnedAppFactory>,
): object {
  const { settings } = core;
  const { members, users, context } = createAppMembers(core, {
    about: (access, userId) => access.about(userId),
    extraMembers: (scope) =>
      settings.projectId === INTERNAL_PROJECT_ID
        ? createOwnerActions(settings, scope, loadOwnedApps)
        : {},
  });
  const checks = createKeyChecks(context);
  const userByApiKey = async ({ apiKey: text }: ByApiKey) => {
    const apiKey = await checks.user(core.byKey as Access<"server">, text);
    const user = apiKey && (await server.getServerUserById(apiKey.userId));
    // As for sessions. Keys of the hosted service may belong to one.
    return user && !user.isAnonymous ? { ...user, apiKey } : null;
  };
  const server = bindToRequest(core, (access) =>
    access.from("server", (trusted) => createServerActions(trusted, context, checks)),
  ) as ServerActions;
  const currentUser = createUseUser(core, users, members);
  const { useUserById: userById } = server;
  const internals: ServerInternals = {
    settings,
    core: core as unknown as Core,
    serializeUser: async (promised) => {
      const user = await promised;
      return user && clientFieldsOf(user);
    },
    toClientJson: () => clientJson(settings),
    sendRequest: async (path, init, level) =>
      sendRequest(
        core,
        settings.tokenStore === null ? null : await core.scope(),
        path,
        init,
        level,
      ),
  };
  return {
    ...members,
    ...createProjectReader(core),
    ...server,
    projectId: settings.projectId,
    urls: settings.urls,
    useNavigate: () => useNavigate(settings.redirectMethod),
    getUser: (who?: string | ByApiKey | Parameters<typeof members.getUser>[0]) => {
      if (typeof who === "string") return server.getServerUserById(who);
      return isByApiKey(who) ? userByApiKey(who) : members.getUser(who);
    },
    useUser: (who?: string | Parameters<typeof currentUser>[0]) =>
      typeof who === "string" ? userById(who) : currentUser(who),
    getServerUser: () => {
      console.warn(
        "StackServerApp.getServerUser() is deprecated: use getUser(), which returns the same.",
      );
      return members.getUser();
    },
    [stackAppInternalsSymbol]: internals,
  };
}
