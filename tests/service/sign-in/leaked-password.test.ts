import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { startTestProject, type TestProject } from "../../support/service.js";

const LEAKED = "nobody would guess this phrase";
const HASH = createHash("sha1").update(LEAKED).digest("hex").toUpperCase();
const PREFIX = HASH.slice(0, 5);
const REST = HASH.slice(5);
const OTHER = "0".repeat(35);

let project: TestProject;
let asked: IncomingMessage[] = [];
let answer: (response: ServerResponse) => void;
const range = createServer((request, response) => {
  asked.push(request);
  answer(response);
});
beforeAll(async () => {
  await new Promise<void>((started) => range.listen(0, "127.0.0.1", started));
  const { port } = range.address() as AddressInfo;
  project = await startTestProject({}, { passwordRangeUrl: `http://127.0.0.1:${port}/range/` });
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
