import { afterEach, expect, it } from "vitest";
import { createApp } from "../../../service/src/api/app.js";
import { addPages } from "../../../service/src/api/pages/pages.js";
import { routes } from "../../../service/src/api/routes.js";
import { addMcp } from "../../../service/src/console/agents/mcp.js";
import { startTestService } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

type Config = NonNullable<Parameters<typeof startTestService>[0]>;

const cleanup: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of cleanup.splice(0)) await stop();
});

/** A service, requested from a peer with a host name. */
async function start(config: Config = {}) {
  const log: string[] = [];
  const service = await startTestService({ writeLog: (line) => log.push(line), ...config }, 1);
  cleanup.push(() => service.stop());
  const { context } = service;
  const app = createApp(context, routes, (pages) => {
    addPages(pages, context);
    if (context.settings.mcp) addMcp(pages, context, routes);
  });
  const statusOf = async (
    path: string,
    peer: string | undefined,
    headers: Record<string, string> = {},
  ) => {
    const { host = "localhost:8102" } = headers;
    const method = path === AGENTS ? "POST" : "GET";
    const request = new Request(`http://${host}${path}`, { method, headers });
    return (await app.fetch(request, { peer })).status;
  };
  return { service, statusOf, log };
}

const AGENTS = "/mcp";
const EMULATOR = "/emulator/google/.well-known/openid-configuration";
const PLACES = ["/mailbox", "/mailbox.json", EMULATOR];

const LOCAL_PEERS = ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1", undefined];
const LOCAL_HOSTS = [
  "localhost",
  "app.localhost:3000",
  "127.0.0.1:8102",
  "[::1]:8102",
  "LOCALHOST",
];
const FOREIGN_PEERS = [
  "203.0.113.9",
  "192.168.1.20",
  "172.17.0.1",
  "10.0.0.3",
  "169.254.1.1",
  "::ffff:192.168.1.20",
  "fd00::1",
  "2001:db8::1",
  "0.0.0.0",
  "::",
];
const FOREIGN_HOSTS = [
  "auth.example.com",
  "192.168.1.5:8102",
  "203.0.113.9",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "evil-localhost",
  "0.0.0.0:8102",
  "[fd00::1]:8102",
];
/** Headers in which a local proxy or tunnel names a remote client. */
const FORWARDED = [
  { "x-forwarded-for": "203.0.113.9" },
  { "x-forwarded-for": "127.0.0.1, 203.0.113.9" },
  { "x-forwarded-for": "203.0.113.9, 127.0.0.1" },
  { "x-forwarded-for": "unknown" },
  { "x-real-ip": "203.0.113.9" },
  { "cf-connecting-ip": "203.0.113.9" },
  { forwarded: "for=203.0.113.9;proto=https" },
  { forwarded: 'for=127.0.0.1, for="[2001:db8::1]:4711"' },
  { forwarded: "proto=https;for=_hidden" },
  { "x-forwarded-host": "tunnel.example" },
  { "x-forwarded-host": "localhost, tunnel.example" },
];

