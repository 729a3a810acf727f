import { beforeAll, describe, expect, it } from "vitest";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";

const home = peopledProject();

let ann: Person;
let bob: Person;
let zoe: Person;
let nameless: Person;
let team: string;
/** All members, in order of joining. */
let everyone: Person[];
beforeAll(async () => {
  const { project } = home;
  ann = await project.person({ display_name: "Ann Lee" });
  team = await project.team(ann);
  bob = await project.person({ display_name: "Bob 100%" });
  zoe = await project.person({ display_name: "Zoë Ångström" });
  nameless = await project.person({ display_name: null });
  for (const person of [bob, zoe, nameless]) await project.join(team, person);
  everyone = [ann, bob, zoe, nameless];
});

interface Page {
  readonly status: number;
  readonly code: string | undefined;
  readonly ids: string[];
  readonly next: string | null | undefined;
}

async function list(reader: Person | "server", query: Record<string, string>): Promise<Page> {
  const path = `/team-member-profiles?${new URLSearchParams({ team_id: team, ...query })}`;
  const { status, code, body } =
    reader === "server"
      ? await home.project.server("GET", path)
      : await home.project.as(reader, "GET", path);
  const ids = (body.items ?? []).map(({ user_id }: { user_id: string }) => user_id);
  return { status, code, ids, next: body.pagination?.next_cursor };
}
const idsOf = (people: readonly Person[]) => people.map(({ userId }) => userId);
const found = async (reader: Person | "server", query: string) =>
  (await list(reader, { query })).ids;

describe("the members of a team in pages", () => {
  it("come in order of joining, each once", async () => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list(bob, { limit: "3", ...(cursor ? { cursor } : {}) });
      expect(page.status).toBe(200);
      seen.push(...page.ids);
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(idsOf(everyone));
  });

  it("end where the last page is full", async () => {
    expect((await list(ann, { limit: "4" })).next).toBeNull();
    expect((await list(ann, { limit: "3" })).next).toEqual(expect.any(String));
  });

  it("have at most a hundred", async () => {
    expect((await list("server", { limit: "100000" })).ids).toHaveLength(4);
    expect((await list(ann, { limit: "0" })).code).toBe("SCHEMA_ERROR");
  });

  it("go on behind a member who has left", async () => {
    const { project } = home;
    const leaver = await project.person({ display_name: "Leaver" });
    const after = await project.person({ display_name: "After" });
    for (const person of [leaver, after]) await project.join(team, person);
    const { ids, next } = await list(ann, { limit: "5" });
    expect(ids.at(-1)).toBe(leaver.userId);
    await project.server("DELETE", `/team-memberships/${team}/${leaver.userId}`);
    expect((await list(ann, { limit: "5", cursor: next ?? "" })).ids).toEqual([after.userId]);
    await project.server("DELETE", `/team-memberships/${team}/${after.userId}`);
  });

  it("are a whole list without pages for those who name none", async () => {
    const { ids, next } = await list(bob, {});
    expect([ids, next]).toEqual([idsOf(everyone), undefined]);
  });

  it("show roles and addresses as the whole list does", async () => {
    const read = async (query: string) =>
      (await home.project.as(bob, "GET", `/team-member-profiles?team_id=${team}${query}`)).body
        .items;
    expect(await read("&limit=20")).toEqual(await read(""));
  });
});

describe("a search among the members of a team", () => {
  it("finds words in any order, without regard to case and accents", async () => {
    expect(await found(bob, "angstrom ZOE")).toEqual([zoe.userId]);
    expect(await found(bob, "lee")).toEqual([ann.userId]);
    expect(await found(bob, "lee zoe")).toEqual([]);
    expect(await found(bob, "  ")).toEqual(idsOf(everyone));
  });

  it("finds the name in the team, not the one that it hides", async () => {
    const own = (name: string) =>
      home.project.as(bob, "PATCH", `/team-member-profiles/${team}/${bob.userId}`, {
        display_name: name,
      });
    await own("Treasurer of seeds");
    expect(await found(ann, "seeds")).toEqual([bob.userId]);
    expect(await found(ann, "Bob 100")).toEqual([]);
    await own("Bob 100%");
  });

  it("takes signs of patterns as they are", async () => {
    expect(await found(ann, "100%")).toEqual([bob.userId]);
    expect(await found(ann, "%")).toEqual([bob.userId]);
    expect(await found(ann, "_")).toEqual([]);
  });

  it("finds by address whom the reader sees with one", async () => {
    const { email } = zoe;
    expect(await found(ann, email)).toEqual([zoe.userId]);
    expect(await found("server", email)).toEqual([zoe.userId]);
    expect(await found(zoe, email), "one's own").toEqual([zoe.userId]);
    expect(await found(bob, email), "a plain member does not see it").toEqual([]);
    expect(await found(bob, nameless.email)).toEqual([nameless.userId]);
  });

  it("is paged too", async () => {
    const first = await list(ann, { query: "e", limit: "1" });
    expect(first.ids).toHaveLength(1);
    const rest = await list(ann, { query: "e", cursor: first.next ?? "" });
    expect([...first.ids, ...rest.ids]).toEqual(await found(ann, "e"));
  });

  it("is refused to others, and to members who do not see the members", async () => {
    const { project } = home;
    const outsider = await project.person();
    expect((await list(outsider, { query: "a" })).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    const other = await project.team(outsider);
    expect((await list(ann, { team_id: other, query: "a" })).code).toBe(
      "TEAM_MEMBERSHIP_NOT_FOUND",
    );
    const blind = await project.person();
    await project.join(team, blind);
    await project.server("DELETE", `/team-permissions/${team}/${blind.userId}/member`);
    expect((await list(blind, { limit: "5" })).code).toBe("TEAM_PERMISSION_REQUIRED");
    expect((await list("server", { team_id: UNKNOWN_ID, limit: "5" })).code).toBe("TEAM_NOT_FOUND");
    await project.server("DELETE", `/team-memberships/${team}/${blind.userId}`);
  });

  it("is bounded, and needs a team", async () => {
    expect((await list(ann, { query: "a".repeat(201) })).code).toBe("SCHEMA_ERROR");
    for (const cursor of ["", "1", `1~${ann.userId}0`, `x~${ann.userId}`])
      expect((await list(ann, { cursor })).code, cursor).toBe("SCHEMA_ERROR");
    expect((await home.project.server("GET", "/team-member-profiles?query=ann")).status).toBe(400);
  });
});
