import { canonicalEmail, MAX_NAME_LENGTH } from "@stackkit/next/protocol/internal";
import * as z from "zod/mini";
import type { Context } from "../../http/context.js";
import type { Pages } from "../../http/pages.js";
import type { RequestInfo } from "../../http/request-info.js";
import { limit, limitUser } from "../../limits/rate-limit.js";
import { ALL_PROJECTS, INTERNAL } from "../../projects/project-owners.js";
import { ROLES } from "../administrators.js";
import { type Entered, enterProject, requireFresh, requireRole, signedOut } from "../enter.js";
import { email, password, token } from "../inputs.js";
import { CONSOLE_PATH } from "../place.js";
import { readConsoleBody } from "../read-body.js";
import { requireOwnPage } from "../require-own-page.js";
import { findConsoleSession, sessionCookie } from "../session.js";
import { acceptAsKnown, acceptAsNew, describeInvitation } from "./accept.js";
import type { ChangeOfAdministrators } from "./changed.js";
import { INVITATION_MINUTES, invite, listInvitations, revokeInvitation } from "./invitations.js";
import { listAdministrators } from "./list.js";
import { changeRole, removeAdministrator, transferOwnership } from "./roles.js";

const BASE = `${CONSOLE_PATH}/administrators`;
const INVITATION = `${CONSOLE_PATH}/invitation`;

const role = z.enum(ROLES);
const scope = z.enum(["project", "all"]);
const invitation = z.strictObject({ email, role, scope, minutes: z.literal(INVITATION_MINUTES) });
const newRole = z.strictObject({ role, scope });
const ofScope = z.strictObject({ scope });
const newAccount = z.strictObject({
  token,
  password,
  displayName: z.optional(z.string().check(z.trim(), z.maxLength(MAX_NAME_LENGTH))),
});

type Scope = z.infer<typeof scope>;

/** Deletions have no body. */
const scopeIn = (sent: string | undefined): Scope => (sent === "all" ? "all" : "project");

/** An administrator of the internal project could become an owner of all. */
const scopeOf = ({ project }: Entered, named: Scope): string =>
  named === "all" || project.id === INTERNAL ? ALL_PROJECTS : project.id;

/** An owner with a fresh sign-in, who may change administrators of a scope. */
async function enterToChange(
  context: Context,
  info: RequestInfo,
  named: Scope,
): Promise<ChangeOfAdministrators> {
  const entered = await enterProject(context, info);
  const of = scopeOf(entered, named);
  requireRole(entered.roleIn(of), "owner");
  requireFresh(context, entered.session);
  const by = entered.session.userId;
  await limitUser(context, info, "writes", INTERNAL, by);
  return { info, by, scope: of, project: entered.project };
}

/** Registers the endpoints by which owners change administrators, and invitations are accepted. */
export function addAdministrators(pages: Pages, context: Context): void {
  pages.get(BASE, async (c) => c.json(await describe(context, c.get("info"))));

  pages.post(`${BASE}/invitations`, async (c) => {
    const info = c.get("info");
    await enterProject(context, info);
    const sent = await readConsoleBody(context, info, c.req.raw, invitation);
    const change = await enterToChange(context, info, sent.scope);
    await limitUser(context, info, "invitations", INTERNAL, change.by);
    await limit(context, info, "mail", { projectId: INTERNAL, id: canonicalEmail(sent.email) });
    const { link, isMailed } = await invite(context, change, sent);
    return c.json({ link, is_mailed: isMailed });
  });

  pages.delete(`${BASE}/invitations/:id`, async (c) => {
    const info = c.get("info");
    const change = await enterToChange(context, info, scopeIn(c.req.query("scope")));
    await revokeInvitation(context, change, c.req.param("id"));
    return c.json({ success: true });
  });

  pages.patch(`${BASE}/:user`, async (c) => {
    const info = c.get("info");
    await enterProject(context, info);
    const sent = await readConsoleBody(context, info, c.req.raw, newRole);
    const change = await enterToChange(context, info, sent.scope);
    await changeRole(context, change, c.req.param("user"), sent.role);
    return c.json({ success: true });
  });

  pages.delete(`${BASE}/:user`, async (c) => {
    const info = c.get("info");
    const change = await enterToChange(context, info, scopeIn(c.req.query("scope")));
    await removeAdministrator(context, change, c.req.param("user"));
    return c.json({ success: true });
  });

  pages.post(`${BASE}/:user/owner`, async (c) => {
    const info = c.get("info");
    await enterProject(context, info);
    const sent = await readConsoleBody(context, info, c.req.raw, ofScope);
    const change = await enterToChange(context, info, sent.scope);
    await transferOwnership(context, change, c.req.param("user"));
    return c.json({ success: true });
  });

  addAcceptance(pages, context);
}

function addAcceptance(pages: Pages, context: Context): void {
  const ofToken = z.strictObject({ token });
  const guard = async (info: RequestInfo) => {
    requireOwnPage(context, info);
    await limit(context, info, "code");
  };

  pages.post(`${INVITATION}/check`, async (c) => {
    const info = c.get("info");
    await guard(info);
    const sent = await readConsoleBody(context, info, c.req.raw, ofToken);
    return c.json(await describeInvitation(context, sent.token));
  });

  pages.post(INVITATION, async (c) => {
    const info = c.get("info");
    await guard(info);
    const sent = await readConsoleBody(context, info, c.req.raw, newAccount);
    c.header("set-cookie", sessionCookie(context, info, await acceptAsNew(context, info, sent)));
    return c.json({ state: "signed-in" });
  });

  pages.post(`${INVITATION}/accept`, async (c) => {
    const info = c.get("info");
    await guard(info);
    const session = await findConsoleSession(context, info);
    if (!session) throw signedOut();
    const sent = await readConsoleBody(context, info, c.req.raw, ofToken);
    await acceptAsKnown(context, info, sent.token, session.userId);
    return c.json({ state: "signed-in" });
  });
}

async function describe(context: Context, info: RequestInfo) {
  const entered = await enterProject(context, info);
  requireRole(entered.role, "admin");
  const of = scopeOf(entered, "project");
  const scopes = [...new Set([of, ALL_PROJECTS])];
  const [administrators, invitations] = await Promise.all([
    listAdministrators(context, of),
    listInvitations(context.db, scopes, context.clock.now()),
  ]);
  return {
    administrators,
    invitations: invitations.map((one) => ({
      id: one.id,
      email: one.email,
      role: one.role,
      scope: one.project_id === ALL_PROJECTS ? "all" : "project",
      expires_at_millis: one.expires_at,
    })),
    may_change: entered.roleIn(of) === "owner",
    may_change_all: entered.roleIn(ALL_PROJECTS) === "owner",
  };
}
