import { MAX_NAME_LENGTH } from "@stackkit/next/protocol/internal";
import * as z from "zod/mini";
import { PlainError } from "../../core/plain-error.js";
import type { Context } from "../../http/context.js";
import type { Pages } from "../../http/pages.js";
import type { RequestInfo } from "../../http/request-info.js";
import { limitUser } from "../../limits/rate-limit.js";
import { INTERNAL } from "../../projects/project-owners.js";
import { type Entered, enterProject, requireFresh, requireRole } from "../enter.js";
import { CONSOLE_PATH, shownPath } from "../place.js";
import { readConsoleBody } from "../read-body.js";
import { type AgentKey, createAgentKey, listAgentKeys, revokeAgentKey } from "./keys.js";
import { MCP_PATH } from "./mcp.js";
import { SCOPES } from "./scopes.js";

const BASE = `${CONSOLE_PATH}/agents`;
const MAX_DAYS = 365;

const draft = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH)),
  scopes: z.array(z.enum(SCOPES)).check(z.minLength(1), z.maxLength(SCOPES.length)),
  days: z.int().check(z.minimum(1), z.maximum(MAX_DAYS)),
});

/** An admin of a project that agents may have keys of. */
async function enterAsAdmin(context: Context, info: RequestInfo): Promise<Entered> {
  const entered = await enterProject(context, info);
  requireRole(entered.role, "admin");
  // Its users are the administrators.
  if (entered.project.id === INTERNAL)
    throw new PlainError(400, "The internal project has no keys of agents.");
  return entered;
}

/** Registers the endpoints by which administrators list, make and revoke keys of agents. */
export function addAgentKeys(pages: Pages, context: Context): void {
  pages.get(BASE, async (c) => {
    const { project } = await enterAsAdmin(context, c.get("info"));
    const keys = await listAgentKeys(context.db, project.id);
    return c.json({ ...place(context, c.get("info")), keys: keys.map(show) });
  });

  pages.post(BASE, async (c) => {
    const info = c.get("info");
    const { session, project } = await enterAsAdmin(context, info);
    requireFresh(context, session);
    const sent = await readConsoleBody(context, info, c.req.raw, draft);
    const by = session.userId;
    await limitUser(context, info, "writes", INTERNAL, by);
    const { key, value } = await createAgentKey(context, { info, by, project }, sent);
    return c.json({ ...show(key), value });
  });

  pages.delete(`${BASE}/:id`, async (c) => {
    const info = c.get("info");
    const { session, project } = await enterAsAdmin(context, info);
    const by = session.userId;
    await limitUser(context, info, "writes", INTERNAL, by);
    await revokeAgentKey(context, { info, by, project }, c.req.param("id"));
    return c.json({ success: true });
  });
}

/** Where agents call, and whether they are answered. */
const place = ({ settings }: Context, { origin }: RequestInfo) => ({
  is_on: settings.mcp,
  url: new URL(shownPath(settings).slice(0, -CONSOLE_PATH.length) + MCP_PATH, origin).href,
});

const show = (key: AgentKey) => ({
  id: key.id,
  name: key.name,
  scopes: key.scopes,
  last_four: key.last_four,
  created_by: key.created_by,
  created_at_millis: key.created_at,
  expires_at_millis: key.expires_at,
  last_used_at_millis: key.last_used_at,
  revoked_at_millis: key.revoked_at,
});
