import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { Access, type AccessOptions, freshReads } from "../../src/access/access.js";
import type { Query } from "../../src/cache/query.js";
import { QueryCache } from "../../src/cache/query-cache.js";
import {
  type Input,
  type KnownErrorOf,
  KnownErrors,
  type Level,
  operations,
  type Result,
} from "../../src/protocol/index.js";
import { createTransport } from "../../src/transport/transport.js";
import { createFakeFetch, knownErrorAnswer } from "../support/fake-fetch.js";
import { createManualClock } from "../support/manual-clock.js";

const { users, userLists, teams, passwords, contactChannels, sessions, cliLogin, meta } =
  operations;

const TEAM = {
  id: "t1",
  display_name: "Ada",
  profile_image_url: null,
  client_metadata: { a_b: 1 },
  client_read_only_metadata: null,
};
const SERVER_TEAM = { ...TEAM, created_at_millis: 5, server_metadata: { s: 1 } };
const listOf = (...items: unknown[]) => Response.json({ items, is_paginated: false });

function accessOver<L extends Level>(
  level: L,
  fetch: typeof globalThis.fetch,
  more: Partial<AccessOptions<L>> = {},
): Access<L> {
  const transport = createTransport({
    host: "https://api.example",
    projectId: "p1",
    level,
    keys: {},
    fetch,
    clock: createManualClock(),
  });
  return new Access({
    level,
    transport,
    session: null,
    reads: freshReads,
    live: () => undefined as never,
    ...more,
  });
}

