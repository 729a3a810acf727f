import { cliLogin, KnownErrors } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { hashOf, randomId, randomString } from "../core/random.js";
import type { Database } from "../db/database.js";
import { transact } from "../db/transact.js";
import { TERMINAL } from "../http/device.js";
import { defineRoute, type HandlerContext } from "../http/route.js";
import { isKnownNetwork } from "../limits/known-networks.js";
import { limit, networkHashOf } from "../limits/rate-limit.js";
import { copySession } from "../sessions/copy-session.js";
import { findSessionByToken } from "../sessions/table.js";
import { writeNotice } from "../users/notice.js";
import { lockUser } from "../users/user-rows.js";
import { completeCliLogin, findCliLogin, insertCliLogin, takeCliLogin } from "./cli-logins.js";

/** How long a command-line sign-in may wait for a browser, unless the tool says less. */
export const CLI_LOGIN_LIFE_MILLIS = 7_200_000;

/** The status of a login without tokens. */
const said = (status: "waiting" | "expired" | "used") => ({ status, refreshToken: undefined });

/**
 * Tells of a tool in a network that the account does not know, in its transaction: a stranger may
 * have started it and sent the link.
 */
async function announceTool(
  tx: Database,
  { context, info, project }: Pick<HandlerContext, "context" | "info" | "project">,
  refreshToken: string,
): Promise<void> {
  const { clock } = context;
  const session = await findSessionByToken(tx, project.id, hashOf(refreshToken), clock.now());
  const networkHash = networkHashOf(info);
  if (!session || networkHash === undefined) return;
  const userId = session.user_id;
  if (await isKnownNetwork(tx, project.id, userId, networkHash)) return;
  const notice = { project, userId, type: "new_device", info, userAgent: TERMINAL } as const;
  await writeNotice(context, tx, notice);
}

/** Sign-in of command-line tools: start, confirm, poll. */
export const cliLoginRoutes = [
  defineRoute(cliLogin.start, async ({ context, info, project, body }) => {
    await limit(context, info, "ceremony");
    const [pollingCode, loginCode] = [randomString(), randomString()];
    const now = context.clock.now();
    const expiresAt = now + Math.ceil(body.expiresInMillis ?? CLI_LOGIN_LIFE_MILLIS);
    await insertCliLogin(context.db, {
      pollingHash: hashOf(pollingCode),
      loginHash: hashOf(loginCode),
      projectId: project.id,
      createdAt: now,
      expiresAt,
    });
    return { pollingCode, loginCode, expiresAt: new Date(expiresAt).toISOString() };
  }),

  defineRoute(cliLogin.poll, async (call) => {
    const { context, project, body, setStatus } = call;
    const pollingHash = hashOf(body.pollingCode);
    const login = await findCliLogin(context.db, project.id, pollingHash);
    if (!login) throw new KnownErrors.InvalidPollingCodeError();
    const now = context.clock.now();
    if (login.expires_at <= now) return said("expired");
    if (login.used_at !== null) return said("used");
    if (login.refresh_token === null) return said("waiting");
    const refreshToken = context.vault.open(login.refresh_token);
    const isTaken = await transact(context, async (tx) => {
      if (!(await takeCliLogin(tx, pollingHash, now))) return false;
      await announceTool(tx, call, refreshToken);
      return true;
    });
    if (!isTaken) return said("used");
    setStatus(201);
    return { status: "success" as const, refreshToken };
  }),

  defineRoute(cliLogin.complete, async ({ context, info, project, body }) => {
    const { db, vault, clock } = context;
    await limit(context, info, "code");
    const ended = () => new KnownErrors.RefreshTokenNotFoundOrExpired();
    const now = clock.now();
    const projectId = project.id;
    const session = await findSessionByToken(db, projectId, hashOf(body.refreshToken), now);
    if (!session) throw ended();
    info.about.userId = session.user_id;
    // The token in the body is the caller's, whether or not its access token came along.
    if (session.actor !== null) throw new KnownErrors.ActorRefused();
    // A session of its own, which "This wasn't me" ends in the browser too.
    const refreshToken = randomString();
    await transact(context, async (tx) => {
      await lockUser(tx, projectId, session.user_id);
      const sealed = vault.seal(refreshToken);
      if (!(await completeCliLogin(tx, projectId, hashOf(body.loginCode), sealed, now)))
        throw new PlainError(
          400,
          "This sign-in of a command-line tool is unknown, has expired or was completed " +
            "before. Start it again there.",
        );
      const copy = { id: randomId(), tokenHash: hashOf(refreshToken), now };
      if (!(await copySession(tx, { projectId, ofId: session.id, ...copy }))) throw ended();
    });
  }),
];
