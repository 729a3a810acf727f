import { authProxy } from "@stackkit/next/proxy";
import { NextRequest } from "next/server.js";
import { beforeAll, expect, it, vi } from "vitest";
import { type ServerWorld, startServerApp } from "../../support/server-app.js";
import { countCases, describeSuite } from "../support.js";

const TRIED =
  "Answers with user data that a cache could keep, or that answer a conditional request";

const jar = vi.hoisted(() => new Map<string, string>());
vi.mock("next/dist/api/headers.js", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
    delete: ({ name }: { name: string }) => jar.delete(name),
  }),
}));

const ENDED = "eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.eyJzdWIiOiJ4IiwiZXhwIjoxMDAwfQ.AA";
const KINDS: readonly Readonly<Record<string, string>>[] = [
  { accept: "text/html", "sec-fetch-dest": "document" },
  { accept: "text/html", "sec-fetch-dest": "document", "sec-purpose": "prefetch" },
  { accept: "*/*", "sec-fetch-dest": "empty", rsc: "1" },
  { accept: "*/*", "if-none-match": "*", "if-modified-since": new Date(8e12).toUTCString() },
];
const PATHS = ["/", "/board/plans", "/handler/account-settings", "/handler/sign-in"];

describeSuite("caching", TRIED, () => {
  let project: ServerWorld["project"];
  let app: ServerWorld["app"];
  const inits: RequestInit[] = [];
  beforeAll(async () => {
    ({ project, app } = await startServerApp());
    const send = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      inits.push(init);
      return send(url, init);
    });
    return () => project.service.stop();
  });

  it("keeps every answer of the proxy that is for one person out of caches", async () => {
    const proxy = authProxy(app, { protect: ["/board/*", "/handler/account-settings"] });
    const { refreshToken, accessToken } = await project.signUp();
    const people: readonly (readonly [string, string] | undefined)[] = [
      undefined,
      [refreshToken, accessToken],
      [refreshToken, ENDED],
      ["0".repeat(45), ENDED],
      ["undefined", "%"],
    ];
    let tried = 0;
    for (const tokens of people) {
      const cookie = tokens
        ? `stack-refresh-${project.id}=${tokens[0]}; stack-access=${encodeURIComponent(JSON.stringify(tokens))}`
        : "";
      for (const path of PATHS) {
        for (const kind of KINDS) {
          for (const method of ["GET", "POST"]) {
            const request = new NextRequest(`http://localhost:3000${path}`, {
              method,
              headers: { ...kind, cookie },
            });
            const { headers, status } = await proxy(request);
            const isForOne =
              headers.has("set-cookie") || status === 307 || /board|settings/.test(path);
            const sent = [headers.get("cache-control"), headers.get("vary")];
            const what = `${method} ${path} ${JSON.stringify(kind)} ${tokens?.[1]}`;
            expect(sent, what).toEqual(isForOne ? ["private, no-store", "cookie"] : [null, null]);
            tried += 1;
          }
        }
      }
    }
    countCases(tried);
  });

  it("asks the service in a way that Next's data cache keeps nothing of", async () => {
    const { refreshToken, accessToken } = await project.signUp();
    jar.set(`stack-refresh-${project.id}`, refreshToken);
    jar.set("stack-access", JSON.stringify([refreshToken, accessToken]));
    inits.length = 0;
    const user = await app.getUser({ or: "throw" });
    const reads = [
      () => user.listContactChannels(),
      () => user.getActiveSessions(),
      () => user.listTeams(),
      () => user.listPermissions(),
      () => app.listUsers(),
      () => app.getUser(user.id),
      () => app.getProject(),
      () => app.listTeams(),
      () => user.setDisplayName("Ada"),
    ];
    for (const read of reads) await read();
    expect(inits.length).toBeGreaterThan(reads.length);
    for (const init of inits) {
      expect(init).toMatchObject({ cache: "no-store", credentials: "omit" });
      expect(init).not.toHaveProperty("next");
    }
    countCases(inits.length);
  });
});
