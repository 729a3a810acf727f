import {
  MAX_BODY_BYTES,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
} from "@stackkit/next/protocol/internal";
import * as z from "zod/mini";
import { PlainError } from "../core/plain-error.js";
import type { Context } from "../http/context.js";
import type { Pages } from "../http/pages.js";
import type { RequestInfo } from "../http/request-info.js";
import { limit } from "../limits/rate-limit.js";
import { findUser } from "../users/user-rows.js";
import { lacksFactor } from "./access.js";
import { hasAdministrator, INTERNAL, listAdministered } from "./administrators.js";
import { CONSOLE_PATH } from "./place.js";
import { requireOwnPage } from "./require-own-page.js";
import { endConsoleSession, findConsoleSession, listFactors, sessionCookie } from "./session.js";
import { requireSetupLink, setUpOwner } from "./set-up.js";

const MAX_TOKEN_LENGTH = 100;
const MAX_TYPED_PASSWORD = 200;

const token = z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN_LENGTH));
const setUp = z.strictObject({
  token,
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_EMAIL_LENGTH),
      z.regex(/^[^\s@]+@[^\s@]+$/, "is not an address"),
    ),
  password: z.string().check(z.maxLength(MAX_TYPED_PASSWORD)),
  displayName: z.optional(z.string().check(z.trim(), z.maxLength(MAX_NAME_LENGTH))),
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
    await requireSetupLink(context, read(z.strictObject({ token }), await bodyOf(c.req.raw)).token);
    return c.json({ works: true });
  });

  pages.post(`${CONSOLE_PATH}/setup`, async (c) => {
    const info = c.get("info");
    requireOwnPage(context, info);
    await limit(context, info, "code");
    const refreshToken = await setUpOwner(context, info, read(setUp, await bodyOf(c.req.raw)));
    c.header("set-cookie", sessionCookie(context, info, refreshToken));
    return c.json({ state: "signed-in" });
  });
}

async function describeSession(context: Context, info: RequestInfo) {
  const { db } = context;
  const session = await findConsoleSession(context, info);
  if (!session)
    return { state: (await hasAdministrator(db)) ? "signed-out" : "no-administrator" } as const;
  const { userId, freshUntil } = session;
  const [user, factors, projects, needsFactor] = await Promise.all([
    findUser(db, INTERNAL, userId),
    listFactors(context, userId),
    listAdministered(db, userId),
    lacksFactor(context, info, userId),
  ]);
  return {
    state: "signed-in",
    administrator: {
      id: userId,
      display_name: user?.displayName ?? null,
      primary_email: user?.primaryEmail ?? null,
    },
    factors,
    needs_factor: needsFactor,
    fresh_until_millis: freshUntil,
    projects: projects.map(({ id, displayName, role }) => ({
      id,
      display_name: displayName,
      role,
    })),
  } as const;
}

/** The JSON of a small body. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) throw new PlainError(413, "The body is too large.");
  try {
    return JSON.parse(text);
  } catch {
    throw new PlainError(400, "The body is not JSON.");
  }
}

function read<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new PlainError(400, `${issue?.path.join(".") || "The body"}: ${issue?.message}`);
}
