import { HEADERS, KEY_HEADERS } from "@stackkit/next/protocol";
import { afterEach, expect, it } from "vitest";
import { RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import { CALLBACK } from "../../support/addresses.js";
import { KEYS, startTestProject, type TestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const running: TestProject[] = [];
afterEach(async () => {
  for (const { service } of running.splice(0)) await service.stop();
});

const OWN_NETWORK = "198.51.100.7";
const stranger = (i: number) => `203.0.${i + 1}.1`;

async function start() {
  const project = await startTestProject(
    {},
    { port: 0, rateLimits: true, trustedProxies: ["127.0.0.1", "::1"] },
  );
  running.push(project);
  const post = async (from: string, path: string, body: unknown) => {
    const response = await fetch(`${project.service.url}/api/v1${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": from,
        [HEADERS.projectId]: project.id,
        [HEADERS.accessType]: "client",
        [KEY_HEADERS.client]: KEYS(project.id).client,
      },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const ann = { email: "ann@example.com", password: "correct horse battery" };
  expect(
    await post(OWN_NETWORK, "/auth/password/sign-up", {
      ...ann,
      verification_callback_url: CALLBACK,
    }),
  ).toBe(200);
  const signUp = (from: string) =>
    post(from, "/auth/password/sign-up", {
      email: "new@example.com",
      password: `of ${from}, long enough`,
      verification_callback_url: CALLBACK,
    });
  const signIn = (from: string, password = ann.password) =>
    post(from, "/auth/password/sign-in", { email: ann.email, password });
  const reset = (from: string) =>
    post(from, "/auth/password/send-reset-code", { email: ann.email, callback_url: CALLBACK });
  /** Counts as many attempts as a limit allows, without waiting for responses. */
  const use = async (from: string, count: number, request: (from: string) => Promise<number>) => {
    for (let i = 0; i < count; i++) await request(from);
  };
  return { signUp, signIn, reset, use, project };
}

describeSuite(
  "abuse",
  "What attackers did to accounts, notices, lists and memory, one by one.",
  () => {
    it("A5: a stranger's wrong passwords do not keep the owner out, here or elsewhere", async () => {
      const { signIn, use } = await start();
      const { perAccount } = RATE_LIMITS.signIn;
      countCases(perAccount + 3);
      await use(stranger(0), perAccount, (from) => signIn(from, "wrong password"));
      expect(await signIn(stranger(0), "wrong password")).toBe(429);
      expect(await signIn(OWN_NETWORK)).toBe(200);
      expect(await signIn("192.0.2.1")).toBe(200);
    });

    it("A5: strangers in many networks are stopped, and the owner's own network is not", async () => {
      const { signIn, project } = await start();
      const { perAccount, everywhere } = RATE_LIMITS.signIn;
      const networks = everywhere / perAccount;
      countCases(everywhere);
      await signIn(stranger(0), "wrong password");
      // The remaining attempts are counted without hashing hundreds of passwords.
      await project.service.context.db
        .updateTable("rate_limits")
        .set({ count: everywhere - 1 })
        .where("count", "=", 1)
        .execute();
      expect(await signIn(stranger(networks), "wrong password")).toBe(400);
      expect(await signIn(stranger(networks + 1), "wrong password")).toBe(429);
      expect(await signIn("192.0.2.1")).toBe(429);
      expect(await signIn(OWN_NETWORK)).toBe(200);
    });

    it("A53: strangers in many networks keep no address from signing up", async () => {
      const { signUp, project } = await start();
      countCases(2);
      expect(await signUp(stranger(0))).toBe(200);
      // As if many more had signed up with it from everywhere.
      await project.service.context.db
        .updateTable("rate_limits")
        .set({ count: 1000 })
        .where("count", "=", 1)
        .execute();
      expect(await signUp(stranger(0))).toBe(429);
      expect(await signUp("192.0.2.1")).toBe(200);
    });

    it("A5: a stranger's reset requests do not use up the owner's", async () => {
      const { reset, use } = await start();
      const { perAccount } = RATE_LIMITS.mail;
      countCases(perAccount + 2);
      await use(stranger(0), perAccount, reset);
      expect(await reset(stranger(0))).toBe(429);
      expect(await reset(OWN_NETWORK)).toBe(200);
    });
  },
);
