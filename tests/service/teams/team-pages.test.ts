import { beforeAll, describe, expect, it } from "vitest";
import { insertImported } from "../../../service/src/accounts/insert-imported.js";
import { findProject } from "../../../service/src/projects/projects.js";
import { findTeamIds } from "../../../service/src/teams/team-pages.js";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";
import { configuredProject, TestProject } from "../../support/service.js";

const OTHER = configuredProject();
const home = peopledProject({ createTeamOnSignUp: false }, { projects: [OTHER] });
const withPersonalTeams = peopledProject({ createTeamOnSignUp: true });

const NAMES = ["Ann’s crew", "Night shift", "Crew 100%", "Zoë Ångström", "Harbour crew"];

let ann: Person;
/** All teams, in order of creation. */
let ids: string[];
beforeAll(async () => {
  const { project } = home;
  ann = await project.person();
  ids = [];
  for (const display_name of NAMES) ids.push(await project.team(ann, { display_name }));
});

interface Page {
  readonly status: number;
  readonly code: string | undefined;
  readonly ids: string[];
  readonly next: string | null | undefined;
}

async function list(
  query: Readonly<Record<string, string>>,
  of: TestProject = home.project,
): Promise<Page> {
  const path = `/teams?${new URLSearchParams(query)}`;
  const { status, code, body } = await of.call("GET", path, { level: "server" });
  const found = (body.items ?? []).map(({ id }: { id: string }) => id);
  return { status, code, ids: found, next: body.pagination?.next_cursor };
}
const found = async (query: string) => (await list({ query })).ids;
const at = (...places: number[]) => places.map((place) => ids[place]);

describe("the teams of a project in pages", () => {
  it.each([false, true])(
    "come in order of creation, each once (newest first: %s)",
    async (desc) => {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await list({ limit: "2", desc: `${desc}`, ...(cursor ? { cursor } : {}) });
        expect(page.status).toBe(200);
        seen.push(...page.ids);
        cursor = page.next;
      } while (cursor);
      expect(seen).toEqual(desc ? ids.toReversed() : ids);
    },
  );

  it("end where the last page is full", async () => {
    expect((await list({ limit: "5" })).next).toBeNull();
    expect((await list({ limit: "4" })).next).toEqual(expect.any(String));
  });

  it("go on behind a team that was deleted", async () => {
    const { project } = home;
    const gone = await project.team(ann, { display_name: "Gone" });
    const after = await project.team(ann, { display_name: "After" });
    const { ids: first, next } = await list({ limit: "6" });
    expect(first.at(-1)).toBe(gone);
    await project.server("DELETE", `/teams/${gone}`);
    expect((await list({ limit: "6", cursor: next ?? "" })).ids).toEqual([after]);
    await project.server("DELETE", `/teams/${after}`);
  });

  it("are a whole list without pages for those who name none", async () => {
    for (const path of ["/teams", `/teams?user_id=${ann.userId}`]) {
      const { body } = await home.project.server("GET", path);
      expect(body).toEqual({ items: expect.any(Array), is_paginated: false });
      expect(body.items.map(({ id }: { id: string }) => id)).toEqual(ids);
    }
  });

  it("show teams as the whole list does", async () => {
    const read = async (query: string) =>
      (await home.project.server("GET", `/teams${query}`)).body.items;
    expect(await read("?limit=100")).toEqual(await read(""));
  });

  it("are those of a user if one is named", async () => {
    const { project } = home;
    const bob = await project.person();
    for (const place of [1, 4]) await project.join(ids[place] ?? "", bob);
    const of = { user_id: bob.userId };
    expect((await list({ ...of, limit: "5" })).ids).toEqual(at(1, 4));
    const first = await list({ ...of, limit: "1", desc: "true" });
    expect(first.ids).toEqual(at(4));
    const next = { ...of, desc: "true", cursor: first.next ?? "" };
    expect(await list(next)).toMatchObject({ ids: at(1), next: null });
    expect((await list({ ...of, query: "crew" })).ids).toEqual(at(4));
    expect((await list({ ...of, query: ids[0] ?? "" })).ids).toEqual([]);
  });

  it("are bounded, and for servers", async () => {
    expect((await list({ limit: "100000" })).ids).toEqual(ids);
    for (const query of [
      { limit: "0" },
      { query: "a".repeat(201) },
      { desc: "yes" },
      ...["", "1", `1~${ids[0]}0`, `x~${ids[0]}`].map((cursor) => ({ cursor })),
    ])
      expect((await list(query)).code, JSON.stringify(query)).toBe("SCHEMA_ERROR");
    for (const field of ["limit=1", "query=crew", "desc=true"]) {
      const own = await home.project.as(ann, "GET", `/teams?user_id=me&${field}`);
      expect(own.code, field).toBe("SCHEMA_ERROR");
    }
    const other = new TestProject(home.project.service, OTHER.id);
    expect((await list({ query: "crew" }, other)).ids).toEqual([]);
    expect((await list({ query: ids[0] ?? "" }, other)).ids).toEqual([]);
  });
});

