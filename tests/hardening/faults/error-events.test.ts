import { writeFileSync } from "node:fs";
import { Server } from "node:http";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { startService } from "@stackkit/service";
import { expect, it, onTestFinished, vi } from "vitest";
import { commands } from "../../../service/src/commands/commands.js";
import { createGatherer } from "../../../service/src/commands/serve/worker.js";
import { outgoing } from "../../../service/src/core/outgoing.js";
import { TRUSTED_TARGET } from "../../../service/src/core/public-address.js";
import { sendBySmtp } from "../../../service/src/mail/smtp.js";
import { makeFolder } from "../../support/folder.js";
import { listen } from "../../support/listen.js";
import { SpawnedService } from "../spawned-service.js";
import { countCases, describeSuite } from "../support.js";
import { collectCrashes, settleEvents } from "./crashes.js";

/** A server that resets each connection after reading or sending enough. */
async function startResetting(handle: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    handle(socket);
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return port;
}

/** Speaks SMTP up to a step, then resets the connection. */
const SMTP_STEPS = ["connect", "ehlo", "mail from", "rcpt to", "data", "."] as const;

function speakSmtp(socket: Socket, resetAt: string): void {
  if (resetAt === "connect") return void socket.resetAndDestroy();
  socket.write("220 ready\r\n");
  socket.setEncoding("utf8").on("data", (text: string) => {
    for (const line of text.toLowerCase().split("\r\n").filter(Boolean)) {
      if (line.startsWith(resetAt)) return void socket.resetAndDestroy();
      if (line === "data") socket.write("354 go on\r\n");
      else if (SMTP_STEPS.some((step) => line.startsWith(step))) socket.write("250 ok\r\n");
    }
  });
}

const HTTP_BREAKS: Readonly<Record<string, (socket: Socket) => void>> = {
  "at once": (socket) => socket.resetAndDestroy(),
  "after the request": (socket) => socket.once("data", () => socket.resetAndDestroy()),
  "within the headers": (socket) =>
    socket.once("data", () =>
      socket.write("HTTP/1.1 200 OK\r\nx-a", () => socket.resetAndDestroy()),
    ),
  "within the body": (socket) =>
    socket.once("data", () =>
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\nhalf", () =>
        setImmediate(() => socket.resetAndDestroy()),
      ),
    ),
  "with rubbish": (socket) => socket.once("data", () => socket.end("\0\0 no HTTP at all\r\n\r\n")),
};

describeSuite(
  "faults: error events",
  "errors of streams, sockets and processes that no promise awaits",
  () => {
    it("D20: a server that can't take connections any more goes on with those it has", async () => {
      const crashes = collectCrashes();
      const listen = vi.spyOn(Server.prototype, "listen");
      const lines: string[] = [];
      const service = await startService({ port: 0, writeLog: (line) => lines.push(line) });
      onTestFinished(() => service.stop());
      const server = listen.mock.contexts.at(-1) as Server;
      for (const code of ["EMFILE", "EMFILE", "ENFILE"]) {
        expect(() => server.emit("error", Object.assign(new Error(code), { code }))).not.toThrow();
      }
      expect(lines.filter((line) => line.includes("could not take a connection"))).toHaveLength(3);
      expect((await fetch(`${service.url}/health`)).status).toBe(200);
      expect(crashes).toEqual([]);
    });

    it.each(["stdout", "stderr"] as const)("D20: %s has no reader any more", async (name) => {
      const plant = join(makeFolder(), "writes.cjs");
      writeFileSync(plant, `setInterval(() => process.${name}.write("a line\\n"), 1).unref();`);
      const environment = { NODE_OPTIONS: `--require ${plant}` };
      await using service = await SpawnedService.start({ environment });
      service.child[name]?.destroy();
      for (let call = 0; call < 50; call++) await fetch(`${service.url}/health`);
      service.child.kill("SIGTERM");
      expect(await service.ended).toEqual([0, null]);
      countCases(50);
    });

    it("D20: the first process doesn't hear the others any more", async () => {
      const crashes = collectCrashes();
      const send = process.send;
      onTestFinished(() => {
        if (send) process.send = send;
        else delete process.send;
      });
      // Node does the same once the channel is closed.
      process.send = (...args: unknown[]) => {
        const callback = args.find((arg) => typeof arg === "function");
        const error = new Error("Channel closed");
        process.nextTick(() =>
          callback ? callback(error) : process.emit("error" as never, error as never),
        );
        return false;
      };
      void createGatherer()();
      await settleEvents();
      expect(crashes).toEqual([]);
    });

    it("D20: a process that can't be started is tried again, and ends nothing", async () => {
      const plant = join(makeFolder(), "no-forks.cjs");
      writeFileSync(
        plant,
        `const found = process.execPath;
      process.on("SIGUSR2", () => {
        process.execPath = process.execPath === found ? "/none" : found;
      });`,
      );
      const environment = { NODE_OPTIONS: `--require ${plant}` };
      await using service = await SpawnedService.start({ processes: 2, environment });
      service.child.kill("SIGUSR2");
      const [first = 0] = service.workers;
      process.kill(first, "SIGKILL");
      await expect.poll(() => service.output).toContain("could not be started again");
      expect((await fetch(`${service.url}/health`)).status).toBe(200);
      service.child.kill("SIGUSR2");
      await expect.poll(() => service.workers.length).toBe(2);
      service.child.kill("SIGTERM");
      expect(await service.ended).toEqual([0, null]);
    });

    it("D20: a file that can't be read is refused in one sentence", async () => {
      const crashes = collectCrashes();
      const directory = makeFolder();
      const importing = commands.import(["--from", directory, "--data", join(directory, "data")]);
      await expect(importing).rejects.toThrow(`${directory} cannot be read: EISDIR`);
      expect(crashes).toEqual([]);
    });

    it.each(SMTP_STEPS)("D20: a mail server resets the connection at %s", async (step) => {
      const crashes = collectCrashes();
      const port = await startResetting((socket) => speakSmtp(socket, step));
      const server = { host: "127.0.0.1", port, secure: false, username: "", password: "" };
      const sender = { type: "shared", name: "Atlas", address: "a@atlas.example" } as const;
      const letter = { to: "ada@example.com", subject: "Hello", html: "<p>Hello", text: "Hello" };
      const sending = sendBySmtp(
        { ...sender, server: { ...server, requiresTls: false, rules: TRUSTED_TARGET } },
        letter,
      );
      expect(await sending).toMatchObject({ sent: false, failure: { canRetry: true } });
      await settleEvents();
      expect(crashes).toEqual([]);
    });

    it.each(Object.keys(HTTP_BREAKS))("D20: a webhook's endpoint breaks off %s", async (when) => {
      const crashes = collectCrashes();
      const port = await startResetting(HTTP_BREAKS[when] as (socket: Socket) => void);
      const init = { method: "POST", body: "{}", timeoutMillis: 10_000 };
      await expect(outgoing(`http://127.0.0.1:${port}/`, init, TRUSTED_TARGET)).rejects.toThrow();
      await settleEvents();
      expect(crashes).toEqual([]);
    });
  },
);
