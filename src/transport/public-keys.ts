import { fillPath } from "../protocol/operations/operation.js";
import { decodeAnswer } from "../protocol/operations/response-readers.js";
import { type jwks, meta } from "../protocol/records/meta.js";
import type { Fields } from "../protocol/records/record.js";
import { apiUrl } from "../protocol/urls.js";
import { callUrl } from "./request.js";
import { Sender } from "./send.js";
import type { SenderOptions } from "./sender-options.js";
import { readOr } from "./transport.js";

/** Fetches a project's public keys. They are public, so the request carries no key or token. */
export function createPublicKeysRequest(
  options: SenderOptions & { readonly projectId: string },
): () => Promise<Fields<typeof jwks, "client">["keys"]> {
  const sender = new Sender(options);
  const { method } = meta.jwks;
  const path = fillPath(meta.jwks.path, { project_id: options.projectId });
  return async () => {
    const answer = await sender.send({ method, path }, () => ({
      url: callUrl(apiUrl(options.host), path),
      method,
      headers: new Headers(),
    }));
    return readOr({ method, path }, answer, (json) => decodeAnswer(meta.jwks, "client", json)).keys;
  };
}
