import { beforeAll, describe, expect, it } from "vitest";
import { bundleForEdge, NOT_ON_THE_EDGE, startEdge } from "../support/edge.js";
import { KEYS, startTestProject, type TestProject } from "../support/service.js";

const MIDDLEWARE = `
import { authProxy } from "@stackkit/next/proxy";
import { StackServerApp } from "@stackkit/next/server";
import { NextRequest } from "next/server.js";

const guard = authProxy(new StackServerApp({ tokenStore: "nextjs-cookie" }), { protect: ["/board/*"] });
addEventListener("fetch", (event) => event.respondWith(guard(new NextRequest(event.request))));
`;

let project: TestProject;
let edge: ReturnType<typeof startEdge>;
beforeAll(async () => {
  project = await startTestProject({}, { port: 0 });
  const keys = KEYS(project.id);
  edge = startEdge(await bundleForEdge(MIDDLEWARE), {
    STACK_PROJECT_ID: project.id,
    STACK_PUBLISHABLE_CLIENT_KEY: keys.client,
    STACK_SECRET_SERVER_KEY: keys.server,
    STACK_API_URL: String(project.service.url),
  });
  return () => project.service.stop();
});

const ENDED = "eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.eyJzdWIiOiJ4IiwiZXhwIjoxMDAwfQ.AA";
const navigate = (path: string, cookie = "") =>
  edge.dispatchFetch(`http://localhost:3000${path}`, {
    headers: {
      accept: "text/html",
      "sec-fetch-dest": "document",
      ...(cookie === "" ? {} : { cookie }),
    },
  });
const cookiesOf = (refreshToken: string, accessToken: string): string =>
  `stack-refresh-${project.id}=${refreshToken}; stack-access=${encodeURIComponent(JSON.stringify([refreshToken, accessToken]))}`;

describe("the proxy on the edge", () => {
  it("has none of Node's globals around it", () => {
    expect(
      edge.evaluate(
        "[typeof Buffer, typeof require, typeof setImmediate, typeof global, typeof " +
          "process.version].join()",
      ),
    ).toBe("undefined,undefined,undefined,undefined,undefined");
  });

  it("names nothing that an edge bundler warns of", async () => {
    const bundle = await bundleForEdge(MIDDLEWARE, { external: ["next/*"], treeShaking: false });
    expect(NOT_ON_THE_EDGE).toContain("CompressionStream");
    expect(NOT_ON_THE_EDGE.filter((name) => new RegExp(`\\b${name}\\b`).test(bundle))).toEqual([]);
  });

  it("sends a stranger to the sign-in page, with the way back", async () => {
    const answer = await navigate("/board/plans");
    expect(answer.status).toBe(307);
    expect(answer.headers.get("location")).toBe(
      "http://localhost:3000/handler/sign-in?after_auth_return_to=%2Fboard%2Fplans",
    );
  });

  it("verifies a living token by Web Crypto, and believes no other", async () => {
    const { refreshToken, accessToken } = await project.signUp();
    const answer = await navigate("/board", cookiesOf(refreshToken, accessToken));
    expect(answer.headers.get("x-middleware-next")).toBe("1");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const forged = `${accessToken.split(".").slice(0, 2).join(".")}.${"A".repeat(86)}`;
    expect((await navigate("/board", cookiesOf("0".repeat(45), forged))).status).toBe(307);
  });

  it("refreshes an ended token, for the page and for the browser", async () => {
    const { refreshToken } = await project.signUp();
    const answer = await navigate("/board", cookiesOf(refreshToken, ENDED));
    expect(answer.headers.get("x-middleware-request-cookie")).toContain(refreshToken);
    expect(answer.headers.get("x-middleware-request-cookie")).not.toContain(ENDED);
    expect(answer.headers.get("set-cookie")).toContain("stack-access=");
  });
});
