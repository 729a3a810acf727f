import {
  cliLogin,
  DEVICE_TOKEN_LIFE_MILLIS,
  HEADERS,
  KEY_HEADERS,
} from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { DAY } from "../../../service/src/core/time.js";
import { createVault } from "../../../service/src/core/vault.js";
import { prune } from "../../../service/src/start/pruning.js";
import { newEmail } from "../../support/addresses.js";
import { mailsTo } from "../../support/mailbox.js";
import {
  configuredProject,
  KEYS,
  read,
  serveTestProject,
  TestClock,
  TestProject,
} from "../../support/service.js";
import { FIREFOX } from "../../support/user-agents.js";
import { countCases, describeSuite } from "../support.js";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) " +
  "Chrome/143.0.0.0 Safari/537.36";
const HOME = "203.0.113.7";
const AWAY = "198.51.100.9";
const MOST_DEVICES = 50;

const clock = new TestClock();
const other = configuredProject();
const project = serveTestProject(
  {},
  { port: 0, trustedProxies: ["127.0.0.1", "::1"], clock, projects: [other] },
);

interface Browser {
  readonly agent: string;
  readonly address: string;
  readonly device?: string | undefined;
}

/** Calls over a real connection, through a proxy that forwards the browser's address. */
async function callAs(
  { agent, address, device }: Browser,
  path: string,
  body: unknown,
  of: TestProject = project,
) {
  const response = await fetch(`${project.service.url}/api/v1${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [HEADERS.projectId]: of.id,
      [HEADERS.accessType]: "client",
      [KEY_HEADERS.client]: KEYS(of.id).client,
      "user-agent": agent,
      "x-forwarded-for": address,
      ...(device === undefined ? {} : { [HEADERS.deviceToken]: device }),
    },
    body: JSON.stringify(body),
  });
  return { ...(await read(response)), device: response.headers.get(HEADERS.deviceToken) };
}

type Person = Awaited<ReturnType<TestProject["signUp"]>>;

const signIn = ({ email, password }: Person, browser: Browser, of?: TestProject) =>
  callAs(browser, "/auth/password/sign-in", { email, password }, of);

/** A user with a verified address who signed in once, from Chrome on Windows at home. */
async function createPerson(of: TestProject = project) {
  const person = await of.signUp();
  const { device } = await signIn(person, { agent: CHROME, address: HOME }, of);
  await of.markVerified(person.userId);
  return { person, device: device ?? "" };
}

const newsOf = async ({ email }: Person) =>
  (await mailsTo(project, email)).filter(({ kind }) => kind === "new_device").length;

describeSuite(
  "abuse: known devices",
  "Signing in unannounced, or as a browser that an account knows",
  () => {
    it("A30: the same kind of browser in another network is a new device", async () => {
      const { person } = await createPerson();
      await signIn(person, { agent: CHROME, address: AWAY });
      expect(await newsOf(person)).toBe(1);
      await signIn(person, { agent: CHROME, address: AWAY });
      expect(await newsOf(person)).toBe(1);
      countCases(2);
    });

    it("A30: another kind of browser in a known network is a new device", async () => {
      const { person } = await createPerson();
      await signIn(person, { agent: FIREFOX, address: HOME });
      expect(await newsOf(person)).toBe(1);
    });

    it("A30: a known browser is none, in any network and after its update", async () => {
      const { person, device } = await createPerson();
      const { device: renewed } = await signIn(person, { agent: FIREFOX, address: AWAY, device });
      await signIn(person, { agent: CHROME, address: "192.0.2.4", device: renewed ?? "" });
      expect(await newsOf(person)).toBe(0);
      countCases(2);
    });

    it("A30: a token that the service did not make for the account's browser proves nothing", async () => {
      const stranger = await createPerson();
      const neighbor = await createPerson(new TestProject(project.service, other.id));
      const { person, device } = await createPerson();
      const [version, id, issuedAt, signature = ""] = device.split(".");
      const unsigned = `${version}.${id}.${issuedAt}`;
      const foreignVault = createVault("Another service's: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEo");
      const forgeries = [
        stranger.device,
        neighbor.device,
        `${version}.${id}.${Number(issuedAt) + 1}.${signature}`,
        `v2.${id}.${issuedAt}.${signature}`,
        `${unsigned}.${foreignVault.sign("device token", `${project.id}.${unsigned}`)}`,
        `${unsigned}.`,
        unsigned,
        `${device}.x`,
        `${signature}`,
        id ?? "",
        "x".repeat(5000),
      ];
      for (const [index, forged] of forgeries.entries()) {
        const away = { agent: CHROME, address: `198.51.100.${index + 20}`, device: forged };
        const answer = await signIn(person, away);
        expect(answer.status, forged).toBe(200);
        expect(answer.device, forged).not.toBeNull();
        expect(await newsOf(person), forged).toBe(index + 1);
      }
      countCases(forgeries.length);
    });

    it("A30: a token ends after 180 days without a sign-in", async () => {
      const { person, device } = await createPerson();
      clock.advance(DEVICE_TOKEN_LIFE_MILLIS - 1);
      const { device: renewed } = await signIn(person, { agent: CHROME, address: AWAY, device });
      expect(await newsOf(person)).toBe(0);
      clock.advance(DEVICE_TOKEN_LIFE_MILLIS - 1);
      await signIn(person, { agent: CHROME, address: "192.0.2.1", device: renewed ?? "" });
      expect(await newsOf(person)).toBe(0);
      await signIn(person, { agent: CHROME, address: "192.0.2.2", device });
      expect(await newsOf(person)).toBe(1);
      countCases(3);
    });

    it("A30: no token comes without a sign-in", async () => {
      const { person } = await createPerson();
      const browser = { agent: CHROME, address: HOME };
      const wrong = await signIn({ ...person, password: "wrong horse battery" }, browser);
      expect([wrong.status, wrong.device]).toEqual([400, null]);
      const mailed = await callAs(browser, "/auth/otp/send-sign-in-code", {
        email: person.email,
        callback_url: "http://localhost:3000/magic",
      });
      expect([mailed.status, mailed.device]).toEqual([200, null]);
      const made = await project.call("POST", "/auth/sessions", {
        level: "server",
        body: { user_id: person.userId },
      });
      expect([made.status, made.headers.get(HEADERS.deviceToken)]).toEqual([200, null]);
      countCases(3);
    });

    it("A30: an account knows a bounded number of browsers, the last ones used", async () => {
      const { person, device } = await createPerson();
      for (let index = 0; index < MOST_DEVICES; index++) {
        clock.advance(1);
        await signIn(person, { agent: CHROME, address: HOME });
      }
      const { rows } = await countDevices(person.userId);
      expect(rows).toBe(MOST_DEVICES);
      await signIn(person, { agent: CHROME, address: AWAY, device });
      expect(await newsOf(person)).toBe(1);
    });

    it("A30: a person who signed up is known in the browser of the sign-up", async () => {
      const email = newEmail();
      const signUp = await callAs({ agent: CHROME, address: HOME }, "/auth/password/sign-up", {
        email,
        password: "correct horse battery",
        verification_callback_url: "http://localhost:3000/verify",
      });
      await project.markVerified(signUp.body.user_id);
      const person = { email, password: "correct horse battery" } as Person;
      await signIn(person, { agent: FIREFOX, address: AWAY, device: signUp.device ?? "" });
      expect(await newsOf(person)).toBe(0);
    });

    it("A49: a tool that a stranger started gets no session unannounced", async () => {
      const { person } = await createPerson();
      const { body: signedIn } = await signIn(person, { agent: CHROME, address: HOME });
      const before = await newsOf(person);
      const news: number[] = [];
      for (const address of [HOME, AWAY]) {
        const tool = { agent: "tool/1.0", address };
        const { body: started } = await callAs(tool, cliLogin.start.path, {});
        const confirmed = {
          login_code: started.login_code,
          refresh_token: signedIn.refresh_token,
        };
        await callAs({ agent: CHROME, address: HOME }, cliLogin.complete.path, confirmed);
        const polled = { polling_code: started.polling_code };
        const answers = await Promise.all([
          callAs(tool, cliLogin.poll.path, polled),
          callAs(tool, cliLogin.poll.path, polled),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
        news.push((await newsOf(person)) - before);
      }
      expect(news).toEqual([0, 1]);
      const mails = await mailsTo(project, person.email);
      const mail = mails.find(({ kind }) => kind === "new_device");
      expect(mail?.text).toContain(`Terminal · ${AWAY}`);
      countCases(2);
    });

    it("A56: This wasn't me ends what a tool got, however long ago, or has not fetched yet", async () => {
      const { person } = await createPerson();
      const browser = { agent: CHROME, address: HOME };
      const tool = { agent: "tool/1.0", address: AWAY };
      const { body: signedIn } = await signIn(person, browser);
      const confirm = async () => {
        const { body } = await callAs(tool, cliLogin.start.path, {});
        const confirmed = {
          login_code: body.login_code,
          refresh_token: signedIn.refresh_token,
        };
        await callAs(browser, cliLogin.complete.path, confirmed);
        return { polling_code: body.polling_code };
      };
      const refresh = (refreshToken: string) =>
        project.call("POST", "/auth/sessions/current/refresh", { refreshToken });
      const { body: fetched } = await callAs(tool, cliLogin.poll.path, await confirm());
      clock.advance(91 * DAY);
      await prune(project.service.context);
      const waiting = await confirm();
      const { access_token: token } = (await refresh(signedIn.refresh_token)).body;
      const report = await project.call("POST", "/users/me/activity/report", { token });
      expect(report.status).toBe(200);
      const { body: late } = await callAs(tool, cliLogin.poll.path, waiting);
      for (const { refresh_token } of [fetched, late])
        expect((await refresh(refresh_token)).status).toBe(401);
      expect((await refresh(signedIn.refresh_token)).status).toBe(200);
      countCases(2);
    });
  },
);

async function countDevices(userId: string) {
  const found = await project.service.context.db
    .selectFrom("device_ids")
    .select("device_id")
    .where("user_id", "=", userId)
    .execute();
  return { rows: found.length };
}
