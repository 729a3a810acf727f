import { oauth } from "@stackkit/next/protocol";
import { answer } from "../answer.js";

// What speaks to providers is loaded when somebody first goes to one.
const loadStart = () => import("../auth/oauth/start-visit.js");
const loadFinish = () => import("../auth/oauth/finish-visit.js");

/** The fields of a form; anything else a provider might send has no place in an answer. */
const fields = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(typeof body === "object" && body !== null && !Array.isArray(body) ? body : {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

export const oauthRoutes = [
  answer(oauth.authorize, async ({ context, facts, params, query }) => (await loadStart()).startVisit(context, facts, params.provider_id, query)),
  answer(oauth.callback, async ({ context, facts, params }) => (await loadFinish()).receiveVisitor(context, facts, params.provider_id, facts.url.searchParams)),
  answer(oauth.callbackByForm, async ({ context, facts, params, rawBody }) => (await loadFinish()).receiveVisitor(context, facts, params.provider_id, fields(rawBody))),
];
