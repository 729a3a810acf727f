import { MAX_NAME_LENGTH } from "@stackkit/next/protocol/internal";
import * as z from "zod/mini";
import type { Context } from "../http/context.js";
import type { Pages } from "../http/pages.js";
import type { RequestInfo } from "../http/request-info.js";
import { limit } from "../limits/rate-limit.js";
import { INTERNAL } from "../projects/project-owners.js";
import { listFactors } from "../sign-in/administrator-factors.js";
import { findUser } from "../users/user-rows.js";
import { hasAdministrator, listAdministered } from "./administrators.js";
import { needsFactor } from "./factors.js";
import { email, password, token } from "./inputs.js";
import { CONSOLE_PATH } from "./place.js";
import { readConsoleBody } from "./read-body.js";
import { requireOwnPage } from "./require-own-page.js";
import { endConsoleSession, findConsoleSession, sessionCookie } from "./session.js";
import { requireSetupLink, setUpOwner } from "./set-up.js";
import { mailSetUpCode } from "./set-up-code.js";

const setUp = z.strictObject({
  token,
  email,
  password,
  displayName: z.optional(z.string().check(z.trim(), z.maxLength(MAX_NAME_LENGTH))),
  code: z.optional(token),
});

/** Registers the console's own endpoints: its session, and the first administrator. */
export function addEndpoints(pages: Pages, context: Context): void {
  pages.get(`${CONSOLE_PATH}/session`, async (c) => {
    const info = c.get("info");
    requireOwnPage(context, info);
    return c.json(await describeSession(context, info));
  });

  pages.delete(`${CONSOLE_PATH}/session`, async (c) => {
    const info = c.get("info");
    requireOwnPage(context, info);
    await endConsoleSession(context, info);
    c.header("set-cookie", sessionCookie(context, info, ""));
    return c.json({ state: "signed-out" });
  });

  pages.post(`${CONSOLE_PATH}/setup/check`, async (c) => {
    const info = c.get("info");
    requireOwnPage(context, info);
    await limit(context, info, "code");
    const sent = await readConsoleBody(context, info, c.req.raw, z.strictObject({ token }));
    await requireSetupLink(context, sent.token);
    return c.json({ works: true });
  });

  pages.post(`${CONSOLE_PATH}/setup`, async (c) => {
    const info = c.get("info");
    requireOwnPage(context, info);
    await limit(context, info, "code");
    const sent = await readConsoleBody(context, info, c.req.raw, setUp);
    if (sent.code === undefined) {
      const nonce = await mailSetUpCode(context, info, sent);
      if (nonce !== undefined) return c.json({ state: "code-mailed", nonce });
    }
    const refreshToken = await setUpOwner(context, info, sent);
    c.header("set-cookie", sessionCookie(context, info, refreshToken));
    return c.json({ state: "signed-in" });
  });
}

async function describeSession(context: Context, info: RequestInfo) {
  const { db } = context;
  const session = await findConsoleSession(context, info, { isUse: false });
  if (!session)
    return { state: (await hasAdministrator(db)) ? "signed-out" : "no-administrator" } as const;
  const { userId, freshUntil } = session;
  const [user, factors, projects, isWithoutFactor] = await Promise.all([
    findUser(db, INTERNAL, userId),
    listFactors(context, userId),
    listAdministered(db, userId),
    needsFactor(context, info, userId),
  ]);
  return {
    state: "signed-in",
    administrator: {
      id: userId,
      display_name: user?.displayName ?? null,
      primary_email: user?.primaryEmail ?? null,
    },
    factors,
    needs_factor: isWithoutFactor,
    fresh_until_millis: freshUntil,
    // Of the app around it, if there is one, which has another address than the console.
    service: { url: info.origin, is_in_app: context.settings.pagesPath !== "" },
    projects: projects.map(({ id, displayName, role }) => ({
      id,
      display_name: displayName,
      role,
    })),
  } as const;
}
