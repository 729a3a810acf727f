import { once } from "node:events";
import { connect } from "node:net";
import { HEADERS, KEY_HEADERS } from "@stackkit/next/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import { PASSWORD_HASH_COST } from "../../../service/src/settings/read-settings.js";
import { KEYS, startTestProject, type TestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

let project: TestProject;
const answered: { path: string; status: number }[] = [];
beforeAll(async () => {
  const writeLog = (line: string) => {
    const { message, ...facts } = JSON.parse(line);
    if (message === "request") answered.push(facts);
  };
  project = await startTestProject(
    {},
    { port: 0, rateLimits: true, writeLog, passwordHashCost: PASSWORD_HASH_COST },
  );
});
afterAll(() => project.service.stop());

const PATH = "/api/v1/auth/password/sign-in";
const leftBehind = () =>
  answered.filter(({ path, status }) => path === PATH && status === 499).length;

/** Starts a sign-in on its own connection, and disconnects before the response. */
async function abandonSignIn(email: string): Promise<void> {
  const { hostname, port } = new URL(project.service.url as string);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const body = JSON.stringify({ email, password: "wrong password" });
  const headers = {
    host: `${hostname}:${port}`,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    [HEADERS.projectId]: project.id,
    [HEADERS.accessType]: "client",
    [KEY_HEADERS.client]: KEYS(project.id).client,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  await new Promise<void>((resolve) =>
    socket.write(`POST ${PATH} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`, () => resolve()),
  );
  socket.destroy();
}

describeSuite(
  "abuse",
  "What attackers did to accounts, notices, lists and memory, one by one.",
  () => {
    it("C19: setting a password looks before it hashes, and counts against the user", async () => {
      const { accessToken } = await project.signUp();
      const set = () =>
        project.call("POST", "/auth/password/set", {
          token: accessToken,
          body: { password: "another long password" },
        });
      const most = RATE_LIMITS.signIn.perAccount;
      countCases(most * 2);
      const answers = await Promise.all(Array.from({ length: most * 2 }, set));
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(most);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(most);
    });

    it("D28: sign-ins whose clients have left are not hashed, and do not hold up the next one", async () => {
      const { email, password } = await project.signUp();
      const count = 60;
      countCases(count);
      for (let i = 0; i < count; i++) await abandonSignIn(`${i}@example.com`);
      const next = await project.signIn({ email, password });
      expect(next.status).toBe(200);
      expect(leftBehind()).toBeGreaterThan(count / 2);
    });
  },
);
