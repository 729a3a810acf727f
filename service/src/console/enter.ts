import { HEADERS, KnownErrors } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import type { Project } from "../db/tables/project-config.js";
import type { Context } from "../http/context.js";
import { header, type RequestInfo } from "../http/request-info.js";
import { findProject } from "../projects/projects.js";
import { type Role, type Roles, readRoles, roleReaches } from "./administrators.js";
import { needsFactor } from "./factors.js";
import { requireOwnPage } from "./require-own-page.js";
import { type ConsoleSession, findConsoleSession } from "./session.js";

/** Where there is no session of the console. */
export const signedOut = () => new PlainError(401, "You are signed out of the console.");

/** An administrator in a project. */
export interface Entered extends Pick<Roles, "roleIn"> {
  readonly session: ConsoleSession;
  readonly project: Project;
  readonly role: Role;
}

/** Lets an administrator into the project of the header, by the console's cookie. */
export async function enterProject(context: Context, info: RequestInfo): Promise<Entered> {
  requireOwnPage(context, info);
  const session = await findConsoleSession(context, info);
  if (!session) throw signedOut();
  const projectId = header(info, HEADERS.projectId) ?? "";
  const [{ roleIn }, project, lacksFactor] = await Promise.all([
    readRoles(context.db, session.userId),
    findProject(context.db, projectId),
    needsFactor(context, info, session.userId),
  ]);
  const role = roleIn(projectId);
  if (!role || !project) throw new PlainError(403, "You do not administer this project.");
  if (lacksFactor) throw new PlainError(403, "Set up a passkey or an authenticator app first.");
  return { session, project, role, roleIn };
}

/** Throws a plain 403 unless the role is enough. */
export function requireRole(role: Role | undefined, needed: Role): void {
  if (!role || !roleReaches(role, needed))
    throw new PlainError(403, `This needs the role ${needed}, and yours is ${role ?? "none"}.`);
}

/** Throws `FRESH_SESSION_REQUIRED` ten minutes after the sign-in. */
export function requireFresh({ clock }: Context, { freshUntil }: ConsoleSession): void {
  if (clock.now() >= freshUntil) throw new KnownErrors.FreshSessionRequired();
}
