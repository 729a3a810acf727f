import { authProxy } from "@stackkit/next/proxy";
import type { StackServerApp } from "@stackkit/next/server";
import { NextRequest } from "next/server.js";
import type { ReactElement } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import { stackAppInternalsSymbol } from "../../../src/app/apps/internals-symbol.js";
import { keepFlow } from "../../../src/app/sign-in/oauth-flows.js";
import { formTicket, openApp } from "../../../src/next/handler/form-ticket.js";
import { StackHandler } from "../../../src/next/handler/stack-handler.js";
import { LOCALES } from "../../../src/protocol/languages/locales.js";
import { createBrowserJar } from "../../../src/session/browser-jar.js";
import { createCookieStore } from "../../../src/session/cookie-store.js";
import { serverAppOf } from "../../support/server-app.js";
import { serveTestProject, startTestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";
import { FORGED_VALUES } from "./forged-values.js";
import { begin, SeenRequest } from "./next-request.js";

vi.mock("next/dist/api/headers.js", async () => (await import("./next-request.js")).headersModule);

const ORIGIN = "https://app.example.com";
const TRIED =
  "cookies that are forged, doubled, oversize, of another project, or written without protection";

interface Tokens {
  readonly userId: string;
  readonly refreshToken: string;
  readonly accessToken: string;
}

const project = serveTestProject({}, { port: 0 });
let app: StackServerApp<true>;
let person: Tokens;
let other: Tokens;
beforeAll(async () => {
  app = serverAppOf(project);
  [person, other] = await Promise.all([project.signUp(), project.signUp()]);
});

const pair = (refreshToken: string, accessToken: string) =>
  encodeURIComponent(JSON.stringify([refreshToken, accessToken]));
const refreshName = () => `stack-refresh-${project.id}`;

/** The user in a server component, by token and by service. */
async function userOf(cookie: string): Promise<(string | null)[]> {
  const found: (string | null)[] = [];
  for (const ask of [() => app.getUser({ from: "token" }), () => app.getUser()]) {
    begin(new SeenRequest({ cookie }));
    found.push((await ask())?.id ?? null);
  }
  return found;
}

async function proxyAnswers(cookie: string) {
  const headers = { cookie, accept: "text/html", "sec-fetch-dest": "document" };
  return (
    await authProxy(app, { protect: ["/board"] })(new NextRequest(`${ORIGIN}/board`, { headers }))
  ).status;
}

/** Renders a page of the handler as Next does, and returns the screen's props. */
async function screenWith(cookie: string): Promise<Record<string, unknown>> {
  begin(new SeenRequest({ cookie }));
  const routeProps = {
    params: Promise.resolve({ stack: ["forgot-password"] }),
    searchParams: Promise.resolve({}),
  };
  const handler = StackHandler({ app, fullPage: true, routeProps }) as ReactElement;
  const render = handler.type as (
    props: unknown,
  ) => Promise<ReactElement<{ children: ReactElement<Record<string, unknown>> }>>;
  return (await render(handler.props)).props.children.props;
}

describeSuite("cookies", TRIED, () => {
  it("B11: a forged session cookie is no session, and breaks no page", async () => {
    for (const value of FORGED_VALUES) {
      for (const name of [refreshName(), "stack-refresh", "stack-access"]) {
        const cookie = `${name}=${value}`;
        expect(await userOf(cookie), cookie.slice(0, 200)).toEqual([null, null]);
        expect(await proxyAnswers(cookie), cookie.slice(0, 200)).toBe(307);
      }
    }
    countCases(FORGED_VALUES.length * 3);
  });

  it("a forged access cookie beside a real refresh cookie is left out, and the session goes on", async () => {
    for (const value of FORGED_VALUES) {
      const cookie = `${refreshName()}=${person.refreshToken}; stack-access=${value}`;
      expect(await userOf(cookie), value.slice(0, 200)).toEqual([person.userId, person.userId]);
    }
    countCases(FORGED_VALUES.length);
  });

  it("the access token of one session never counts for another", async () => {
    const mixed = [
      `${refreshName()}=${person.refreshToken}; stack-access=${pair(other.refreshToken, other.accessToken)}`,
      `stack-access=${pair(other.refreshToken, other.accessToken)}; ${refreshName()}=${person.refreshToken}`,
      `${refreshName()}=${person.refreshToken}; stack-access=${pair("", other.accessToken)}`,
      `${refreshName()}=${person.refreshToken}; stack-access=${encodeURIComponent(JSON.stringify([[person.refreshToken], other.accessToken]))}`,
    ];
    for (const cookie of mixed)
      expect(await userOf(cookie), cookie).toEqual([person.userId, person.userId]);
    countCases(mixed.length);
  });

  it("doubled names are one session or the other, and never both", async () => {
    const [a, b] = [person, other].map(({ refreshToken, accessToken }) => [
      `${refreshName()}=${refreshToken}`,
      `stack-access=${pair(refreshToken, accessToken)}`,
    ]) as [string[], string[]];
    const orders = [
      [...a, ...b],
      [...b, ...a],
      [a[0], b[0], b[1], a[1]],
      [b[0], a[0], b[1]],
      [a[1], b[1], a[0]],
      [`${refreshName()}=`, ...a],
      [...a, `${refreshName()}=`, "stack-access="],
    ];
    for (const order of orders) {
      const [byToken, byService] = await userOf(order.join("; "));
      expect(byToken, order.join("; ")).toBe(byService);
      expect([person.userId, other.userId, null]).toContain(byToken ?? null);
    }
    countCases(orders.length);
  });

  it("of doubled names servers take those that pages in the browser take", async () => {
    const cookiesOf = ({ refreshToken, accessToken }: Tokens) => [
      `${refreshName()}=${refreshToken}`,
      `stack-access=${pair(refreshToken, accessToken)}`,
    ];
    const [a, b] = [cookiesOf(person), cookiesOf(other)];
    const orders = [
      [...a, ...b],
      [...b, ...a],
      [`x-${a[0]}`, ...a, ...b, `x-${b[0]}`],
      [...a, `${refreshName()}=`, "stack-access="],
    ];
    for (const cookie of orders.map((order) => order.join("; "))) {
      const jar = createBrowserJar({ document: { cookie } });
      const { refreshToken } = createCookieStore({ jar, projectId: project.id }).get();
      const owner = refreshToken === person.refreshToken ? person : other;
      expect(await userOf(cookie), cookie).toEqual([owner.userId, owner.userId]);
      begin(new SeenRequest({ cookie }));
      const tokenStore = new NextRequest(ORIGIN, { headers: { cookie } });
      expect((await app.getUser({ tokenStore }))?.id, cookie).toBe(owner.userId);
      expect(await proxyAnswers(cookie), cookie).toBe(200);
    }
    countCases(orders.length);
  });

  it("cookies under other names than the kit's are not read: other projects, prefixes, parts, spellings", async () => {
    const { refreshToken, accessToken } = person;
    const names = [
      `stack-refresh-${crypto.randomUUID()}`,
      `__Host-${refreshName()}`,
      `__Secure-${refreshName()}`,
      `${refreshName()}.0`,
      `${refreshName()}.1`,
      `${refreshName()}--default`,
      refreshName().toUpperCase(),
      ` ${refreshName()}x`,
      `x${refreshName()}`,
      `stack-refresh-${project.id.slice(0, -1)}`,
      "stack-refresh-",
      "stack-refresh-internal",
      "stack-refresh-undefined",
    ];
    for (const name of names) {
      const cookie = `${name}=${refreshToken}; stack-access=${pair(refreshToken, accessToken)}`;
      expect(await userOf(cookie), name).toEqual([null, null]);
      expect(await proxyAnswers(cookie), name).toBe(307);
    }
    const halves = [refreshToken.slice(0, 20), refreshToken.slice(20)];
    expect(
      await userOf(`${refreshName()}.0=${halves[0]}; ${refreshName()}.1=${halves[1]}`),
    ).toEqual([null, null]);
    countCases(names.length + 1);
  });

  it("a session of another project is no session in this one", async () => {
    const elsewhere = await startTestProject({}, { port: 0 });
    try {
      const { refreshToken, accessToken } = await elsewhere.signUp();
      const cookie = `${refreshName()}=${refreshToken}; stack-access=${pair(refreshToken, accessToken)}`;
      expect(await userOf(cookie)).toEqual([null, null]);
      expect(await proxyAnswers(cookie)).toBe(307);
    } finally {
      await elsewhere.service.stop();
    }
    countCases(2);
  });

  it("many and long cookies do not hide a session, and do not fail a page", async () => {
    const { refreshToken, accessToken, userId } = person;
    const own = `${refreshName()}=${refreshToken}; stack-access=${pair(refreshToken, accessToken)}`;
    const others = Array.from({ length: 3000 }, (_, index) => `stack-oauth-outer-${index}=x`).join(
      "; ",
    );
    for (const cookie of [
      `${others}; ${own}`,
      `${own}; ${others}`,
      `${own}; big=${"x".repeat(500_000)}`,
    ]) {
      expect(await userOf(cookie)).toEqual([userId, userId]);
    }
    countCases(3);
  });

  it("B11: cookies of language and appearance are one of the known values, whatever they hold", async () => {
    for (const value of [
      ...FORGED_VALUES,
      "constructor",
      "toString",
      "__proto__",
      "hasOwnProperty",
      "a-".repeat(4000),
    ]) {
      const { locale, appearance } = await screenWith(
        `stack-language=${value}; stack-appearance=${value}`,
      );
      expect(LOCALES, value.slice(0, 100)).toContain(locale);
      expect([null, "light", "dark"]).toContain(appearance);
    }
    expect(await screenWith("stack-language=de; stack-appearance=dark")).toMatchObject({
      locale: "de",
      appearance: "dark",
    });
    countCases(FORGED_VALUES.length + 6);
  });

  const NAMES =
    /^(stack-access|stack-refresh-[\w-]+|stack-refresh|stack-is-https|stack-device-[\w-]+|stack-oauth-outer-[\w-]+)=/;

  /**
   * Every line sets a cookie of the kit, for this host, `SameSite=Lax`, and `Secure` on https
   * pages.
   */
  function expectProtected(lines: readonly string[], https: boolean): void {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const attributes = line
        .split("; ")
        .slice(1)
        .map((one) => one.toLowerCase());
      expect(line).toMatch(NAMES);
      expect(attributes, line).toContain("path=/");
      expect(attributes, line).toContain("samesite=lax");
      expect(attributes.includes("secure"), line).toBe(https);
      expect(
        attributes.some((one) => one.startsWith("domain")),
        line,
      ).toBe(false);
    }
  }

  const SCHEMES = [
    [{ "x-forwarded-proto": "https" }, true],
    [{ cookie: "stack-is-https=true" }, true],
    [{ origin: ORIGIN, host: new URL(ORIGIN).host }, true],
    [
      { "x-forwarded-proto": "http", origin: "http://app.example.com", host: "app.example.com" },
      false,
    ],
    [{ origin: "https://evil.example", host: "app.example.com" }, false],
  ] as const;

  it("B11: actions and route handlers write cookies with SameSite, and Secure on https", async () => {
    const { email, password } = await project.signUp();
    for (const [headers, https] of SCHEMES) {
      const request = begin(new SeenRequest(headers, false));
      await expect(app.signInWithCredential({ email, password })).rejects.toHaveProperty("digest");
      expect(request.written).toHaveLength(3);
      expectProtected(request.written, https);
    }
    const provider = begin(
      new SeenRequest(
        { "x-forwarded-proto": "https", origin: ORIGIN, host: "app.example.com" },
        false,
      ),
    );
    const ticket = formTicket(app[stackAppInternalsSymbol].settings, undefined);
    if (!ticket) throw new Error("The app has no forms.");
    await expect((await openApp(ticket)).members.signInWithOAuth("github")).rejects.toHaveProperty(
      "digest",
    );
    expect(provider.written[0]).toMatch(/^stack-oauth-outer-/);
    expectProtected(provider.written, true);
    countCases(SCHEMES.length + 1);
  });

  it("B11: the proxy writes and removes cookies with SameSite, and Secure on https", async () => {
    const { refreshToken } = await project.signUp();
    for (const [{ cookie = "", ...headers }, https] of SCHEMES as readonly (readonly [
      Record<string, string>,
      boolean,
    ])[]) {
      for (const session of [
        `${refreshName()}=${refreshToken}`,
        `${refreshName()}=${"0".repeat(45)}`,
      ]) {
        const sent = {
          ...headers,
          cookie: `${cookie}; ${session}; stack-access=x`,
          accept: "text/html",
        };
        const answer = await authProxy(app)(new NextRequest(`${ORIGIN}/board`, { headers: sent }));
        expectProtected(answer.headers.getSetCookie(), https);
      }
    }
    countCases(SCHEMES.length * 2);
  });

  it("B11: browsers write cookies with SameSite, and Secure on https", () => {
    for (const [protocol, https] of [
      ["https:", true],
      ["http:", false],
    ] as const) {
      const lines: string[] = [];
      const document = {
        location: { protocol },
        get cookie() {
          return "";
        },
        set cookie(line: string) {
          lines.push(line);
        },
      };
      const jar = createBrowserJar({ document });
      createCookieStore({ jar, projectId: project.id }).set({
        refreshToken: "r",
        accessToken: "a",
      });
      keepFlow(jar, "state", "verifier");
      expect(lines).toHaveLength(3);
      expectProtected(lines, https);
    }
    countCases(6);
  });
});
