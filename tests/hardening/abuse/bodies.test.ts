import { once } from "node:events";
import { connect } from "node:net";
import { HEADERS, KEY_HEADERS, MAX_BODY_BYTES } from "@stackkit/next/protocol/internal";
import { beforeAll, expect, it } from "vitest";
import {
  BODIES_OF_NETWORK_BYTES,
  BodyBudget,
  SMALL_BODY_BYTES,
} from "../../../service/src/http/body-budget.js";
import { KEYS, serveTestProject, type TestProject } from "../../support/service.js";
import { describeSuite } from "../support.js";

const project = serveTestProject({}, { port: 0 });
let ann: Awaited<ReturnType<TestProject["signUp"]>>;
beforeAll(async () => {
  ann = await project.signUp();
});

/**
 * Sends the headers and half of the body of a request. Resolves with the response's status line.
 */
async function sendHalf(key: string, length: number): Promise<string> {
  const { hostname, port } = new URL(project.service.url as string);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const headers = {
    host: `${hostname}:${port}`,
    "content-type": "application/json",
    "content-length": String(length),
    [HEADERS.projectId]: project.id,
    [HEADERS.accessType]: "client",
    [KEY_HEADERS.client]: key,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(
    `POST /api/v1/auth/password/sign-in HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n{"email":`,
  );
  const [answer] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  return answer.toString().split("\r\n")[0] ?? "";
}

const change = (body: unknown) =>
  project.call("PATCH", "/users/me", { token: ann.accessToken, body });
const read = async () => (await project.call("GET", "/users/me", { token: ann.accessToken })).body;

describeSuite(
  "abuse",
  "What attackers did to accounts, notices, lists and memory, one by one.",
  () => {
    it("C18: a caller is refused before their body is read", async () => {
      expect(await sendHalf("pck_unknown", 1000)).toContain(" 401 ");
    });

    it("C18: a body that is announced as too long is refused before it is read", async () => {
      expect(await sendHalf(KEYS(project.id).client, MAX_BODY_BYTES + 1)).toContain(" 413 ");
    });

    it("C18: a body of more than 64 KiB is refused, whether it says so or not", async () => {
      const long = { email: "a@example.com", password: "x".repeat(MAX_BODY_BYTES) };
      expect((await project.call("POST", "/auth/password/sign-in", { body: long })).status).toBe(
        413,
      );
      expect(
        (
          await project.call("PATCH", "/users/me", {
            body: { display_name: "x".repeat(MAX_BODY_BYTES) },
          })
        ).status,
      ).toBe(413);
    });

    it("C18: pictures and metadata of someone signed in have room, each up to its bound", async () => {
      const picture = `data:image/png;base64,${"A".repeat(900_000)}`;
      const full = { profile_image_url: picture, client_metadata: "x".repeat(65_534) };
      expect(await change(full)).toMatchObject({ status: 200, body: full });
      expect(await change({ client_metadata: "x".repeat(65_535) })).toMatchObject({
        status: 400,
        code: "SCHEMA_ERROR",
      });
      expect(await change({ client_metadata: "é".repeat(40_000) })).toMatchObject({
        status: 400,
        code: "SCHEMA_ERROR",
      });
      expect(await read()).toMatchObject(full);
    });

    it("C18: names have at most 200 characters", async () => {
      expect((await change({ display_name: "x".repeat(200) })).status).toBe(200);
      expect(await change({ display_name: "x".repeat(201) })).toMatchObject({
        status: 400,
        code: "SCHEMA_ERROR",
      });
      const made = { display_name: "x".repeat(201) };
      expect(
        await project.call("POST", "/teams", { token: ann.accessToken, body: made }),
      ).toMatchObject({ status: 400, code: "SCHEMA_ERROR" });
      expect((await read()).display_name).toBe("x".repeat(200));
    });

    it("C18: larger bodies in flight have a bound, and each network has a share of it", () => {
      const budget = new BodyBudget();
      const hold = (name: string, bytes: number) => {
        const held = budget.hold([{ name, share: BODIES_OF_NETWORK_BYTES }]);
        held.add(bytes);
        return held;
      };
      const busy = expect.objectContaining({ status: 503, headers: { "retry-after": "5" } });
      const larger = SMALL_BODY_BYTES + 1;
      const held = ["a", "b", "c", "d"].map((name) => hold(name, BODIES_OF_NETWORK_BYTES - larger));
      expect(() => hold("a", larger + 1)).toThrow(busy);
      hold("a", SMALL_BODY_BYTES);
      for (const name of ["a", "b", "c"]) held.push(hold(name, larger));
      expect(() => hold("e", larger + 1)).toThrow(busy);
      hold("e", larger)[Symbol.dispose]();
      for (const one of held) one[Symbol.dispose]();
      for (const name of ["a", "b", "c", "d"]) hold(name, BODIES_OF_NETWORK_BYTES);
      expect(() => hold("e", larger)).toThrow(busy);
    });

    it("C18: a command-line tool gets only a valid session, and nothing else is stored for it", async () => {
      const { body: login } = await project.call("POST", "/auth/cli", { body: {} });
      const complete = (refresh_token: string) =>
        project.call("POST", "/auth/cli/complete", {
          body: { login_code: login.login_code, refresh_token },
        });
      expect(await complete("x".repeat(60_000))).toMatchObject({
        status: 400,
        code: "SCHEMA_ERROR",
      });
      expect(await complete("x".repeat(45))).toMatchObject({
        status: 401,
        code: "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED",
      });
      expect(
        (
          await project.call("POST", "/auth/cli/poll", {
            body: { polling_code: login.polling_code },
          })
        ).body.status,
      ).toBe("waiting");
      expect((await complete(ann.refreshToken)).status).toBe(200);
    });
  },
);
