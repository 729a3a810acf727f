import { once } from "node:events";
import { createServer } from "node:http";

/** Under this path, tests read the recorded calls and add faults. */
export const CONTROL_PATH = "/__line";

/**
 * Longer than tests pause between two calls: a call on a connection that closes at that moment
 * would fail.
 */
const KEPT_MILLIS = 60_000;

/**
 * @typedef {{ text: string, about: string }} Call a request, and its token
 * @typedef {{ path: string, about: string[], status?: number }} Fault calls of a path with one of these tokens get that status, or wait until the fault is mended
 */

/**
 * A proxy in front of a service that records calls and injects faults, separately for each user,
 * since tests run in parallel. `GET /__line` lists the calls, `POST` adds a fault, `DELETE` removes
 * the faults of the tokens in its body.
 * @param {string} target the service @param {number} port
 */
export async function startFaultProxy(target, port) {
  /** @type {Call[]} */
  const calls = [];
  /** @type {Set<Fault & { held: (() => void)[] }>} */
  const faults = new Set();

  /** @param {string | undefined} method @param {string} body */
  function control(method, body) {
    if (method === "POST") faults.add({ ...JSON.parse(body), held: [] });
    if (method === "DELETE") {
      const about = JSON.parse(body);
      for (const fault of faults) {
        if (!fault.about.some((token) => about.includes(token))) continue;
        faults.delete(fault);
        for (const letGo of fault.held) letGo();
      }
    }
    return method === "GET" ? calls : [];
  }

  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { pathname } = new URL(request.url ?? "/", target);
    if (pathname === CONTROL_PATH)
      return response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify(control(request.method, body.toString())));

    const about = aboutOf(request.headers["x-stack-access-token"], body.toString());
    // Preflight requests are not calls.
    if (request.method !== "OPTIONS")
      calls.push({
        text: `${request.method} ${pathname.replace("/api/v1", "")}${request.headers.origin ? " by the browser" : ""}`,
        about,
      });
    const fault = [...faults].find(
      (one) => pathname.endsWith(one.path) && one.about.includes(about),
    );
    if (fault?.status !== undefined)
      return response.writeHead(fault.status, { "access-control-allow-origin": "*" }).end();
    if (fault) await new Promise((resolve) => fault.held.push(() => resolve(undefined)));

    const { connection: _, host: __, "content-length": ___, ...headers } = request.headers;
    const answer = await fetch(target + request.url, {
      method: request.method ?? "GET",
      headers: /** @type {Record<string, string>} */ (headers),
      redirect: "manual",
      ...(body.length > 0 ? { body } : {}),
    });
    const kept = [...answer.headers].filter(
      ([name]) =>
        ![
          "content-encoding",
          "content-length",
          "transfer-encoding",
          "connection",
          "set-cookie",
        ].includes(name),
    );
    response.writeHead(
      answer.status,
      [...kept, ...answer.headers.getSetCookie().map((cookie) => ["set-cookie", cookie])].flat(),
    );
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(port, "127.0.0.1");
  server.keepAliveTimeout = KEPT_MILLIS;
  await once(server, "listening");
}

/**
 * Returns the user of a call: the user of its access token, or its refresh token, or nothing.
 * @param {string | string[] | undefined} accessToken @param {string} body
 */
function aboutOf(accessToken, body) {
  if (typeof accessToken === "string")
    return JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString()).sub;
  return new URLSearchParams(body).get("refresh_token") ?? "";
}
