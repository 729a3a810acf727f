import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { afterAll, expect, it } from "vitest";
import { outgoing } from "../../../service/src/core/outgoing.js";
import { isPublicAddress } from "../../../service/src/core/public-address.js";
import { sendTestMail } from "../../../service/src/mail/test-mail.js";
import { openIdProfile, withSafePicture } from "../../../service/src/sign-in/oauth/profile.js";
import { emails } from "../../../src/protocol/index.js";
import { listen } from "../../support/listen.js";
import { mailServer, mailServerBody } from "../../support/mail-server.js";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";
import { TestMailServer } from "../../support/smtp.js";
import { countCases, describeSuite } from "../support.js";

const SECRET = "a secret of thirty-two characters and more, 0123456789";
const PRODUCTION = { production: true, privateNetworks: [] };
const LOOPBACK_ALLOWED = { production: true, privateNetworks: ["127.0.0.0/8", "::1"] };

const PRIVATE = [
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "192.0.0.192",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "::127.0.0.1",
  "fe80::1",
  "fe80::1%eth0",
  "fd00:ec2::254",
  "fec0::1",
  "ff02::1",
  "64:ff9b::10.0.0.1",
  "64:ff9b:1::1",
  "2002:7f00:1::",
  "2001:0:7f00:1::",
  "2001:db8::1",
  "nonsense",
  "",
];
const PUBLIC = [
  "1.1.1.1",
  "93.184.216.34",
  "172.32.0.1",
  "100.128.0.1",
  "2606:4700:4700::1111",
  "64:ff9b::1.1.1.1",
  "::ffff:1.1.1.1",
];
/** Spellings of local addresses and of cloud metadata addresses. */
const HOSTS = [
  "127.0.0.1",
  "127.1",
  "0",
  "0x7f000001",
  "2130706433",
  "017700000001",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "localhost",
  "169.254.169.254",
  "0xa9fea9fe",
  "[fd00:ec2::254]",
  "①②⑦.⓪.⓪.①",
];

