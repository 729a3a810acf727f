import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { HEADERS, KEY_HEADERS, passwords } from "@stackkit/next/protocol/internal";
import { afterEach, expect, it } from "vitest";
import {
  BODY_WINDOW_MILLIS,
  MIN_BYTES_PER_WINDOW,
  readBody,
} from "../../../service/src/http/body.js";
import {
  BODIES_IN_FLIGHT_BYTES,
  BODIES_OF_USER_BYTES,
} from "../../../service/src/http/body-budget.js";
import { RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import { KEYS, startTestProject, TestClock, type TestProject } from "../../support/service.js";
import { cases, countCases, describeSuite } from "../support.js";

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const PICTURE_BYTES = 900_000;

async function start() {
  const project = await startTestProject({}, { port: 0, rateLimits: true });
  stops.push(project.service.stop);
  return { project };
}

/** Sends the headers and a part of a body, and leaves the rest out. */
async function sendPart(
  { service, id }: TestProject,
  request: { method: string; path: string; token?: string; length: number },
  part: string,
): Promise<Socket> {
  const { hostname, port } = new URL(service.url as string);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  stops.push(async () => socket.destroy());
  await once(socket, "connect");
  const headers = {
    host: `${hostname}:${port}`,
    "content-type": "application/json",
    "content-length": String(request.length),
    [HEADERS.projectId]: id,
    [HEADERS.accessType]: "client",
    [KEY_HEADERS.client]: KEYS(id).client,
    ...(request.token === undefined ? {} : { [HEADERS.accessToken]: request.token }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = `${request.method} /api/v1${request.path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
  await new Promise<void>((resolve) => socket.write(head + part, () => resolve()));
  return socket;
}

const statusOf = async (socket: Socket): Promise<number> => {
  const [answer] = (await once(socket, "data")) as [Buffer];
  return Number(answer.toString().split(" ")[1]);
};

describeSuite(
  "limits: slow bodies",
  "Bodies that are announced and never sent, to keep everybody else's out",
  () => {
    it("E5: idle bodies of a signed-in user and of nobody keep no sign-in out", async () => {
      const { project } = await start();
      const bob = await project.signUp();
      const { accessToken: token } = await project.signUp();
      const count = cases(68, 1024);
      countCases(count * 2);
      const picture = { method: "PATCH", path: "/users/me", token, length: PICTURE_BYTES };
      for (let i = 0; i < count; i++) {
        await sendPart(project, picture, "{");
        await sendPart(
          project,
          { method: "POST", path: passwords.signIn.path, length: 60_000 },
          "{",
        );
      }
      const { status } = await project.signIn(bob);
      expect(status).toBe(200);
      const change = { profile_image_url: `data:image/png;base64,${"A".repeat(500_000)}` };
      expect(
        (await project.call("PATCH", "/users/me", { token: bob.accessToken, body: change })).status,
      ).toBe(200);
    });

    it("E5: a full budget refuses pictures, and never what people sign in with", async () => {
      const { project } = await start();
      const bob = await project.signUp();
      using held = project.service.context.bodies.hold([]);
      held.add(BODIES_IN_FLIGHT_BYTES);
      const signIn = { email: bob.email, password: bob.password };
      countCases(RATE_LIMITS.signIn.perAccount);
      for (let i = 0; i < RATE_LIMITS.signIn.perAccount; i++)
        expect((await project.signIn(signIn)).status).toBe(200);
      const picture = await sendPart(
        project,
        { method: "PATCH", path: "/users/me", token: bob.accessToken, length: PICTURE_BYTES },
        `{"profile_image_url":"${"A".repeat(100_000)}`,
      );
      expect(await statusOf(picture)).toBe(503);
    });

    it("E5: one user's unfinished bodies have a share, whatever networks they come from", async () => {
      const { project } = await start();
      const { accessToken: token } = await project.signUp();
      const request = { method: "PATCH", path: "/users/me", token, length: PICTURE_BYTES };
      const part = `{"profile_image_url":"${"A".repeat(PICTURE_BYTES - 100)}`;
      const most = Math.floor(BODIES_OF_USER_BYTES / part.length);
      const sent = await Promise.all(
        Array.from({ length: most + 1 }, () => sendPart(project, request, part)),
      );
      // The last to come is refused, whichever that is.
      expect(await Promise.race(sent.map(statusOf))).toBe(503);
      const bob = await project.signUp();
      expect(
        (
          await project.call("PATCH", "/users/me", {
            token: bob.accessToken,
            body: { display_name: "Bob" },
          })
        ).status,
      ).toBe(200);
    });

    it("E5: a body that comes more slowly than a minimum rate is ended", async () => {
      const clock = new TestClock();
      let send = (_: string) => {};
      const body = new ReadableStream({
        start: (controller) => {
          send = (text) => controller.enqueue(new TextEncoder().encode(text));
        },
      });
      const request = new Request("http://service.localhost", {
        method: "POST",
        headers: { "content-type": "application/json", "content-length": String(PICTURE_BYTES) },
        body,
        duplex: "half",
      } as RequestInit);
      const received: number[] = [];
      const onBytes = (bytes: number) => received.push(bytes);
      const read = readBody(request, { maxBytes: PICTURE_BYTES, clock, onBytes });
      const refused = expect(read).rejects.toMatchObject({ status: 408 });
      for (let window = 1; window <= 3; window++) {
        send("A".repeat(MIN_BYTES_PER_WINDOW));
        await expect.poll(() => received.length).toBe(window);
        await expect.poll(() => clock.waiting).toBe(1);
        clock.advance(BODY_WINDOW_MILLIS);
      }
      send("A".repeat(MIN_BYTES_PER_WINDOW - 1));
      await expect.poll(() => received.length).toBe(4);
      await expect.poll(() => clock.waiting).toBe(1);
      clock.advance(BODY_WINDOW_MILLIS);
      await expect.poll(() => clock.waiting, { timeout: 3000 }).toBe(0);
      await refused;
    });
  },
);
