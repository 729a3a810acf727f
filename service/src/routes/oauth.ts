import { oauth } from "@stackkit/next/protocol";
import { answer } from "../answer.js";

const withProviders = () => import("../auth/oauth/with-providers.js");

/** The fields of a form; anything else a provider might send has no place in an answer. */
const fields = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(typeof body === "object" && body !== null && !Array.isArray(body) ? body : {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

export const oauthRoutes = [
  answer(oauth.authorize, async ({ context, facts, params, query }) => (await withProviders()).startVisit(context, facts, params.provider_id, query)),
  answer(oauth.callback, async ({ context, facts, params }) => (await withProviders()).receiveVisitor(context, facts, params.provider_id, facts.url.searchParams)),
  answer(oauth.callbackByForm, async ({ context, facts, params, rawBody }) => (await withProviders()).receiveVisitor(context, facts, params.provider_id, fields(rawBody))),
];
