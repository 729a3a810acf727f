import { oauth } from "@stackkit/next/protocol";
import { requireFreshCaller } from "../auth/fresh-session.js";
import { limit } from "../auth/rate-limit.js";
import { answer } from "../http/handle-operation.js";
import { requireUser } from "../http/request/own-user.js";

const withProviders = () => import("../auth/oauth/with-providers.js");

/** The fields of a form; anything else a provider might send has no place in an answer. */
const fields = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(
      typeof body === "object" && body !== null && !Array.isArray(body) ? body : {},
    ).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

export const oauthRoutes = [
  answer(oauth.createLinkTicket, async (ask) => {
    const { context, facts, project, caller, body } = ask;
    await limit(context, facts, "ceremony");
    await requireFreshCaller(context.db, ask);
    const { providerId, codeChallenge } = body;
    const target = { userId: requireUser({ caller }), sessionId: caller.sessionId };
    const { createLinkTicket } = await withProviders();
    return {
      ticket: await createLinkTicket(context, {
        projectId: project.id,
        ...target,
        providerId,
        codeChallenge,
      }),
    };
  }),
  answer(oauth.authorize, async ({ context, facts, params, query }) =>
    (await withProviders()).startVisit(context, facts, params.provider_id, query),
  ),
  answer(oauth.callback, async ({ context, facts, params }) =>
    (await withProviders()).receiveVisitor(
      context,
      facts,
      params.provider_id,
      facts.url.searchParams,
    ),
  ),
  answer(oauth.callbackByForm, async ({ context, facts, params, rawBody }) =>
    (await withProviders()).receiveVisitor(context, facts, params.provider_id, fields(rawBody)),
  ),
];
