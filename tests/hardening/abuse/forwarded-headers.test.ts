import { afterAll, expect, it } from "vitest";
import { RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import type { ServiceConfig } from "../../../service/src/settings/config.js";
import { passwords, sessions } from "../../../src/protocol/index.js";
import { KEYS, startTestProject, TestClock, type TestProject } from "../../support/service.js";
import { FIREFOX } from "../../support/user-agents.js";
import { countCases, describeSuite } from "../support.js";

const LOCAL_PROXY = ["127.0.0.1", "::1"];
const PHISHING = "Your account is locked. Call us at +1 555 0100 or visit evil.example";

describeSuite("abuse: forwarded headers", "clients that invent their address or place", () => {
  const running: TestProject[] = [];
  afterAll(async () => {
    for (const { service } of running) await service.stop();
  });

  async function start(config: ServiceConfig) {
    const clock = new TestClock();
    const project = await startTestProject({}, { port: 0, clock, rateLimits: true, ...config });
    running.push(project);
    const post = (path: string, body: unknown, headers: Record<string, string>) =>
      fetch(`${project.service.url}/api/v1${path}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: {
          "content-type": "application/json",
          "x-stack-project-id": project.id,
          "x-stack-access-type": "client",
          "x-stack-publishable-client-key": KEYS(project.id).client,
          ...headers,
        },
      });
    /** Tries codes until the network's limit is exceeded. Returns the response statuses. */
    const tryCodes = async (headersOf: (attempt: number) => Record<string, string>) => {
      const statuses: number[] = [];
      for (let i = 0; i <= RATE_LIMITS.code.perNetwork; i++) {
        const answer = await post(
          passwords.checkResetCode.path,
          { code: "z".repeat(45) },
          headersOf(i),
        );
        await answer.arrayBuffer();
        statuses.push(answer.status);
      }
      countCases(statuses.length);
      return statuses;
    };
    /** The location in the session of a new sign-in. */
    const placeThrough = async (headers: Record<string, string>) => {
      const { email, password } = await project.signUp();
      const answer = await post(
        passwords.signIn.path,
        { email, password },
        { "user-agent": FIREFOX, ...headers },
      );
      const { access_token } = (await answer.json()) as { access_token: string };
      const { items } = (
        await project.call("GET", `${sessions.list.path}?user_id=me`, { token: access_token })
      ).body;
      return items.find((item: { is_current_session: boolean }) => item.is_current_session)
        .last_used_at_end_user_ip_info;
    };
    return { project, tryCodes, placeThrough };
  }

  it.each([
    ["X-Forwarded-For", (i: number) => ({ "x-forwarded-for": `198.51.100.${i}, 203.0.113.7` })],
    [
      "CF-Connecting-IP",
      (i: number) => ({ "cf-connecting-ip": `198.51.100.${i}`, "x-forwarded-for": "203.0.113.7" }),
    ],
    [
      "X-Real-IP",
      (i: number) => ({ "x-real-ip": `198.51.100.${i}`, "x-forwarded-for": "203.0.113.7" }),
    ],
    [
      "X-Vercel-Forwarded-For",
      (i: number) => ({
        "x-vercel-forwarded-for": `198.51.100.${i}`,
        "x-forwarded-for": "203.0.113.7",
      }),
    ],
    [
      "Forwarded",
      (i: number) => ({ forwarded: `for=198.51.100.${i}`, "x-forwarded-for": "203.0.113.7" }),
    ],
  ] as [string, (i: number) => Record<string, string>][])(
    "B9: a new address in %s with each request doesn't evade the limit of a network",
    async (_name, headersOf) => {
      const { tryCodes } = await start({ trustedProxies: LOCAL_PROXY });
      expect((await tryCodes(headersOf)).at(-1)).toBe(429);
    },
  );

  it("B9: the right-most hop that is no trusted proxy counts, also behind several", async () => {
    const { placeThrough } = await start({
      trustedProxies: [...LOCAL_PROXY, "10.0.0.0/8"],
      rateLimits: false,
    });
    const hops = {
      "198.51.100.1, 203.0.113.7, 10.1.2.3, 10.0.0.1": "203.0.113.7",
      "203.0.113.7:4711, 10.0.0.1": "203.0.113.7",
      "[2001:db8::9]:4711": "2001:db8::9",
      "::ffff:203.0.113.7, ::ffff:10.0.0.1": "203.0.113.7",
      "203.0.113.7, nonsense, 10.0.0.1": "10.0.0.1",
      nonsense: "127.0.0.1",
    };
    for (const [sent, ip] of Object.entries(hops))
      expect(await placeThrough({ "x-forwarded-for": sent })).toEqual({ ip });
    countCases(Object.keys(hops).length);
  });

  it("B9: a vendor's headers are read only if that vendor is configured", async () => {
    const cloudflare = {
      "cf-connecting-ip": "203.0.113.8",
      "cf-ipcountry": "CH",
      "cf-ipcity": "St. Gallen",
    };
    const vercel = {
      "x-vercel-forwarded-for": "203.0.113.9",
      "x-vercel-ip-country": "FR",
      "x-vercel-ip-city": "Orl%C3%A9ans",
    };
    const sent = { "x-forwarded-for": "203.0.113.7", ...cloudflare, ...vercel };
    const through = async (proxyVendor: ServiceConfig["proxyVendor"]) =>
      (await start({ trustedProxies: LOCAL_PROXY, proxyVendor, rateLimits: false })).placeThrough(
        sent,
      );
    expect(await through(undefined)).toEqual({ ip: "203.0.113.7" });
    expect(await through("cloudflare")).toEqual({
      ip: "203.0.113.8",
      countryCode: "CH",
      cityName: "St. Gallen",
    });
    expect(await through("vercel")).toEqual({
      ip: "203.0.113.9",
      countryCode: "FR",
      cityName: "Orléans",
    });
  });

  it("B9: a place is shown only as a plain name", async () => {
    const { placeThrough } = await start({
      trustedProxies: LOCAL_PROXY,
      proxyVendor: "cloudflare",
      rateLimits: false,
    });
    const bad = [
      PHISHING,
      "evil.example",
      "https://evil.example",
      "<b>Bern</b>",
      "Bern%0D%0AHi",
      "A".repeat(61),
      "Call 5550100",
      "x@evil",
    ];
    for (const city of bad) {
      const headers = {
        "cf-connecting-ip": "203.0.113.8",
        "cf-ipcity": city,
        "cf-ipcountry": city,
        "cf-region-code": city,
      };
      expect(
        await placeThrough({ ...headers, "cf-timezone": city, "cf-iplatitude": "1e9" }),
        city,
      ).toEqual({ ip: "203.0.113.8" });
    }
    countCases(bad.length * 4);
  });

  it("B9: requests through a proxy on this machine that isn't configured are counted, and the log warns once", async () => {
    const lines: string[] = [];
    const { tryCodes } = await start({ writeLog: (line) => lines.push(line) });
    expect((await tryCodes((i) => ({ "x-forwarded-for": `198.51.100.${i}` }))).at(-1)).toBe(429);
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "warn");
    expect(warnings).toEqual([
      expect.objectContaining({
        message: expect.stringContaining("STACKKIT_TRUSTED_PROXIES"),
        proxy: "127.0.0.1",
      }),
    ]);
  });
});
