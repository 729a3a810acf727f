import { oauth } from "@stackkit/next/protocol";
import { answer } from "../answer.js";
import { receiveVisitor } from "../auth/oauth/finish-visit.js";
import { startVisit } from "../auth/oauth/start-visit.js";

/** The fields of a form; anything else a provider might send has no place in an answer. */
const fields = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(typeof body === "object" && body !== null && !Array.isArray(body) ? body : {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

export const oauthRoutes = [
  answer(oauth.authorize, ({ context, facts, params, query }) => startVisit(context, facts, params.provider_id, query)),
  answer(oauth.callback, ({ context, facts, params }) => receiveVisitor(context, facts, params.provider_id, facts.url.searchParams)),
  answer(oauth.callbackByForm, ({ context, facts, params, rawBody }) => receiveVisitor(context, facts, params.provider_id, fields(rawBody))),
];
