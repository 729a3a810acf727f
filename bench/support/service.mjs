import { createServer } from "node:http";
import { startService } from "../../service/dist/index.js";
import { call, KEYS, PASSWORD, PROJECT } from "../service/project.mjs";

const USER = { email: "ada@example.com", password: PASSWORD };

/**
 * A service with one project, all sign-in methods and one signed-in user, behind a counting proxy
 * that can add latency.
 */
export async function startBenchService() {
  const service = await startService({
    port: 0,
    rateLimits: false,
    projects: [
      {
        id: PROJECT,
        displayName: "Bench",
        keys: KEYS,
        config: {
          magicLinkEnabled: true,
          passkeyEnabled: true,
          oauthProviders: ["google", "github", "microsoft"].map((id) => ({
            id,
            enabled: true,
            type: "shared",
          })),
        },
      },
    ],
  });
  const post = (path, body) => call(fetch, service.url, "POST", path, { body });
  const tokens = await post("/auth/password/sign-up", {
    ...USER,
    verification_callback_url: "http://localhost:3000/verify",
  });
  const counter = await startCounter(service.url);
  const cookiesOf = ({ refresh_token, access_token }) => ({
    [`stack-refresh-${PROJECT}`]: encodeURIComponent(refresh_token),
    "stack-access": encodeURIComponent(JSON.stringify([refresh_token, access_token])),
  });
  const signIn = async () => cookiesOf(await post("/auth/password/sign-in", USER));
  return {
    environment: {
      STACK_PROJECT_ID: PROJECT,
      STACK_PUBLISHABLE_CLIENT_KEY: KEYS.client,
      STACK_SECRET_SERVER_KEY: KEYS.server,
      STACK_API_URL: counter.url,
    },
    cookies: cookiesOf(tokens),
    expiredCookies: { [`stack-refresh-${PROJECT}`]: encodeURIComponent(tokens.refresh_token) },
    /** The cookies of a new session, since a token lives for ten minutes. */
    signIn,
    counter,
    async stop() {
      await counter.stop();
      await service.stop();
    },
  };
}

/** Forwards and counts every request, with the configured delay. */
async function startCounter(target) {
  const calls = [];
  let delayMillis = 0;
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push(
      `${request.method} ${new URL(request.url, target).pathname}${request.headers.origin ? " (browser)" : ""}`,
    );
    await new Promise((resolve) => setTimeout(resolve, delayMillis));
    const { host: _host, connection: _connection, ...passed } = request.headers;
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers: passed,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      redirect: "manual",
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = [...answer.headers].filter(
      ([name]) =>
        !["content-encoding", "content-length", "transfer-encoding", "connection"].includes(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept)).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    take: () => calls.splice(0),
    setDelay: (millis) => (delayMillis = millis),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
