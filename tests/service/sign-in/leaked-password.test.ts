import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { listen } from "../../support/listen.js";
import { eventually, mailsTo, mailTo } from "../../support/mailbox.js";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";

const LEAKED = "nobody would guess this phrase";
const HASH = createHash("sha1").update(LEAKED).digest("hex").toUpperCase();
const PREFIX = HASH.slice(0, 5);
const REST = HASH.slice(5);
const OTHER = "0".repeat(35);

const clock = new TestClock();
let project: TestProject;
let asked: IncomingMessage[] = [];
let answer: (response: ServerResponse) => void;
const range = createServer((request, response) => {
  asked.push(request);
  answer(response);
});
beforeAll(async () => {
  const port = await listen(range);
  project = await startTestProject(
    { domains: [{ domain: "https://app.example", handlerPath: "/handler" }] },
    { passwordRangeUrl: `http://127.0.0.1:${port}/range/`, clock },
  );
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await project.service.stop();
  range.closeAllConnections();
  await new Promise((closed) => range.close(closed));
});

const signUp = (password = LEAKED) =>
  project.call("POST", "/auth/password/sign-up", {
    body: { email: newEmail(), password, verification_callback_url: CALLBACK },
  });
const lines =
  (...all: string[]) =>
  (response: ServerResponse) => {
    response.end(all.join("\r\n"));
  };

describe("signing in with a leaked password", () => {
  const MONTH_MILLIS = 31 * 24 * 60 * 60 * 1000;
  const send = (email: string, password: string) => project.signIn({ email, password });
  const signIn = async (email: string, password: string) => (await send(email, password)).status;
  const notices = async (email: string) =>
    (await mailsTo(project, email)).filter(({ kind }) => kind === "password_leaked");
  const account = async (password: string) => {
    const email = newEmail();
    const body = { primary_email: email, primary_email_verified: true, password };
    const used = { ...body, primary_email_auth_enabled: true };
    expect((await project.call("POST", "/users", { level: "server", body: used })).status).toBe(
      201,
    );
    return email;
  };

  it("works, and mails how to choose another once a month", async () => {
    answer = lines(`${REST}:0`);
    const email = await account("password1");
    expect(await signIn(email, "password2")).toBe(400);
    expect(await signIn(email, "password1")).toBe(200);
    const mail = await mailTo(project, email, "password_leaked");
    expect(mail.subject).toBe("Your Test project password is known from a data leak");
    expect(mail.links).toEqual([expect.stringContaining("/handler/forgot-password")]);
    expect(await signIn(email, "password1")).toBe(200);
    const other = await account("password1");
    expect(await signIn(other, "password1")).toBe(200);
    await mailTo(project, other, "password_leaked");
    expect(await notices(email)).toMatchObject([{ id: mail.id }]);
    clock.advance(MONTH_MILLIS);
    expect(await signIn(email, "password1")).toBe(200);
    await eventually(async () => (await notices(email)).find(({ id }) => id !== mail.id));
  });

  it("asks the range service too, about a right password alone", async () => {
    answer = lines(`${REST}:3`);
    const email = await account(LEAKED);
    expect(await signIn(email, "a wrong pass phrase")).toBe(400);
    expect(asked).toEqual([]);
    expect(await signIn(email, LEAKED)).toBe(200);
    await mailTo(project, email, "password_leaked");
    expect(asked).toHaveLength(1);
  });

  it("says so to who has typed it, and to no other", async () => {
    answer = lines(`${REST}:3`);
    const email = await account(LEAKED);
    const wrong = await send(email, "a wrong pass phrase");
    expect(JSON.stringify(wrong.body)).not.toContain("leaked");
    expect((await send(email, LEAKED)).body.password_leaked).toBe(true);
    answer = lines(`${OTHER}:3`);
    const { body } = await send(email, LEAKED);
    expect(Object.keys(body).sort()).toEqual(["access_token", "refresh_token", "user_id"]);
  });

  it("says so with the question for the second factor", async () => {
    answer = lines(`${REST}:3`);
    const email = await account(LEAKED);
    const { body } = await send(email, LEAKED);
    const secret = randomBytes(20).toString("base64");
    const fields = { totp_secret_base64: secret };
    const path = `/users/${body.user_id}`;
    const changed = await project.call("PATCH", path, { level: "server", body: fields });
    expect(changed.status).toBe(200);
    expect(await send(email, "a wrong pass phrase")).toMatchObject({
      code: "EMAIL_PASSWORD_MISMATCH",
    });
    expect(await send(email, LEAKED)).toMatchObject({
      code: "MULTI_FACTOR_AUTHENTICATION_REQUIRED",
      body: { details: { attempt_code: expect.any(String), password_leaked: true } },
    });
  });

  it("signs in without the range service, and says nothing", async () => {
    answer = (response) => void response.destroy();
    const email = await account(LEAKED);
    const signedIn = await send(email, LEAKED);
    expect(signedIn.status).toBe(200);
    expect(signedIn.body).not.toHaveProperty("password_leaked");
  });
});

describe("a range service of leaked passwords", () => {
  it("refuses what it knows, and learns five digits of the hash alone", async () => {
    answer = lines(`${OTHER}:12`, `${REST}:3`);
    expect(await signUp()).toMatchObject({
      status: 400,
      body: { details: { reason: "password_too_common" } },
    });
    expect(asked.map(({ url, headers }) => [url, headers["add-padding"]])).toEqual([
      [`/range/${PREFIX}`, "true"],
    ]);
    expect((await signUp("another phrase nobody guesses")).status).toBe(200);
  });

  it("refuses it for a changed password too", async () => {
    answer = lines(`${REST}:3`);
    const { password, accessToken: token } = await project.signUp();
    const body = { old_password: password, new_password: LEAKED };
    expect((await project.call("POST", "/auth/password/update", { token, body })).status).toBe(400);
  });

  it("takes an entry with the count zero for padding", async () => {
    answer = lines(`${REST}:0`, `${OTHER}:0`);
    expect((await signUp()).status).toBe(200);
  });

  it("is not asked about a password that is too short or common", async () => {
    expect((await signUp("short")).status).toBe(400);
    expect((await signUp("password")).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["answers nothing", () => {}],
    ["fails", (response) => void response.writeHead(503).end()],
    ["ends the connection", (response) => void response.destroy()],
    ["answers without an end", (response) => void response.write(`${REST}:3\r\n`)],
    ["answers too much", (response) => void response.end("x".repeat(2 ** 21))],
  ])("stops nobody if it %s", async (_, fault) => {
    answer = fault;
    expect((await signUp()).status).toBe(200);
    expect(asked).toHaveLength(1);
  });
});
