import { AsyncLocalStorage } from "node:async_hooks";
import { authProxy } from "@stackkit/next/proxy";
import { NextRequest } from "next/server.js";
import { beforeAll, expect, it, vi } from "vitest";
import { stackAppInternalsSymbol } from "../../../src/app/apps/internals-symbol.js";
import { type ServerWorld, startServerApp } from "../../support/server-app.js";
import { cases, countCases, describeSuite } from "../support.js";

const TRIED = "Interleaved requests of two people, each answer checked for the other's data";

/** Requests of Next, separated by an asynchronous context as in Next. */
const next = vi.hoisted(() => ({ current: (): Map<string, string> => new Map() }));
const requests = new AsyncLocalStorage<Map<string, string>>();
next.current = () => requests.getStore() ?? new Map();

vi.mock("next/dist/api/headers.js", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => {
      const value = next.current().get(name);
      return value === undefined ? undefined : { value };
    },
    set: (name: string, value: string) => next.current().set(name, value),
    delete: ({ name }: { name: string }) => next.current().delete(name),
  }),
}));

vi.mock("../../../src/transport/clock.js", async (original) => {
  const { withoutCallLimit } = await import("../../support/patient-clock.js");
  const { systemClock } = await original<typeof import("../../../src/transport/clock.js")>();
  return { systemClock: withoutCallLimit(systemClock) };
});

type Person = Awaited<ReturnType<ServerWorld["project"]["signUp"]>>;

/** A long-expired access token, so that the kit refreshes. */
const ENDED = "eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.eyJzdWIiOiJ4IiwiZXhwIjoxMDAwfQ.AA";
const DOCUMENT = { accept: "text/html", "sec-fetch-dest": "document" };

const ENDED_HOLDER = "x";

/** The users of all access tokens in a text. */
const holdersOf = (text: string): string[] =>
  [...text.matchAll(/eyJ[\w-]+\.([\w-]+)\./g)].map(
    ([, claims = ""]) => JSON.parse(Buffer.from(claims, "base64url").toString()).sub,
  );

describeSuite("never crossed", TRIED, () => {
  const rounds = cases(100, 500);
  let project: ServerWorld["project"];
  let app: ServerWorld["app"];
  let people: readonly [Person, Person];
  beforeAll(async () => {
    ({ project, app } = await startServerApp());
    people = [await project.signUp(), await project.signUp()];
    return () => project.service.stop();
  });

  const cookiesOf = ({ refreshToken, accessToken }: Person, isEnded: boolean) =>
    new Map([
      [`stack-refresh-${project.id}`, refreshToken],
      ["stack-access", JSON.stringify([refreshToken, isEnded ? ENDED : accessToken])],
    ]);

  /**
   * Runs `visit` for both users alternately, all in parallel, half of them with an expired access
   * token.
   */
  async function interleave(
    visit: (own: Person, other: Person, jar: Map<string, string>) => unknown,
  ) {
    countCases(rounds);
    await Promise.all(
      Array.from({ length: rounds }, (_, round) => {
        const [own, other] = round % 2 ? people : ([people[1], people[0]] as const);
        const jar = cookiesOf(own, round % 4 > 1);
        return requests.run(jar, () => visit(own, other, jar));
      }),
    );
  }

  const expectOwn = (value: unknown, own: Person, other: Person) => {
    const text = JSON.stringify(value);
    expect(text).toContain(own.userId);
    for (const mark of [other.userId, other.email, other.refreshToken]) {
      expect(text).not.toContain(mark);
    }
  };

  it("renders each of two people with their own data only", async () => {
    const { serializeUser } = app[stackAppInternalsSymbol];
    await interleave(async (own, other, jar) => {
      const user = await app.getUser({ or: "throw" });
      const [channels, sessions, handedDown, session] = await Promise.all([
        user.listContactChannels(),
        user.getActiveSessions(),
        serializeUser(app.getUser()),
        app.getSession(),
      ]);
      const read = [
        user.toClientJson(),
        channels.map(({ value }) => value),
        sessions.map(({ userId }) => userId),
        handedDown,
        session?.id,
        [...jar],
      ];
      expectOwn(read, own, other);
    });
  });

  it("writes to each of two people what they wrote themselves", async () => {
    await interleave(async (own) => {
      const user = await app.getUser({ or: "throw" });
      await user.update({ clientMetadata: { writer: own.userId } });
    });
    for (const { userId } of people) {
      expect((await app.getUser(userId))?.clientMetadata).toEqual({ writer: userId });
    }
  });

  it("passes on in the proxy each person's own cookies only", async () => {
    const proxy = authProxy(app, { protect: ["/board/*"] });
    await interleave(async (own, other, jar) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      const headers = { ...DOCUMENT, cookie: cookie.join("; ") };
      const response = await proxy(new NextRequest("http://localhost:3000/board/1", { headers }));
      expect(response.status).toBe(200);
      const text = decodeURIComponent(JSON.stringify([...response.headers]));
      expect(text).toContain(own.refreshToken);
      expect(text).not.toContain(other.refreshToken);
      for (const id of holdersOf(text)) expect([ENDED_HOLDER, own.userId]).toContain(id);
    });
  });
});
