import { passwords, sessions } from "@stackkit/next/protocol/internal";
import { afterEach, describe, expect, it } from "vitest";
import { mailsTo } from "../../support/mailbox.js";
import {
  KEYS,
  serveTestProject,
  startTestProject,
  TestClock,
  type TestProject,
} from "../../support/service.js";
import { FIREFOX } from "../../support/user-agents.js";

const HEADLESS =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) " +
  "HeadlessChrome/143.0.0.0 Safari/537.36";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, " +
  "like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

const clock = new TestClock();
const project = serveTestProject({}, { clock });

type User = Awaited<ReturnType<TestProject["signUp"]>>;
const signIn = (
  { email, password }: Pick<User, "email" | "password">,
  headers: Record<string, string> = {},
) => project.signIn({ email, password }, headers);

describe("where a session is used", () => {
  const PROXY = "127.0.0.1";
  const behind: TestProject[] = [];
  afterEach(async () => {
    for (const { service } of behind.splice(0)) await service.stop();
  });

  /** A call over a real connection, as a proxy on this machine makes it. */
  async function signInThrough(trustedProxies: string[], headers: Record<string, string>) {
    const real = await startTestProject({}, { port: 0, trustedProxies, proxyVendor: "vercel" });
    behind.push(real);
    const user = await real.signUp();
    const response = await fetch(`${real.service.url}/api/v1${passwords.signIn.path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-stack-project-id": real.id,
        "x-stack-access-type": "client",
        "x-stack-publishable-client-key": KEYS(real.id).client,
        ...headers,
      },
      body: JSON.stringify({ email: user.email, password: user.password }),
    });
    const { access_token } = (await response.json()) as { access_token: string };
    const { items } = (
      await real.call("GET", `${sessions.list.path}?user_id=me`, { token: access_token })
    ).body;
    return items.find((item: { is_current_session: boolean }) => item.is_current_session)
      .last_used_at_end_user_ip_info;
  }
  const location = {
    "x-vercel-forwarded-for": "203.0.113.7",
    "x-vercel-ip-country": "CH",
    "x-vercel-ip-city": "Z%C3%BCrich",
    "x-vercel-ip-latitude": "47.37",
  };

  it("comes from a trusted proxy", async () => {
    expect(await signInThrough([PROXY, "::1"], { ...location, "user-agent": FIREFOX })).toEqual({
      ip: "203.0.113.7",
      countryCode: "CH",
      cityName: "Zürich",
      latitude: 47.37,
    });
  });

  it("comes from no other proxy", async () => {
    expect(await signInThrough([], { ...location, "user-agent": FIREFOX })).toEqual({ ip: PROXY });
  });

  it("A6: is stored for clients other than browsers too", async () => {
    for (const agent of ["curl/8.0", "", "Mozilla/5.0 (compatible; bot)"])
      expect(
        await signInThrough([PROXY, "::1"], { ...location, "user-agent": agent }),
        agent,
      ).toMatchObject({ ip: "203.0.113.7", countryCode: "CH" });
  });
});

describe("what a session is used by", () => {
  it("has a readable name for browsers, and none for other clients", async () => {
    const user = await project.signUp();
    for (const agent of [FIREFOX, SAFARI, HEADLESS, "curl/8.0"])
      await signIn(user, { "user-agent": agent });
    const { items } = (
      await project.call("GET", `${sessions.list.path}?user_id=me`, { token: user.accessToken })
    ).body;
    expect(items.map(({ device }: { device?: string }) => device)).toEqual(
      expect.arrayContaining(["Firefox, Linux", "Safari, iPhone", "Chrome, Linux", undefined]),
    );
  });
});

describe("a sign-in from a new kind of device", () => {
  it("is in the notice, and only there", async () => {
    const user = await project.signUp();
    await project.markVerified(user.userId);
    const news = async () =>
      (await mailsTo(project, user.email)).filter(({ kind }) => kind === "new_device");
    await signIn(user, { "user-agent": FIREFOX });
    await signIn(user, { "user-agent": FIREFOX.replaceAll("140", "141") });
    await signIn(user);
    // The sign-up did not say what it came from, so that Firefox was new.
    expect((await news()).map(({ text }) => text)).toEqual([expect.stringContaining("Firefox")]);
    await signIn(user, { "user-agent": SAFARI });
    await signIn(user, { "user-agent": SAFARI });
    const notices = (await news())
      .map(({ text }) => text)
      .filter((text) => text.includes("Safari"));
    expect(notices).toEqual([expect.stringContaining("Safari on iPhone")]);
  });
});
