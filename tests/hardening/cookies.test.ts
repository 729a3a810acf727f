import { expect, it } from "vitest";
import { serveTestProject } from "../support/service.js";
import { ORIGIN, Visitor } from "../support/visitor.js";
import { countCases, describeSuite } from "./support.js";

const project = serveTestProject({
  oauthProviders: [{ id: "google", enabled: true, type: "shared" }],
});

const INNER = "stack-oauth-inner-";

/** Returns from the provider with a state, in a browser with these cookies. */
const comeBack = (state: string, cookie: string) =>
  project.service.fetch(
    new Request(
      `${ORIGIN}/api/v1/auth/oauth/callback/google?${new URLSearchParams({ state, code: "x" })}`,
      { headers: { cookie } },
    ),
  );

async function startedState(): Promise<string> {
  const visitor = new Visitor(project);
  const start = await visitor.go(visitor.authorizeUrl("google"));
  return new URL(start.headers.get("location") ?? "").searchParams.get("state") ?? "";
}

describeSuite(
  "cookies",
  "cookies that are forged, doubled, oversize, of another project, or written without protection",
  () => {
    it("a sign-in with a provider goes on only in the browser that holds its cookie", async () => {
      const state = await startedState();
      const other = await startedState();
      const cookies = [
        "",
        `${INNER}${state}=`,
        `${INNER}${state}=TRUE`,
        `${INNER}${state}="x"`,
        `${INNER}${state}=1`,
        `${INNER}${other}=true`,
        `${INNER}=true`,
        `${INNER}undefined=true`,
        `__Host-${INNER}${state}=true`,
        `${INNER}${state}.0=true`,
        `${INNER.toUpperCase()}${state}=true`,
        `x${INNER}${state}=true`,
        `${INNER}${state}x=true`,
        `${INNER}${state}%3Dtrue`,
        `${INNER}${state}=${"true".repeat(50_000)}`,
        `${"a=b; ".repeat(20_000)}${INNER}${other}=true`,
      ];
      for (const cookie of cookies) {
        const response = await comeBack(state, cookie);
        expect([response.status, response.headers.get("location")], cookie.slice(0, 100)).toEqual([
          400,
          null,
        ]);
        expect(await response.text()).toContain("was not started in this browser");
      }
      countCases(cookies.length);
    });

    it("a state that no sign-in has is refused, and writes no header", async () => {
      const states = [
        "",
        "x",
        "x; Domain=example.com",
        "x=true; Path=/admin",
        "x\r\nSet-Cookie: a=b",
        "__proto__",
        "constructor",
        "a".repeat(101),
        "a".repeat(100_000),
        "..%2f",
        "\u0000",
        "ä",
        "[object Object]",
      ];
      for (const state of states) {
        const name = `${INNER}${state.replace(/[^\w-]/g, "")}`;
        const response = await comeBack(state, `${name}=true`);
        expect(response.status, state.slice(0, 100)).toBe(400);
        for (const line of response.headers.getSetCookie()) {
          expect(line).toMatch(
            /^stack-oauth-inner-[\w-]{1,100}=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
          );
        }
      }
      countCases(states.length);
    });

    it("the service's cookies are for its own host, and no script of a page reads them", async () => {
      const visitor = new Visitor(project);
      for (const [origin, secure] of [
        [ORIGIN, false],
        ["https://service.test", true],
      ] as const) {
        const start = await project.service.fetch(
          new Request(origin + visitor.authorizeUrl("google")),
        );
        const [line = ""] = start.headers.getSetCookie();
        const attributes = line.split("; ").slice(1);
        expect(attributes.filter((one) => !one.startsWith("Max-Age"))).toEqual([
          "Path=/",
          "HttpOnly",
          ...(secure ? ["Secure"] : []),
          "SameSite=Lax",
        ]);
      }
      countCases(2);
    });
  },
);
