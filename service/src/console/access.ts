import {
  type Operation,
  passkeys,
  passwords,
  projects,
  recoveryCodes,
  secondFactor,
  users,
} from "@stackkit/next/protocol/internal";
import type { Access } from "../api/handle-operation.js";
import { PlainError } from "../core/plain-error.js";
import type { Project } from "../db/tables/project-config.js";
import { NO_ONE } from "../http/caller.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { INTERNAL } from "../projects/project-owners.js";
import { findProject } from "../projects/projects.js";
import { roleReaches } from "./administrators.js";
import { announcementOf } from "./announce.js";
import { enterProject, requireFresh, requireRole, signedOut } from "./enter.js";
import { CONSOLE_OPERATIONS } from "./operations.js";
import { ownOrigin } from "./place.js";
import { requireOwnPage } from "./require-own-page.js";
import { countCall, isGrave, roleOf } from "./rules.js";
import { findConsoleSession } from "./session.js";
import { withoutSecrets } from "./without-secrets.js";

/** Administrators prove themselves by the console's cookie, for the project of the header. */
export const BY_CONSOLE: Access = async (context, info) => {
  const entered = await enterProject(context, info);
  const { session, project, role } = entered;
  const actor = { type: "administrator", id: session.userId } as const;
  return {
    caller: { ...NO_ONE, level: "admin", project, actor },
    async authorize(operation, sent) {
      const rule = CONSOLE_OPERATIONS.get(operation);
      if (!rule) throw new PlainError(403, "The console does not offer this operation.");
      requireRole(role, await roleOf(rule, { ...sent, context, project }));
      if (isGrave(rule, { ...sent, project })) requireFresh(context, session);
      await countCall(context, info, rule, session.userId);
    },
    announcementOf: (operation, sent) => announcementOf(context, info, entered, operation, sent),
    redact: (operation, answer) =>
      operation === projects.currentAsAdmin && !roleReaches(role, "admin")
        ? { ...answer, body: answer.body && withoutSecrets(answer.body) }
        : answer,
  };
};

/** What administrators call for their own account, on the internal project. */
const OF_ACCOUNT: ReadonlySet<Operation> = new Set<Operation>([
  passwords.signIn,
  passkeys.startSignIn,
  passkeys.signIn,
  secondFactor.signIn,
  recoveryCodes.signIn,
  passkeys.startRegistration,
  passkeys.register,
  passkeys.list,
  passkeys.delete,
  recoveryCodes.count,
  recoveryCodes.create,
  passwords.update,
  passwords.set,
  users.read,
  users.update,
]);

/** The internal project as the console's page sees it, which is always one of its own. */
const asOwn = ({ settings }: Context, project: Project, info: RequestInfo): Project => ({
  ...project,
  config: {
    ...project.config,
    signUpEnabled: false,
    credentialEnabled: true,
    passkeyEnabled: true,
    freshSignInRequired: true,
    allowLocalhost: true,
    domains: [...project.config.domains, { domain: ownOrigin(info, settings), handlerPath: "/" }],
  },
});

/** Administrators and those who sign in act as users of the internal project. */
export const BY_ACCOUNT: Access = async (context, info) => {
  requireOwnPage(context, info);
  const [session, project] = await Promise.all([
    findConsoleSession(context, info),
    findProject(context.db, INTERNAL),
  ]);
  if (!project) throw signedOut();
  return {
    caller: {
      ...NO_ONE,
      level: "client",
      project: asOwn(context, project, info),
      userId: session?.userId,
      sessionId: session?.sessionId,
    },
    authorize(operation) {
      if (!OF_ACCOUNT.has(operation))
        throw new PlainError(403, "The console does not offer this operation.");
    },
  };
};