describe("a search among teams", () => {
  it("finds words in any order, without regard to case and accents", async () => {
    expect(await found("CREW")).toEqual(at(0, 2, 4));
    expect(await found("angstrom ZOE")).toEqual(at(3));
    expect(await found("igh hif")).toEqual(at(1));
    expect(await found("crew shift")).toEqual([]);
    expect(await found("  ")).toEqual(ids);
    expect((await list({ query: "crew", desc: "true" })).ids).toEqual(at(4, 2, 0));
  });

  it("takes signs of patterns as they are", async () => {
    expect(await found("100%")).toEqual(at(2));
    expect(await found("%")).toEqual(at(2));
    expect(await found("_")).toEqual([]);
    expect(await found("\\")).toEqual([]);
  });

  it("finds an id", async () => {
    expect(await found(ids[1] ?? "")).toEqual(at(1));
    expect(await found(` ${ids[1]?.toUpperCase()} `)).toEqual(at(1));
    expect(await found(ids[1]?.slice(0, 8) ?? "")).toEqual([]);
    expect(await found(UNKNOWN_ID)).toEqual([]);
  });

  it("is paged too", async () => {
    const first = await list({ query: "crew", limit: "2" });
    expect(first.ids).toEqual(at(0, 2));
    const rest = await list({ query: "crew", limit: "2", cursor: first.next ?? "" });
    expect(rest).toMatchObject({ ids: at(4), next: null });
  });

  it("finds the present name", async () => {
    const rename = (place: number, display_name: string) =>
      home.project.as(ann, "PATCH", `/teams/${ids[place]}`, { display_name });
    expect((await rename(1, "Día")).status).toBe(200);
    expect(await found("dia")).toEqual(at(1));
    expect(await found("night")).toEqual([]);
    await home.project.as(ann, "PATCH", `/teams/${ids[1]}`, { client_metadata: { a: 1 } });
    expect(await found("dia")).toEqual(at(1));
    await rename(1, "Night shift");
  });

  it("finds teams of people who sign up or are imported", async () => {
    const { project } = withPersonalTeams;
    await project.user({ display_name: "Émile" });
    const { db, clock } = project.service.context;
    const imported = await findProject(db, project.id);
    if (!imported) throw new Error("There is no project.");
    const draft = {
      id: UNKNOWN_ID,
      displayName: "Chloé",
      signedUpAt: new Date(0),
      lastActiveAt: new Date(0),
      addresses: [],
      oauthAccounts: [],
    };
    await db
      .transaction()
      .execute((tx) => insertImported(tx, imported, [draft] as never, clock.now()));
    for (const name of ["emile", "chloe"])
      expect((await list({ query: name }, project)).ids, name).toHaveLength(1);
  });

  it("reads on in parts, and at most so many", async () => {
    const { service, id } = home.project;
    const read = (query: string, desc = false, cursor?: string) =>
      findTeamIds(
        service.context.db,
        id,
        { query, desc, cursor, limit: 2 },
        { first: 1, growth: 2, most: 2, all: 100 },
      );
    for (const desc of [false, true])
      expect(await read("angstrom", desc), `${desc}`).toEqual({ ids: at(3), nextCursor: null });
    expect(await read("zzyzx")).toEqual({ ids: [], nextCursor: null });
    const few = await findTeamIds(
      service.context.db,
      id,
      { query: "harbour" },
      { first: 1, growth: 1, most: 1, all: 3 },
    );
    expect(few).toEqual({ ids: [], nextCursor: expect.stringContaining(`~${ids[2]}`) });
    expect((await read("harbour", false, few.nextCursor ?? "")).ids).toEqual(at(4));
  });
});
