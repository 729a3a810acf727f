import { passwords } from "@stackkit/next/protocol/internal";
import { afterEach, describe, expect, it } from "vitest";
import { networkOf } from "../../../service/src/limits/network.js";
import { RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import { KEYS, startTestProject, TestClock, type TestProject } from "../../support/service.js";

const running: TestProject[] = [];
afterEach(async () => {
  for (const { service } of running.splice(0)) await service.stop();
});
async function start(config: Parameters<typeof startTestProject>[1] = {}) {
  const clock = new TestClock();
  const project = await startTestProject({}, { rateLimits: true, clock, ...config });
  running.push(project);
  return { project, clock };
}
const { perAccount, perNetwork, windowMillis } = RATE_LIMITS.signIn;
const askForReset = (project: TestProject, email: string) =>
  project.call("POST", passwords.sendResetCode.path, {
    body: { email, callback_url: "http://localhost:3000/x" },
  });

describe("limits", () => {
  it("answer 429 with the seconds to wait, about one account, and end with their window", async () => {
    const { project, clock } = await start();
    const most = RATE_LIMITS.mail.perAccount;
    for (let i = 0; i < most; i++)
      expect((await askForReset(project, "ann@example.com")).status).toBe(200);
    const refused = await askForReset(project, "ANN@example.com");
    expect(refused).toMatchObject({ status: 429, code: undefined });
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect((await askForReset(project, "bob@example.com")).status).toBe(200);
    clock.advance(seconds * 1000);
    expect((await askForReset(project, "ann@example.com")).status).toBe(200);
  });

  it("hold for passwords too, whether the account exists or not", async () => {
    const { project } = await start();
    const signIn = () =>
      project.signIn({ email: "unknown@example.com", password: "wrong password" });
    for (let i = 0; i < perAccount; i++) expect((await signIn()).status).toBe(400);
    expect((await signIn()).status).toBe(429);
  });

  it("are off if the settings say so", async () => {
    const { project } = await start({ rateLimits: false });
    for (let i = 0; i <= RATE_LIMITS.mail.perAccount; i++)
      expect((await askForReset(project, "ann@example.com")).status).toBe(200);
  });

  it("count in the database, so that no two requests at once share a count", async () => {
    const { project } = await start();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => askForReset(project, "ann@example.com")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(
      RATE_LIMITS.mail.perAccount,
    );
  });

  it("count a network by its address behind a trusted proxy, an IPv6 network by its /64", async () => {
    const { project, clock } = await start({ port: 0, trustedProxies: ["127.0.0.1", "::1"] });
    const from = async (ip: string, level: "client" | "server" = "client") => {
      const key =
        level === "client"
          ? { "x-stack-publishable-client-key": KEYS(project.id).client }
          : { "x-stack-secret-server-key": KEYS(project.id).server };
      const response = await fetch(
        `${project.service.url}/api/v1${passwords.checkResetCode.path}`,
        {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-forwarded-for": ip,
            "x-stack-project-id": project.id,
            "x-stack-access-type": level,
            ...key,
          } as Record<string, string>,
          body: JSON.stringify({ code: "z".repeat(45) }),
        },
      );
      await response.arrayBuffer();
      return response.status;
    };
    for (let i = 0; i < RATE_LIMITS.code.perNetwork; i++)
      expect(await from(`2001:db8:1:2::${i.toString(16)}`)).toBe(404);
    expect(await from("2001:db8:1:2:ffff::1")).toBe(429);
    expect(await from("2001:db8:1:3::1")).toBe(404);
    expect(await from("203.0.113.7")).toBe(404);
    expect(await from("2001:db8:1:2::1", "server")).toBe(404);
    clock.advance(windowMillis);
    expect(await from("2001:db8:1:2::1")).toBe(404);
  });

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0db8:0000:0000:1234::9", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["127.0.0.1", undefined],
    ["::1", undefined],
    ["nonsense", undefined],
    [undefined, undefined],
  ])("know the network of %s as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("are looser for networks than for accounts: many people share one", () => {
    for (const rule of Object.values(RATE_LIMITS))
      expect(rule.perNetwork).toBeGreaterThanOrEqual(rule.perAccount);
    expect(perNetwork).toBeGreaterThan(perAccount);
  });
});
