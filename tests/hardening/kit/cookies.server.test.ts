import { authProxy } from "@stackkit/next/proxy";
import type { StackServerApp } from "@stackkit/next/server";
import { NextRequest } from "next/server.js";
import type { ReactElement } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import { LOCALES } from "../../../src/messages/locales.js";
import { StackHandler } from "../../../src/next/handler/stack-handler.js";
import { serverAppOf } from "../../support/server-app.js";
import { startTestProject, type TestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";
import { FORGED_VALUES } from "./forged-values.js";
import { begin, SeenRequest } from "./next-request.js";

vi.mock("next/headers.js", async () => (await import("./next-request.js")).headersModule);

const ORIGIN = "https://app.example.com";
const TRIED = "cookies that are forged, doubled, oversize, of another project, or written without protection";

interface Tokens {
  readonly userId: string;
  readonly refreshToken: string;
  readonly accessToken: string;
}

let project: TestProject;
let app: StackServerApp<true>;
let person: Tokens;
let other: Tokens;
beforeAll(async () => {
  project = await startTestProject({}, { port: 0 });
  app = serverAppOf(project);
  [person, other] = await Promise.all([project.signUp(), project.signUp()]);
  return () => project.service.stop();
});

const pair = (refreshToken: string, accessToken: string) => encodeURIComponent(JSON.stringify([refreshToken, accessToken]));
const refreshName = () => `stack-refresh-${project.id}`;

/** Who a server component finds, by the token and by the service. */
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
  return (await authProxy(app, { protect: ["/board"] })(new NextRequest(`${ORIGIN}/board`, { headers }))).status;
}

/** Renders a page of the handler as Next does, and hands over what its screen is shown with. */
async function screenWith(cookie: string): Promise<Record<string, unknown>> {
  begin(new SeenRequest({ cookie }));
  const routeProps = { params: Promise.resolve({ stack: ["forgot-password"] }), searchParams: Promise.resolve({}) };
  const handler = StackHandler({ app, fullPage: true, routeProps }) as ReactElement;
  const render = handler.type as (props: unknown) => Promise<ReactElement<{ children: ReactElement<Record<string, unknown>> }>>;
  return (await render(handler.props)).props.children.props;
}

describeSuite("cookies", TRIED, () => {
  it("a forged session cookie is nobody, and no page fails over it", async () => {
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
    for (const cookie of mixed) expect(await userOf(cookie), cookie).toEqual([person.userId, person.userId]);
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
    expect(await userOf(`${refreshName()}.0=${halves[0]}; ${refreshName()}.1=${halves[1]}`)).toEqual([null, null]);
    countCases(names.length + 1);
  });

  it("a session of another project is nobody in this one", async () => {
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
    const others = Array.from({ length: 3000 }, (_, index) => `stack-oauth-outer-${index}=x`).join("; ");
    for (const cookie of [`${others}; ${own}`, `${own}; ${others}`, `${own}; big=${"x".repeat(500_000)}`]) {
      expect(await userOf(cookie)).toEqual([userId, userId]);
    }
    countCases(3);
  });

  it("cookies of language and appearance are one of the known values, whatever they hold", async () => {
    for (const value of [...FORGED_VALUES, "constructor", "toString", "__proto__", "hasOwnProperty", "a-".repeat(4000)]) {
      const { locale, appearance } = await screenWith(`stack-language=${value}; stack-appearance=${value}`);
      expect(LOCALES, value.slice(0, 100)).toContain(locale);
      expect([null, "light", "dark"]).toContain(appearance);
    }
    expect(await screenWith("stack-language=de; stack-appearance=dark")).toMatchObject({ locale: "de", appearance: "dark" });
    countCases(FORGED_VALUES.length + 6);
  });
});
