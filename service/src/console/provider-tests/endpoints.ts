import * as z from "zod/mini";
import { PlainError } from "../../core/plain-error.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import type { Pages } from "../../http/pages.js";
import type { RequestInfo } from "../../http/request-info.js";
import { limitUser } from "../../limits/rate-limit.js";
import { INTERNAL } from "../../projects/project-owners.js";
import type { ProviderTestResult } from "../../sign-in/oauth/provider-test.js";
import { auditChange } from "../audit-change.js";
import { type Entered, enterProject, requireRole } from "../enter.js";
import { CONSOLE_PATH, ownOrigin, shownPath } from "../place.js";
import { readConsoleBody } from "../read-body.js";

const BASE = `${CONSOLE_PATH}/provider-tests`;
const MAX_ID_LENGTH = 63;
/** The longest answer of a provider that a test reads. */
export const MAX_ANSWER_LENGTH = 20_000;

const provider = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));
const start = z.strictObject({ provider });
/** The parameters of the callback, as the console's view got them. */
const finish = z.strictObject({
  provider,
  answer: z.string().check(z.maxLength(MAX_ANSWER_LENGTH)),
});

const withProviders = () => import("../../sign-in/oauth/with-providers.js");

async function enterToTest(context: Context, info: RequestInfo): Promise<Entered> {
  const entered = await enterProject(context, info);
  requireRole(entered.role, "admin");
  await limitUser(context, info, "checks", INTERNAL, entered.session.userId);
  return entered;
}

/** Registers the sign-in at a provider by which an administrator sees whether its keys work. */
export function addProviderTests(pages: Pages, context: Context): void {
  pages.post(BASE, async (c) => {
    const info = c.get("info");
    const { session, project } = await enterToTest(context, info);
    const sent = await readConsoleBody(context, info, c.req.raw, start);
    if (!project.config.oauthProviders.some(({ id }) => id === sent.provider))
      throw new PlainError(404, "The project has no such provider.");
    const view = `${shownPath(context.settings)}/${project.id}/sign-in/test/${sent.provider}`;
    const { startProviderTest } = await withProviders();
    const started = await startProviderTest(
      context,
      info,
      { project, providerId: sent.provider },
      { sessionId: session.sessionId, returnTo: ownOrigin(info, context.settings) + view },
    );
    await transact(context, async (tx) => {
      if (!started.failure) await started.save(tx);
      await auditChange(context, tx, {
        info,
        by: session.userId,
        projectId: project.id,
        operation: "POST /provider-tests",
        subject: sent.provider,
        changes: started.failure ? { outcome: started.failure.code } : {},
      });
    });
    return c.json(started.failure ? { failure: started.failure } : { location: started.location });
  });

  pages.post(`${BASE}/answer`, async (c) => {
    const info = c.get("info");
    const { session, project } = await enterToTest(context, info);
    const sent = await readConsoleBody(context, info, c.req.raw, finish);
    const { finishProviderTest } = await withProviders();
    const result = await finishProviderTest(
      context,
      info,
      { project, providerId: sent.provider },
      session.sessionId,
      new URLSearchParams(sent.answer),
    );
    await transact(context, (tx) =>
      auditChange(context, tx, {
        info,
        by: session.userId,
        projectId: project.id,
        operation: "POST /provider-tests/answer",
        subject: sent.provider,
        changes: { outcome: result.failure?.code ?? "worked" },
      }),
    );
    return c.json(show(result));
  });
}

const show = ({ profile, failure }: ProviderTestResult) =>
  profile
    ? {
        profile: {
          subject: profile.accountId,
          email: profile.email,
          email_verified: profile.emailVerified,
          name: profile.displayName,
          picture: profile.profileImageUrl,
        },
      }
    : { failure };
