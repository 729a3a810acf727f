import { API_PATH, HEADERS, KEY_HEADERS } from "@stackkit/next/protocol";
import { expect, it } from "vitest";
import { mailsTo } from "../../support/mailbox.js";
import { KEYS, read, serveTestProject, type TestProject } from "../../support/service.js";
import { FIREFOX } from "../../support/user-agents.js";
import { countCases, describeSuite } from "../support.js";

/** User agents that do not identify a browser. */
const UNKNOWN = ["", "curl/8.0", "python-requests/2.32", "Mozilla/5.0", "HeadlessChrome/140"];

const project = serveTestProject({}, { port: 0, trustedProxies: ["127.0.0.1", "::1"] });

type Person = Awaited<ReturnType<TestProject["signUp"]>>;

/** Signs in over a real connection, through a proxy that forwards the client's address. */
async function signIn({ email, password }: Person, agent: string, address: string) {
  const response = await fetch(`${project.service.url}${API_PATH}/auth/password/sign-in`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [HEADERS.projectId]: project.id,
      [HEADERS.accessType]: "client",
      [KEY_HEADERS.client]: KEYS(project.id).client,
      "user-agent": agent,
      "x-forwarded-for": address,
    },
    body: JSON.stringify({ email, password }),
  });
  return (await read(response)).body.access_token as string;
}

/** A user with a verified address and an earlier sign-in from Firefox. */
async function createPerson(): Promise<Person> {
  const person = await project.signUp();
  await signIn(person, FIREFOX, "203.0.113.7");
  await project.markVerified(person.userId);
  return person;
}
const newsOf = async ({ email }: Person) =>
  (await mailsTo(project, email)).filter(({ kind }) => kind === "new_device");

describeSuite(
  "abuse: new device",
  "Signing in without a notice, by saying nothing of itself",
  () => {
    it.each(UNKNOWN)(
      "A6: a sign-in as %j from elsewhere sends a notice with its address",
      async (agent) => {
        const person = await createPerson();
        await signIn(person, agent, "198.51.100.9");
        expect((await newsOf(person)).map(({ text }) => text)).toEqual([
          expect.stringContaining("198.51.100.9"),
        ]);
      },
    );

    it("A6: an unknown device is new in each network, and gets one notice in each", async () => {
      const person = await createPerson();
      for (const address of ["198.51.100.9", "192.0.2.4", "198.51.100.9"])
        await signIn(person, "curl/8.0", address);
      expect(await newsOf(person)).toHaveLength(2);
      countCases(3);
    });

    it("A6: every session has its address in the list", async () => {
      const person = await createPerson();
      for (const agent of UNKNOWN) {
        const token = await signIn(person, agent, "198.51.100.9");
        const { body } = await project.call("GET", "/auth/sessions?user_id=me", { token });
        const current = body.items.find(
          (one: { is_current_session: boolean }) => one.is_current_session,
        );
        expect(current.last_used_at_end_user_ip_info, agent).toEqual({ ip: "198.51.100.9" });
      }
      countCases(UNKNOWN.length);
    });

    it("A6: a session that an app's server creates is no sign-in of an unknown device", async () => {
      const person = await createPerson();
      const body = { user_id: person.userId };
      const made = await project.call("POST", "/auth/sessions", { level: "server", body });
      expect(made.status).toBe(200);
      expect(await newsOf(person)).toEqual([]);
    });
  },
);
