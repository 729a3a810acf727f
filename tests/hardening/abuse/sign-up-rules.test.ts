import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AppSignUp, ProjectConfig, ServiceConfig } from "@stackkit/service";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { listen } from "../../support/listen.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { startTestProject, type TestProject } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";
import { countCases, describeSuite } from "../support.js";

const VERIFY = "http://localhost:3000/verify";
const WORDS = "Ask your company for an invitation.";

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** A receiver of the check, on a port of its own. */
async function receive(answer: RequestListener) {
  const server = createServer(answer);
  const port = await listen(server);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/check`, stop, [Symbol.asyncDispose]: stop };
}

/** Each way to an account, as the code that refuses it; undefined if the account was made. */
const WAYS: Readonly<Record<string, (project: TestProject, email: string) => Promise<unknown>>> = {
  password: async (project, email) => {
    const body = { email, password: "correct horse battery", verification_callback_url: VERIFY };
    return reasonOf(await project.call("POST", "/auth/password/sign-up", { body }));
  },
  "mailed code": async (project, email) => {
    const body = { email, callback_url: VERIFY };
    await project.call("POST", "/auth/otp/send-sign-in-code", { body });
    const code = codeIn(await mailTo(project, email, "magic_link"));
    return reasonOf(await project.call("POST", "/auth/otp/sign-in", { body: { code } }));
  },
  provider: async (project, email) => {
    const visitor = new Visitor(project);
    const answer = await visitor.signIn("google", { name: "Ann", email });
    const location = answer.headers.get("location");
    return location?.includes("code=")
      ? undefined
      : `${answer.status} ${location} ${await answer.text()}`;
  },
};

const reasonOf = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? undefined : JSON.stringify(body);

const usersOf = async (project: TestProject, email: string) =>
  (await project.call("GET", `/users?query=${encodeURIComponent(email)}`, { level: "server" })).body
    .items;

describeSuite(
  "sign-up rules",
  "accounts on every way, against the app's decision and the project's lists",
  () => {
    async function withProject<T>(
      settings: Partial<ProjectConfig>,
      config: ServiceConfig,
      run: (project: TestProject) => Promise<T>,
    ): Promise<T> {
      const project = await startTestProject(
        { oauthProviders: [{ id: "google", enabled: true, type: "shared" }], ...settings },
        config,
      );
      try {
        return await run(project);
      } finally {
        await project.service.stop();
      }
    }

    it.each(Object.entries(WAYS))("the app decides, with its words: %s", async (name, way) => {
      const asked: AppSignUp[] = [];
      const refused = newEmail();
      const beforeSignUp = async (person: AppSignUp) => {
        asked.push(person);
        return person.email === refused ? { refuse: WORDS } : undefined;
      };
      await withProject({}, { beforeSignUp }, async (project) => {
        const reason = await way(project, refused);
        expect(reason).toContain("sign_up_refused");
        expect(reason).toContain(WORDS);
        expect(await usersOf(project, refused)).toEqual([]);
        const welcome = newEmail();
        expect(await way(project, welcome)).toBeUndefined();
        expect(await usersOf(project, welcome)).toHaveLength(1);
        expect(asked.map(({ email }) => email)).toEqual([refused, welcome]);
        expect(asked[0]).toMatchObject({
          projectId: project.id,
          isEmailVerified: name !== "password",
          providerId: name === "provider" ? "google" : null,
        });
      });
      countCases(2);
    });

    it.each(Object.entries(WAYS))("without a clear answer nobody gets in: %s", async (_, way) => {
      const answers: (() => unknown)[] = [
        () => {
          throw new Error("The database of the app is away.");
        },
        () => true,
        () => ({}),
        () => null,
      ];
      for (const answer of answers) {
        const beforeSignUp = (async () => answer()) as ServiceConfig["beforeSignUp"];
        await withProject({}, { beforeSignUp }, async (project) => {
          const email = newEmail();
          await way(project, email);
          expect(await usersOf(project, email)).toEqual([]);
        });
      }
      countCases(answers.length);
    });

    it("a service of its own asks by a signed call, and refuses without an answer", async () => {
      const secret = `whsec_${Buffer.from("a secret of thirty-two bytes ...").toString("base64")}`;
      const answers: [status: number, body: string][] = [
        [200, JSON.stringify({ refuse: WORDS })],
        [204, ""],
        [200, "{}"],
        [200, "not JSON"],
        [500, ""],
        [302, ""],
      ];
      const refused = newEmail();
      const bodies: unknown[] = [];
      await using receiver = await receive(async (request, response) => {
        const [status, body] = answers[bodies.length] ?? [500, ""];
        const text = await readText(request);
        bodies.push(new Webhook(secret).verify(text, request.headers as Record<string, string>));
        response.writeHead(status).end(body);
      });
      const config = { signUpCheckUrl: receiver.url, signUpCheckSecret: secret };
      await withProject({}, config, async (project) => {
        expect(await WAYS.password?.(project, refused)).toContain(WORDS);
        expect(await WAYS.password?.(project, newEmail())).toBeUndefined();
        for (const _ of answers.slice(2))
          expect(await WAYS.password?.(project, newEmail())).toContain("does not work right now");
        expect(bodies[0]).toMatchObject({ projectId: project.id, email: refused });
        await receiver.stop();
        expect(await WAYS.password?.(project, newEmail())).toContain("does not work right now");
      });
      for (const signUpCheckSecret of [undefined, "whsec_no base64"]) {
        const unsigned = startTestProject({}, { signUpCheckUrl: receiver.url, signUpCheckSecret });
        await expect(unsigned).rejects.toMatchObject({ code: "sign-up-check-unsigned" });
      }
      countCases(answers.length + 2);
    });

    it("the app may call the service while it decides", async () => {
      let project: TestProject | undefined;
      const beforeSignUp = async () => {
        const { body } = (await project?.call("GET", "/users", { level: "server" })) ?? {};
        return body.items.length < 1 ? undefined : { refuse: "Full." };
      };
      await withProject({}, { beforeSignUp }, async (started) => {
        project = started;
        expect(await WAYS.password?.(started, newEmail())).toBeUndefined();
        expect(await WAYS.password?.(started, newEmail())).toContain("Full.");
      });
      countCases(2);
    });

    it.each(Object.entries(WAYS))("the project's lists hold: %s", async (_, way) => {
      const settings = {
        signUpAllowList: ["example.com", "*.example.org", "guest@partner.example"],
        signUpBlockList: ["Eve@Example.com"],
      };
      await withProject(settings, {}, async (project) => {
        const refused = [
          "eve@example.com",
          "EVE@EXAMPLE.COM",
          "ann@sub.example.com",
          "ann@example.com.evil.example",
          "ann@notexample.org",
          "ann@example.org",
          "other@partner.example",
        ];
        for (const email of refused)
          expect(await way(project, email), email).toContain("email_not_allowed");
        for (const email of ["ann@example.com", "ann@a.example.org", "guest@partner.example"])
          expect(await way(project, email), email).toBeUndefined();
        const byServer = await project.call("POST", "/users", {
          level: "server",
          body: { primary_email: "eve@example.com" },
        });
        expect(byServer.status, "servers may do otherwise").toBe(201);
        countCases(refused.length + 3);
      });
    });
  },
);
