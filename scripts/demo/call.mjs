import {
  apiUrl,
  CLIENT_VERSION,
  decodeAnswer,
  encodeInput,
  errorFromWire,
  fillPath,
  HEADERS,
  KEY_HEADERS,
} from "@stackkit/next/protocol";

/** @import { Level, Operation, Output } from "@stackkit/next/protocol" */

/**
 * The caller's credentials: a key of the level, a user's access token, or an owner's.
 * @typedef {{ key?: string, accessToken?: string, ownerAccessToken?: string }} Proof
 * @typedef {{ params?: Record<string, string>, query?: Record<string, unknown>, body?: Record<string, unknown> }} CallInput
 */

/**
 * Creates a function that calls operations of the protocol at one level of one project. Returns
 * camelCase responses. Throws a known error if the service sent one, otherwise an Error.
 * @template {Level} L
 * @param {{ url: string, fetch: (request: Request) => Promise<Response>, projectId: string, level: L, proof: Proof }} caller
 */
export function createCaller({ url, fetch, projectId, level, proof }) {
  const headers = {
    [HEADERS.projectId]: projectId,
    [HEADERS.accessType]: level,
    [HEADERS.clientVersion]: CLIENT_VERSION,
    ...(proof.key ? { [KEY_HEADERS[level]]: proof.key } : {}),
    ...(proof.accessToken ? { [HEADERS.accessToken]: proof.accessToken } : {}),
    ...(proof.ownerAccessToken ? { [HEADERS.adminAccessToken]: proof.ownerAccessToken } : {}),
  };

  /**
   * @template {Operation} O
   * @param {O} operation
   * @param {CallInput} [input]
   * @returns {Promise<Output<O, L>>}
   */
  return async function call(operation, { params = {}, query = {}, body = {} } = {}) {
    const address = new URL(apiUrl(url) + fillPath(operation.path, params));
    for (const [name, value] of Object.entries(encodeInput(operation.query, query)))
      address.searchParams.set(name, String(value));
    const sent = operation.body ? { body: JSON.stringify(encodeInput(operation.body, body)) } : {};
    const response = await fetch(
      new Request(address, {
        method: operation.method,
        headers: operation.body ? { ...headers, "content-type": "application/json" } : headers,
        ...sent,
      }),
    );
    const text = await response.text();
    if (!response.ok) throw errorFrom(operation, response, text);
    return decodeAnswer(
      operation,
      level,
      operation.returns.form === "text" ? text : JSON.parse(text),
    );
  };
}

/** @param {Operation} operation @param {Response} response @param {string} text */
function errorFrom(operation, response, text) {
  if (response.headers.has(HEADERS.knownError))
    return errorFromWire(JSON.parse(text), response.headers.get(HEADERS.requestId) ?? undefined);
  return new Error(`${operation.method} ${operation.path} answered ${response.status}: ${text}`);
}