describeSuite(
  "abuse: development features",
  "the mailbox and the provider emulator, from elsewhere",
  () => {
    it("B13: answer this machine under a local name", async () => {
      const { statusOf } = await start();
      for (const path of PLACES) {
        for (const peer of LOCAL_PEERS)
          expect(await statusOf(path, peer), `${path} ${peer}`).toBe(200);
        for (const host of LOCAL_HOSTS)
          expect(await statusOf(path, "127.0.0.1", { host }), `${path} ${host}`).toBe(200);
        expect(
          await statusOf(path, "::1", {
            "x-forwarded-for": "127.0.0.1",
            "x-forwarded-host": "localhost",
          }),
        ).toBe(200);
      }
      countCases(PLACES.length * 11);
    });

    it("B13: answer no other peer, no other name, and no one whom a proxy names", async () => {
      for (const trustedProxies of [[], ["127.0.0.1", "::1", "10.0.0.0/8"]]) {
        const { statusOf } = await start({ trustedProxies });
        for (const path of PLACES) {
          for (const peer of FOREIGN_PEERS)
            expect(await statusOf(path, peer), `${path} ${peer}`).toBe(403);
          for (const host of FOREIGN_HOSTS)
            expect(await statusOf(path, "127.0.0.1", { host }), `${path} ${host}`).toBe(403);
          for (const headers of FORWARDED)
            expect(
              await statusOf(path, "127.0.0.1", headers),
              `${path} ${JSON.stringify(headers)}`,
            ).toBe(403);
        }
      }
      countCases(
        2 * PLACES.length * (FOREIGN_PEERS.length + FOREIGN_HOSTS.length + FORWARDED.length),
      );
    });

    it("B13: agents need their key on this machine, and are refused before it elsewhere", async () => {
      const { statusOf } = await start({ mcp: true });
      for (const peer of LOCAL_PEERS) expect(await statusOf(AGENTS, peer), peer).toBe(401);
      for (const host of LOCAL_HOSTS)
        expect(await statusOf(AGENTS, "127.0.0.1", { host }), host).toBe(401);
      for (const peer of FOREIGN_PEERS) expect(await statusOf(AGENTS, peer), peer).toBe(403);
      for (const host of FOREIGN_HOSTS)
        expect(await statusOf(AGENTS, "127.0.0.1", { host }), host).toBe(403);
      for (const headers of FORWARDED)
        expect(await statusOf(AGENTS, "::1", headers), JSON.stringify(headers)).toBe(403);
      countCases(10 + FOREIGN_PEERS.length + FOREIGN_HOSTS.length + FORWARDED.length);
    });

    it("B13: answer a network that the operator counts to this machine, such as a container's host", async () => {
      const { service, statusOf } = await start({
        host: "0.0.0.0",
        localNetworks: ["172.16.0.0/12"],
      });
      expect(service.context.settings.production).toBe(false);
      for (const path of PLACES) {
        expect(await statusOf(path, "172.17.0.1")).toBe(200);
        expect(await statusOf(path, "172.17.0.1", { host: "auth.example.com" })).toBe(403);
        expect(await statusOf(path, "203.0.113.9")).toBe(403);
      }
      countCases(PLACES.length * 3);
    });

    const reachable: readonly (readonly [Config, RegExp])[] = [
      [{ production: true }, /since NODE_ENV is production/],
      [{ publicUrl: "https://auth.example.com" }, /STACKKIT_PUBLIC_URL\) is at auth\.example\.com/],
      [{ publicUrl: "http://192.168.1.5:8102" }, /is at 192\.168\.1\.5/],
      [{ publicUrl: "http://localhost.evil.example" }, /is at localhost\.evil\.example/],
      [{ host: "0.0.0.0" }, /it listens on 0\.0\.0\.0/],
      [{ host: "::" }, /it listens on ::/],
      [{ host: "192.168.1.5" }, /it listens on 192\.168\.1\.5/],
      [{ publicUrl: "https://auth.example.com", production: false }, /auth\.example\.com/],
      [
        { publicUrl: "https://auth.example.com", localNetworks: ["172.16.0.0/12"] },
        /auth\.example\.com/,
      ],
    ];

    it.each(reachable)(
      "B13: %j is in production, and the log says why in one sentence",
      async (config, why) => {
        const { service, statusOf, log } = await start(config);
        expect(service.context.settings.production).toBe(true);
        for (const path of PLACES) expect(await statusOf(path, "127.0.0.1")).toBe(404);
        const [first = "{}"] = log;
        expect(JSON.parse(first).message).toMatch(/^The service is in production, since .*\.$/);
        expect(first).toMatch(why);
      },
    );

    it.each<[Config]>([
      [{}],
      [{ host: "127.0.0.1", publicUrl: "http://localhost:8102" }],
      [{ host: "::1", publicUrl: "http://auth.localhost" }],
      [{ host: "localhost", publicUrl: "http://[::1]:8102" }],
      [
        {
          publicUrl: "http://192.168.1.5:8102",
          localNetworks: ["192.168.0.0/16"],
          host: "192.168.1.5",
        },
      ],
    ])("B13: %j is a developer's machine, and the log says nothing of it", async (config) => {
      const { service, log } = await start(config);
      expect(service.context.settings.production).toBe(false);
      expect(log.join()).not.toContain("production");
    });
  },
);