describe("a query", () => {
  it("fills the path and the query, decodes by level and makes each record", async () => {
    const fetch = createFakeFetch(listOf(TEAM));
    const query = accessOver("client", fetch).query(
      teams.list,
      { query: { userId: "me" } },
      (fields) => `${fields.displayName}!`,
    );
    await expect(query.fetch()).resolves.toEqual(["Ada!"]);
    expect(fetch.sent[0]?.url).toBe("https://api.example/api/v1/teams?user_id=me");
    expectTypeOf(query).toEqualTypeOf<Query<string[]>>();
  });

  it("a server sees what a browser does not, in type and at run time", async () => {
    const ask = { params: { team_id: "t1" } };
    const client = await accessOver("client", createFakeFetch(Response.json(SERVER_TEAM)))
      .query(teams.read, ask, (fields) => fields)
      .fetch();
    const server = await accessOver("server", createFakeFetch(Response.json(SERVER_TEAM)))
      .query(teams.read, ask, (fields) => fields)
      .fetch();
    expect(client).toEqual({
      id: "t1",
      displayName: "Ada",
      profileImageUrl: null,
      clientMetadata: { a_b: 1 },
      clientReadOnlyMetadata: null,
    });
    expect(server).toEqual({ ...client, createdAt: new Date(5), serverMetadata: { s: 1 } });
    expectTypeOf(server.createdAt).toEqualTypeOf<Date>();
    // @ts-expect-error a browser does not see when the team was made
    expect(client.createdAt).toBeUndefined();
  });

  it("a page keeps its cursor beside its records", async () => {
    const fetch = createFakeFetch(
      Response.json({ items: [], is_paginated: true, pagination: { next_cursor: "u9" } }),
    );
    const page = await accessOver("server", fetch)
      .query(
        userLists.list,
        { query: { limit: 2, desc: true, orderBy: "signedUpAt" } },
        (fields) => fields.id,
      )
      .fetch();
    expect(page.nextCursor).toBe("u9");
    expect([...page]).toEqual([]);
    expect(fetch.sent[0]?.url).toBe(
      "https://api.example/api/v1/users?limit=2&desc=true&order_by=signed_up_at",
    );
    expectTypeOf(page.nextCursor).toEqualTypeOf<string | null>();
  });

  it("its key tells apart sessions, levels, parameters and views", () => {
    const fetch = createFakeFetch();
    const asAnn = {
      session: { key: "ann", getTokens: async () => null, markAccessTokenExpired: () => {} },
    };
    const keys = [
      accessOver("client", fetch).query(teams.list, {}, (x) => x).key,
      accessOver("client", fetch, asAnn).query(teams.list, {}, (x) => x).key,
      accessOver("server", fetch).query(teams.list, {}, (x) => x).key,
      accessOver("client", fetch).query(teams.list, { query: { userId: "me" } }, (x) => x).key,
      accessOver("client", fetch).query(teams.list, {}, (x) => x, "other").key,
      accessOver("client", fetch).query(teams.read, { params: { team_id: "t" } }, (x) => x).key,
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("names the kinds of record in its answer, nested ones too", () => {
    expect(
      accessOver("client", createFakeFetch()).query(
        users.read,
        { params: { user_id: "me" } },
        (x) => x,
      ).kinds,
    ).toEqual(["user", "team"]);
  });

  it.each([
    ["an empty object", {}],
    ["a list", []],
    ["null", null],
    ["text", "ok"],
    ["a field of the wrong type", { ...TEAM, id: 5 }],
    ["a missing field", { ...TEAM, display_name: undefined }],
  ])("%s instead of a record is never a truthy answer", async (_, answer) => {
    const query = accessOver("client", createFakeFetch(Response.json(answer))).query(
      teams.read,
      { params: { team_id: "t1" } },
      (fields) => fields,
    );
    await expect(query.fetch()).rejects.toMatchObject({ code: "BAD_ANSWER" });
  });

  it.each([[{}], [[]], [{ items: {} }], [{ items: [{}] }]])(
    "%j instead of a list is never a truthy answer",
    async (answer) => {
      await expect(
        accessOver("client", createFakeFetch(Response.json(answer)))
          .query(teams.list, {}, (x) => x)
          .fetch(),
      ).rejects.toMatchObject({ code: "BAD_ANSWER" });
    },
  );
});

describe("running", () => {
  it("sends what was named, in wire names, and leaves metadata keys alone", async () => {
    const fetch = createFakeFetch(Response.json(TEAM));
    await accessOver("client", fetch).run(teams.update, {
      params: { team_id: "t1" },
      body: {
        displayName: "B",
        profileImageUrl: undefined,
        clientMetadata: { fooBar: { a_b: 1 } },
      },
    });
    expect(fetch.sent[0]).toMatchObject({
      method: "PATCH",
      url: "https://api.example/api/v1/teams/t1",
    });
    expect(JSON.parse(fetch.sent[0]?.body ?? "")).toEqual({
      display_name: "B",
      client_metadata: { fooBar: { a_b: 1 } },
    });
  });

  it("offers a level only the fields that it may write, and a server sends them", async () => {
    type Body<L extends Level> = Input<typeof teams.update.body, L>;
    expectTypeOf<Body<"client">>().toHaveProperty("clientMetadata");
    expectTypeOf<Body<"client">>().not.toHaveProperty("serverMetadata");
    const fetch = createFakeFetch(Response.json(SERVER_TEAM));
    await accessOver("server", fetch).run(teams.update, {
      params: { team_id: "t1" },
      body: { serverMetadata: { secret: 1 } },
    });
    expect(JSON.parse(fetch.sent[0]?.body ?? "")).toEqual({ server_metadata: { secret: 1 } });
  });

  it("rejects a call without its path, which its types require, and sends nothing", async () => {
    const fetch = createFakeFetch();
    const access = accessOver("client", fetch);
    // @ts-expect-error the path needs a team
    await expect(access.run(teams.delete)).rejects.toThrow("team_id");
    expect(fetch.sent).toHaveLength(0);
    type SignIn = Input<typeof passwords.signIn.body, "client">;
    expectTypeOf<{ email: string; password: string }>().toExtend<SignIn>();
    expectTypeOf<{ email: string }>().not.toExtend<SignIn>();
  });

  it("a value of the wrong shape is the error that the service would give, and nothing is sent", async () => {
    const fetch = createFakeFetch();
    await expect(
      accessOver("client", fetch).run(passwords.signIn, {
        body: { email: "no address", password: "x" },
      }),
    ).rejects.toBeInstanceOf(KnownErrors.SchemaError);
    expect(fetch.sent).toHaveLength(0);
  });

  it("path values are escaped, and cannot lead elsewhere", async () => {
    const fetch = createFakeFetch(Response.json({ success: true }));
    await accessOver("client", fetch).run(teams.delete, { params: { team_id: "../a?b#c@d" } });
    expect(fetch.sent[0]?.url).toBe("https://api.example/api/v1/teams/..%2Fa%3Fb%23c%40d");
    await expect(
      accessOver("client", fetch).run(teams.delete, { params: { team_id: ".." } }),
    ).rejects.toMatchObject({ code: "UNSAFE_PATH" });
  });

  it("a call without a body sends none; one whose fields are all left out sends an empty object", async () => {
    const fetch = createFakeFetch(Response.json({ success: true }));
    await accessOver("client", fetch).run(sessions.signOut);
    expect(fetch.sent[0]?.body).toBeNull();
    const patched = createFakeFetch(Response.json(TEAM));
    await accessOver("client", patched).run(teams.update, { params: { team_id: "t1" } });
    expect(patched.sent[0]?.body).toBe("{}");
    const optional = createFakeFetch(
      Response.json({ polling_code: "p", login_code: "l", expires_at: "2026-01-01T00:00:00Z" }),
    );
    await accessOver("client", optional).run(cliLogin.start);
    expect(optional.sent[0]?.body).toBeNull();
  });

  it.each([{}, [], { success: false }, null])("%j is no success", async (answer) => {
    await expect(
      accessOver("client", createFakeFetch(Response.json(answer))).run(teams.delete, {
        params: { team_id: "t" },
      }),
    ).rejects.toMatchObject({ code: "BAD_ANSWER" });
  });

  it("words are handed over as they are", async () => {
    await expect(
      accessOver("client", createFakeFetch(new Response("Welcome."))).run(meta.root),
    ).resolves.toBe("Welcome.");
  });

  it("what it touches goes stale once it has succeeded, and not when it failed", async () => {
    const reads = { read: vi.fn(), stale: vi.fn() };
    await accessOver("client", createFakeFetch(Response.json(TEAM)), { reads }).run(teams.update, {
      params: { team_id: "t" },
    });
    expect(reads.stale).toHaveBeenCalledExactlyOnceWith(["team", "user"]);
    await expect(
      accessOver(
        "client",
        createFakeFetch(knownErrorAnswer("TEAM_NOT_FOUND", 404, { team_id: "t" })),
        { reads },
      ).run(teams.update, { params: { team_id: "t" } }),
    ).rejects.toThrow();
    expect(reads.stale).toHaveBeenCalledOnce();
  });
});

describe("attempting", () => {
  const signIn = (answer: Response) =>
    accessOver("client", createFakeFetch(answer)).attempt(passwords.signIn, {
      body: { email: "a@b.example", password: "x" },
    });

  it("a success is a result", async () => {
    await expect(
      signIn(Response.json({ access_token: "a", refresh_token: "r", user_id: "u" })),
    ).resolves.toEqual({
      status: "ok",
      data: { accessToken: "a", refreshToken: "r", userId: "u" },
    });
  });

  it("an error that the call expects is handed back, typed by its codes", async () => {
    const result = await signIn(
      knownErrorAnswer("MULTI_FACTOR_AUTHENTICATION_REQUIRED", 400, { attempt_code: "c" }),
    );
    expectTypeOf(result).toEqualTypeOf<
      Result<
        {
          readonly accessToken: string;
          readonly refreshToken: string;
          readonly userId: string;
          readonly isPasswordLeaked: boolean | undefined;
        },
        KnownErrorOf<"EMAIL_PASSWORD_MISMATCH" | "MULTI_FACTOR_AUTHENTICATION_REQUIRED">
      >
    >();
    if (result.status !== "error" || result.error.code !== "MULTI_FACTOR_AUTHENTICATION_REQUIRED")
      throw new Error("The error was not handed back.");
    expect(result.error.details.attempt_code).toBe("c");
  });

  it("every other error is thrown", async () => {
    await expect(
      signIn(knownErrorAnswer("PASSWORD_AUTHENTICATION_NOT_ENABLED", 400)),
    ).rejects.toBeInstanceOf(KnownErrors.PasswordAuthenticationNotEnabled);
    await expect(signIn(new Response("", { status: 500 }))).rejects.toMatchObject({
      code: "SERVICE_ERROR",
    });
  });

  it("a call that expects no error throws each", async () => {
    const access = accessOver("client", createFakeFetch(knownErrorAnswer("USER_NOT_FOUND", 404)));
    await expect(
      access.attempt(contactChannels.delete, { params: { user_id: "u", contact_channel_id: "c" } }),
    ).rejects.toBeInstanceOf(KnownErrors.UserNotFound);
  });
});

describe("one query, both ways of reading it", () => {
  it("readable gives list and use, readableOne gives get and use", async () => {
    const clock = createManualClock();
    const reads = new QueryCache({ clock, throttleMillis: 300, keptMillis: 5000 });
    const live = vi.fn(
      (query: Query<unknown>) => `live ${query.key}`,
    ) as AccessOptions<"client">["live"];
    const access = accessOver("client", createFakeFetch(listOf(TEAM)), { reads, live });
    const members = access.readable("Teams", (userId: string) =>
      access.query(teams.list, { query: { userId } }, (fields) => fields.id),
    );
    await expect(members.listTeams("me")).resolves.toEqual(["t1"]);
    expect(members.useTeams("me")).toBe("live  client /teams user_id=me ");
    expect(Object.keys(members)).toEqual(["listTeams", "useTeams"]);
    expectTypeOf(members.useTeams).toEqualTypeOf<(userId: string) => string[]>();
    const one = access.readableOne("Team", (id: string) =>
      access.query(teams.read, { params: { team_id: id } }, (fields) => fields.id),
    );
    expect(Object.keys(one)).toEqual(["getTeam", "useTeam"]);
    expectTypeOf(one.getTeam).toEqualTypeOf<(id: string) => Promise<string>>();
  });

  it("a wrong argument rejects the promise instead of throwing past it", async () => {
    const access = accessOver("client", createFakeFetch());
    const { listTeams } = access.readable("Teams", () =>
      access.query(teams.list, { query: { userId: "nobody" } }, (fields) => fields),
    );
    await expect(listTeams()).rejects.toBeInstanceOf(KnownErrors.SchemaError);
  });
});

describe("levels and subjects", () => {
  it.each([
    ["client", false],
    ["server", true],
    ["admin", true],
  ] as const)("at %s, members from the server level exist: %s", (level, exist) => {
    const make = vi.fn(() => ({ addUser: () => {} }));
    expect("addUser" in accessOver(level, createFakeFetch()).from("server", make)).toBe(exist);
    expect(make).toHaveBeenCalledTimes(exist ? 1 : 0);
  });

  it("members that a level does not have are not in its type either", () => {
    const members = () => ({ addUser: () => "added" });
    // @ts-expect-error a browser adds no users
    expect(accessOver("client", createFakeFetch()).from("server", members).addUser).toBeUndefined();
    expect(accessOver("server", createFakeFetch()).from("server", members).addUser()).toBe("added");
  });

  it("is about the signed-in user, or about another", () => {
    const access = accessOver("server", createFakeFetch());
    expect(access.subject).toBe("me");
    expect(access.about("u1").subject).toBe("u1");
    expect(access.about("u1").level).toBe("server");
  });
});
