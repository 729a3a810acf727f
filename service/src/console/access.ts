import {
  HEADERS,
  KnownErrors,
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
import type { ResponseParts } from "../core/response-parts.js";
import type { Project } from "../db/tables/project-config.js";
import type { Caller } from "../http/caller.js";
import type { Context } from "../http/context.js";
import { isLocalRequest } from "../http/local-guard.js";
import { header, type RequestInfo } from "../http/request-info.js";
import { findProject } from "../projects/projects.js";
import { findRole, INTERNAL, type Role, roleReaches } from "./administrators.js";
import { CONSOLE_OPERATIONS } from "./operations.js";
import { ownOrigin } from "./place.js";
import { requireOwnPage } from "./require-own-page.js";
import { type ConsoleSession, findConsoleSession, listFactors } from "./session.js";

const signedOut = () => new PlainError(401, "You are signed out of the console.");

/** Who called, beside what the path of a request knows. */
interface Administrator {
  readonly session: ConsoleSession;
  readonly role: Role;
}

const administrators = new WeakMap<Caller, Administrator>();

const NOBODY = {
  actor: undefined,
  userId: undefined,
  sessionId: undefined,
  sessionActor: undefined,
  isSessionEnded: false,
  user: undefined,
} as const;

/** Whether the administrator may do anything but set up a second factor. */
export async function lacksFactor(
  context: Context,
  info: RequestInfo,
  userId: string,
): Promise<boolean> {
  if (isLocalRequest(info, context.settings)) return false;
  return (await listFactors(context, userId)).length === 0;
}

/** Administrators prove themselves by the console's cookie, for the project of the header. */
export const BY_CONSOLE: Access = {
  async identify(context, info) {
    requireOwnPage(context, info);
    const session = await findConsoleSession(context, info);
    if (!session) throw signedOut();
    const projectId = header(info, HEADERS.projectId);
    const role =
      projectId === undefined ? undefined : await findRole(context.db, session.userId, projectId);
    const project = projectId === undefined ? undefined : await findProject(context.db, projectId);
    if (!role || !project) throw new PlainError(403, "You do not administer this project.");
    if (await lacksFactor(context, info, session.userId))
      throw new PlainError(403, "Set up a passkey or an authenticator app first.");
    const caller: Caller = {
      ...NOBODY,
      level: "admin",
      project,
      actor: { type: "administrator", id: session.userId },
    };
    administrators.set(caller, { session, role });
    return caller;
  },

  async authorize(context, operation, caller, body) {
    const administrator = administrators.get(caller);
    const rule = CONSOLE_OPERATIONS.get(operation);
    if (!administrator || !rule)
      throw new PlainError(403, "The console does not offer this operation.");
    const sent = (body ?? {}) as Readonly<Record<string, unknown>>;
    const role = typeof rule.role === "function" ? rule.role(sent) : rule.role;
    if (!roleReaches(administrator.role, role))
      throw new PlainError(403, `This needs the role ${role}, and yours is ${administrator.role}.`);
    const needsFresh = typeof rule.fresh === "function" ? rule.fresh(sent) : rule.fresh === true;
    if (needsFresh && context.clock.now() >= administrator.session.freshUntil)
      throw new KnownErrors.FreshSessionRequired();
  },

  redact(operation, caller, answer) {
    const role = administrators.get(caller)?.role ?? "viewer";
    return operation === projects.currentAsAdmin && !roleReaches(role, "admin")
      ? withoutSecrets(answer)
      : answer;
  },
};

/** Settings without the secrets of providers and of the mail server. */
function withoutSecrets(answer: ResponseParts): ResponseParts {
  const secrets = new Set(["client_secret", "password"]);
  return {
    ...answer,
    body: JSON.stringify(
      JSON.parse(answer.body ?? "null", (name, value) => (secrets.has(name) ? undefined : value)),
    ),
  };
}

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
export const BY_ACCOUNT: Access = {
  async identify(context, info) {
    requireOwnPage(context, info);
    const [session, project] = await Promise.all([
      findConsoleSession(context, info),
      findProject(context.db, INTERNAL),
    ]);
    if (!project) throw signedOut();
    return {
      ...NOBODY,
      level: "client",
      project: asOwn(context, project, info),
      userId: session?.userId,
      sessionId: session?.sessionId,
    };
  },
  async authorize(_context, operation) {
    if (!OF_ACCOUNT.has(operation))
      throw new PlainError(403, "The console does not offer this operation.");
  },
};