describeSuite(
  "abuse: outgoing requests",
  "addresses, names, ports and answers that turn the service against its own network",
  () => {
    const servers: Server[] = [];
    const projects: TestProject[] = [];
    afterAll(async () => {
      for (const { service } of projects) await service.stop();
      for (const server of servers) await new Promise((resolve) => server.close(resolve));
    });

    async function serve(answer: RequestListener): Promise<number> {
      const server = createServer(answer);
      servers.push(server);
      return listen(server);
    }
    async function start(config: { production: boolean; privateNetworks?: string[] }) {
      const project = await startTestProject({}, { secret: SECRET, ...config });
      projects.push(project);
      return project;
    }
    const testMail = (project: TestProject, host: string, port: number) =>
      project.call("POST", emails.sendTest.path, {
        level: "admin",
        body: {
          recipient_email: "ann@example.com",
          email_config: mailServerBody({ host, port, username: "", password: "" }),
        },
      });

    it("B16: private, loopback, link-local and metadata addresses differ from public ones", () => {
      for (const address of PRIVATE) expect(isPublicAddress(address), address).toBe(false);
      for (const address of PUBLIC) expect(isPublicAddress(address), address).toBe(true);
      countCases(PRIVATE.length + PUBLIC.length);
    });

    it("B16: no spelling of a private address is reached in production", async () => {
      let reached = 0;
      const port = await serve((_request, response) => {
        reached += 1;
        response.end("inside");
      });
      for (const host of HOSTS) {
        await expect(
          outgoing(`http://${host}:${port}/`, { timeoutMillis: 5000 }, PRODUCTION),
          host,
        ).rejects.toThrow(/private network/);
      }
      for (const url of [
        `https://127.0.0.1:${port}/`,
        "ftp://127.0.0.1/",
        "file:///etc/passwd",
        "http://1.1.1.1:25/",
        "http://[2606:4700:4700::1111]:389/",
      ]) {
        await expect(outgoing(url, { timeoutMillis: 5000 }, PRODUCTION), url).rejects.toMatchObject(
          { name: "RefusedTargetError" },
        );
      }
      expect(reached).toBe(0);
      countCases(HOSTS.length + 5);
      expect(
        await (
          await outgoing(`http://127.0.0.1:${port}/`, { timeoutMillis: 5000 }, LOOPBACK_ALLOWED)
        ).text(),
      ).toBe("inside");
      expect(
        await (
          await outgoing(
            `http://localhost:${port}/`,
            { timeoutMillis: 5000 },
            { production: false, privateNetworks: [] },
          )
        ).text(),
      ).toBe("inside");
    });

    it("B16: an endless answer is cut off, a slow one ends in time, and a redirect is not followed", async () => {
      let sent = 0;
      const endless = await serve((request, response) => {
        const chunk = Buffer.alloc(64 * 1024);
        const write = () => {
          while (!request.socket.destroyed && response.write(chunk)) sent += chunk.length;
        };
        response.on("drain", write);
        write();
      });
      await expect(
        outgoing(`http://127.0.0.1:${endless}/`, { timeoutMillis: 10_000 }, LOOPBACK_ALLOWED),
      ).rejects.toThrow();
      expect(sent).toBeLessThan(32 * 1024 * 1024);
      const silent = await serve((_request, response) => response.write("{"));
      await expect(
        outgoing(`http://127.0.0.1:${silent}/`, { timeoutMillis: 300 }, LOOPBACK_ALLOWED),
      ).rejects.toMatchObject({ name: "TimeoutError" });
      const moved = await serve((_request, response) =>
        response.writeHead(302, { location: `http://127.0.0.1:${endless}/` }).end(),
      );
      expect(
        (await outgoing(`http://127.0.0.1:${moved}/`, { timeoutMillis: 5000 }, LOOPBACK_ALLOWED))
          .status,
      ).toBe(302);
      countCases(3);
    });

    it("B16: a test mail reaches no private host and no port of another protocol in production", async () => {
      const project = await start({ production: true });
      const local = await TestMailServer.start();
      const tried: [string, number][] = [
        ["127.0.0.1", local.port],
        ["localhost", 25],
        ["169.254.169.254", 25],
        ["10.0.0.1", 587],
        ["::1", 465],
        ["1.1.1.1", 22],
        ["1.1.1.1", 443],
      ];
      for (const [host, port] of tried) {
        const { body } = await testMail(project, host, port);
        expect(body, `${host}:${port}`).toMatchObject({
          success: false,
          error_message: expect.stringMatching(/private network|must be one of/),
        });
      }
      expect(local.tries).toBe(0);
      countCases(tried.length);
      const allowed = await start({ production: true, privateNetworks: ["127.0.0.0/8"] });
      expect((await testMail(allowed, "127.0.0.1", local.port)).body).toMatchObject({
        success: true,
      });
      await local.stop();
    });

    it("B16: what a foreign program says of itself is shown nowhere", async () => {
      const project = await start({ production: false });
      const banner = "SSH-2.0-OpenSSH_9.9 internal-host";
      const program = createTcpServer((socket) =>
        socket.on("error", () => {}).end(`${banner}\r\n`),
      );
      const port = await listen(program);
      const { body } = await testMail(project, "127.0.0.1", port);
      const { body: sent } = await project.call("GET", emails.listSent.path, { level: "admin" });
      expect(body.success).toBe(false);
      expect(JSON.stringify([body, sent])).not.toContain("SSH");
      await new Promise((resolve) => program.close(resolve));
    });

    it("B16: a provider's picture is stored only if it is an https address", () => {
      const keptOf = (picture: string) =>
        withSafePicture(
          openIdProfile({ facts: { sub: "1", picture }, emails: undefined, form: {} }),
        ).profileImageUrl;
      const bad = [
        "javascript:alert(1)",
        "http://127.0.0.1/",
        "data:text/html,x",
        'https://a.example/"><script>',
        `https://${"a".repeat(3000)}`,
        " https://a.example",
      ];
      for (const picture of bad) expect(keptOf(picture), picture).toBeNull();
      expect(keptOf("https://pictures.example/1?s=96")).toBe("https://pictures.example/1?s=96");
      countCases(bad.length);
    });

    it("B16: a project's mail server that hangs doesn't hold a test mail", async () => {
      const clock = new TestClock();
      const program = createTcpServer();
      const server = mailServer({ port: await listen(program) });
      const project = await start({ production: false });
      const sending = sendTestMail(
        { clock, settings: project.service.context.settings },
        "Shop",
        "ann@example.com",
        server,
      );
      await expect.poll(() => clock.waiting).toBe(1);
      clock.advance(60_000);
      expect((await sending).failure).toMatchObject({ errorType: "ETIMEDOUT" });
      await new Promise((resolve) => program.close(resolve));
    });
  },
);
