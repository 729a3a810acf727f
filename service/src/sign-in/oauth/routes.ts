import { oauth } from "@stackkit/next/protocol/internal";
import { requireUser } from "../../http/own-user.js";
import { defineRoute } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { requireFreshCaller } from "../../sessions/fresh-session.js";

const withProviders = () => import("./with-providers.js");

/** The text fields of a form post. Others are ignored. */
const fields = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(
      typeof body === "object" && body !== null && !Array.isArray(body) ? body : {},
    ).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** Signing in with a provider: authorize, callback, link tickets. */
export const oauthRoutes = [
  defineRoute(oauth.createLinkTicket, async (call) => {
    const { context, info, project, caller, body } = call;
    await limit(context, info, "ceremony");
    await requireFreshCaller(context.db, call);
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
  defineRoute(oauth.authorize, async ({ context, info, params, query }) =>
    (await withProviders()).authorize(context, info, params.provider_id, query),
  ),
  defineRoute(oauth.callback, async ({ context, info, params }) =>
    (await withProviders()).handleProviderCallback(
      context,
      info,
      params.provider_id,
      info.url.searchParams,
    ),
  ),
  defineRoute(oauth.callbackByForm, async ({ context, info, params, rawBody }) =>
    (await withProviders()).handleProviderCallback(
      context,
      info,
      params.provider_id,
      fields(rawBody),
    ),
  ),
];
