import { beforeEach, describe, expect, it } from "vitest";
import { createSetupToken } from "../../../service/src/console/setup-links.js";
import { newEmail } from "../../support/addresses.js";
import { CONSOLE_PASSWORD, consoleOf, cookieIn } from "../../support/console.js";
import { serveTestProject, TestClock } from "../../support/service.js";

const MINUTE = 60_000;
const clock = new TestClock();
const sendEmail = async () => {};
const project = serveTestProject({}, { port: 0, clock, rateLimits: true, sendEmail });
beforeEach(async () => {
  clock.advance(20 * MINUTE);
  await database().deleteFrom("administrators").execute();
});

const { call } = consoleOf(() => project, clock);
const database = () => project.service.context.db;
const newLink = (recovers = false) => createSetupToken(database(), clock.now(), { recovers });
const setUp = (token: string, email: string, code?: string, password = CONSOLE_PASSWORD) =>
  call("setup", {
    method: "POST",
    body: { token, email, password, ...(code !== undefined && { code }) },
  });

/** The digits in the latest mail to an address. */
async function digitsTo(email: string): Promise<string> {
  const mails = await database()
    .selectFrom("mails")
    .select(["kind", "subject", "text"])
    .where("recipient", "=", email)
    .orderBy("created_at")
    .execute();
  const last = mails.at(-1);
  expect(last?.kind).toBe("administrator_code");
  expect(last?.subject).not.toMatch(/\d{6}/);
  const text = project.service.context.vault.open(last?.text ?? "");
  return /\b\d{6}\b/.exec(text)?.[0] ?? "";
}

/** Asks for a code. Resolves to the whole of it. */
async function codeFor(token: string, email: string) {
  // The latest mail is the one of a later time.
  clock.advance(1);
  const { status, text, headers } = await setUp(token, email);
  expect(status, text).toBe(200);
  expect(cookieIn(headers)).toBe("");
  const { state, nonce } = JSON.parse(text);
  expect(state).toBe("code-mailed");
  return (await digitsTo(email)) + nonce;
}
const wrong = (code: string) =>
  ((Number(code.slice(0, 6)) + 1) % 1_000_000).toString().padStart(6, "0") + code.slice(6);

describe("the first administrator of a service that sends mail", () => {
  it("proves the address by a mailed code, once", async () => {
    const [token, email] = [await newLink(), newEmail()];
    const code = await codeFor(token, email);
    expect((await setUp(token, email, wrong(code))).status).toBe(404);
    const answers = await Promise.all([setUp(token, email, code), setUp(token, email, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const cookie = cookieIn(answers.find(({ status }) => status === 200)?.headers ?? new Headers());
    const session = JSON.parse((await call("session", { cookie })).text);
    expect(session).toMatchObject({ state: "signed-in", administrator: { primary_email: email } });
    expect((await setUp(token, email, code)).status).toBe(410);
  });

  it("cannot use the code for another address or by another link, late, or without it", async () => {
    const [token, email] = [await newLink(), newEmail()];
    const code = await codeFor(token, email);
    expect((await setUp(token, newEmail(), code)).status).toBe(404);
    expect((await setUp(token, email, "")).status).toBe(400);
    expect((await setUp(token, email, "0".repeat(45))).status).toBe(404);
    const next = await newLink();
    expect((await setUp(token, email, code)).status).toBe(410);
    expect((await setUp(next, email, code)).status).toBe(404);
    const late = await codeFor(next, email);
    clock.advance(15 * MINUTE);
    expect((await setUp(next, email, late)).status).toBe(400);
    expect(await database().selectFrom("administrators").selectAll().execute()).toEqual([]);
  });

  it("has five guesses, and so many mails", async () => {
    const [token, email] = [await newLink(), newEmail()];
    const code = await codeFor(token, email);
    for (let guess = 0; guess < 5; guess++)
      expect((await setUp(token, email, wrong(code))).status).toBe(404);
    expect((await setUp(token, email, code)).text).toContain("too many attempts");
    const statuses = [];
    for (let mails = 0; mails < 8; mails++) statuses.push((await setUp(token, email)).status);
    expect(statuses).toEqual([...Array(7).fill(200), 429]);
  });

  it("gets no mail for a weak password or a link that has ended", async () => {
    const [token, email] = [await newLink(), newEmail()];
    expect((await setUp(token, email, undefined, "short")).status).toBe(400);
    expect((await setUp("ended", email)).status).toBe(410);
    const mails = database().selectFrom("mails").select("id").where("recipient", "=", email);
    expect(await mails.execute()).toEqual([]);
  });

  it("needs no code by a recovering link, since mail may be what is broken", async () => {
    const { status, text } = await setUp(await newLink(true), newEmail());
    expect([status, JSON.parse(text).state]).toEqual([200, "signed-in"]);
  });
});
