import { beforeAll, describe, expect, it } from "vitest";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";

const home = peopledProject();
const other = peopledProject();

const NAMES = {
  zoe: "Zoë Quinn",
  ann: "Ann 50%",
  bea: "Bea_Under",
  cleo: "Cleo\\Slash",
  dora: "Dora",
};
const ids: string[] = [];
let owner: Person;
let team: string;

beforeAll(async () => {
  const { project } = home;
  for (const [local, name] of Object.entries(NAMES))
    ids.push(
      (await project.user({ display_name: name, primary_email: `${local}@mail.example` })).id,
    );
  owner = await project.person({ display_name: "Owner" });
  ids.push(owner.userId);
  team = await project.team(owner);
  await project.server("POST", `/team-memberships/${team}/${ids[1]}`, {});
  await other.project.user({ display_name: "Dora" });
});

async function list(query: string): Promise<{ ids: string[]; next: string | null }> {
  const { status, body } = await home.project.server("GET", `/users?${query}`);
  expect(status).toBe(200);
  expect(body.is_paginated).toBe(true);
  return { ids: body.items.map(({ id }: { id: string }) => id), next: body.pagination.next_cursor };
}
const found = async (query: string) => (await list(`query=${encodeURIComponent(query)}`)).ids;

describe("the list of users", () => {
  it("has everybody in the order of their sign-up, or the other way round", async () => {
    expect(await list("")).toEqual({ ids, next: null });
    expect(await list("order_by=signed_up_at&desc=false")).toEqual({ ids, next: null });
    expect(await list("order_by=signed_up_at&desc=true")).toEqual({
      ids: [...ids].reverse(),
      next: null,
    });
  });

  it.each([
    ["asc", ""],
    ["desc", "&desc=true"],
  ])("comes in pages whose cursor is the first of the next page (%s)", async (direction, order) => {
    const all = direction === "asc" ? ids : [...ids].reverse();
    const first = await list(`limit=4${order}`);
    expect(first).toEqual({ ids: all.slice(0, 4), next: all[4] });
    expect(await list(`limit=4&cursor=${first.next}${order}`)).toEqual({
      ids: all.slice(4),
      next: null,
    });
    expect(await list(`limit=${all.length}${order}`)).toEqual({ ids: all, next: null });
  });

  it.each([
    ["asc", ""],
    ["desc", "&desc=true"],
  ])("goes on behind a user who was deleted between two pages (%s)", async (_, order) => {
    const { project } = home;
    for (const number of [1, 2, 3]) await project.user({ display_name: `Passing ${number}` });
    const all = await found("passing");
    const [one, two, three] = order === "" ? all : [...all].reverse();
    const page = `query=passing&limit=1${order}`;
    expect(await list(page)).toEqual({ ids: [one], next: two });
    await project.server("DELETE", `/users/${two}`);
    expect(await list(`${page}&cursor=${two}`)).toEqual({ ids: [three], next: null });
    for (const id of [one, three]) await project.server("DELETE", `/users/${id}`);
    expect(await list(`${page}&cursor=${two}`)).toEqual({ ids: [], next: null });
  });

  it("is empty from a cursor that is no user of the project", async () => {
    expect(await list(`cursor=${UNKNOWN_ID}`)).toEqual({ ids: [], next: null });
    const stranger = (await other.project.server("GET", "/users")).body.items[0].id;
    expect(await list(`cursor=${stranger}`)).toEqual({ ids: [], next: null });
  });

  it("shows the members of one team", async () => {
    expect((await list(`team_id=${team}`)).ids).toEqual([ids[1], owner.userId]);
    expect(await list(`team_id=${team}&limit=1`)).toEqual({ ids: [ids[1]], next: owner.userId });
    expect((await list(`team_id=${UNKNOWN_ID}`)).ids).toEqual([]);
  });

  it("is searched by part of a name or address, in any case, and by the whole id", async () => {
    expect(await found("QUINN")).toEqual([ids[0]]);
    expect(await found("ZOË")).toEqual([ids[0]]);
    expect(await found("mail.ex")).toEqual(ids.slice(0, 5));
    expect(await found("ann@mail.example")).toEqual([ids[1]]);
    expect(await found("ANN@Mail.Example")).toEqual([ids[1]]);
    expect(await found(ids[2] ?? "")).toEqual([ids[2]]);
    expect(await found((ids[2] ?? "").toUpperCase())).toEqual([ids[2]]);
    expect(await found((ids[2] ?? "").slice(0, 8))).toEqual([]);
    expect(await found("no such text")).toEqual([]);
    expect((await list(`query=&limit=2`)).ids).toEqual(ids.slice(0, 2));
  });

  it("takes %, _ and \\ of a search for themselves", async () => {
    expect(await found("%")).toEqual([ids[1]]);
    expect(await found("_")).toEqual([ids[2]]);
    expect(await found("\\")).toEqual([ids[3]]);
  });

  it("responds to a search that no name could match", async () => {
    expect(await found("x".repeat(4096))).toEqual([]);
  });

  it("finds people with long names by their address and the beginning of their name", async () => {
    const { project } = home;
    const endless = Array.from({ length: 98 }, (_, index) =>
      String.fromCodePoint(0x1f600 + (index % 60)),
    ).join("");
    const { id } = await project.user({
      display_name: `Max ${endless}`,
      primary_email: "endless@mail5.example",
    });
    expect(await found("mail5")).toEqual([id]);
    expect(await found("max ")).toEqual([id]);
    await project.server("DELETE", `/users/${id}`);
  });

  it("searches and pages at once", async () => {
    const first = await list("query=mail.example&limit=2&desc=true");
    expect(first).toEqual({ ids: [ids[4], ids[3]], next: ids[2] });
    expect((await list(`query=mail.example&limit=2&desc=true&cursor=${first.next}`)).ids).toEqual([
      ids[2],
      ids[1],
    ]);
    expect((await list(`query=mail&team_id=${team}`)).ids).toEqual([ids[1]]);
  });

  it("knows new names and addresses at once, and forgets old ones", async () => {
    const { project } = home;
    const { id } = await project.user({ display_name: "Early" });
    await project.server("PATCH", `/users/${id}`, {
      display_name: "Late",
      primary_email: "late-one@mail2.example",
    });
    expect(await found("early")).toEqual([]);
    expect(await found("late")).toEqual([id]);
    const channel = (
      await project.server("POST", "/contact-channels", {
        user_id: id,
        type: "email",
        value: "extra@mail3.example",
        used_for_auth: false,
      })
    ).body;
    expect(await found("mail3")).toEqual([id]);
    await project.server("PATCH", `/contact-channels/${id}/${channel.id}`, {
      value: "extra@mail4.example",
    });
    expect(await found("mail3")).toEqual([]);
    await project.server("DELETE", `/contact-channels/${id}/${channel.id}`);
    expect(await found("mail4")).toEqual([]);
    await project.server("DELETE", `/users/${id}`);
    expect(await found("late")).toEqual([]);
  });

  it.each([
    "limit=0",
    "limit=-1",
    "limit=1.5",
    "limit=abc",
    "limit=",
    "cursor=zz",
    "desc=maybe",
    "order_by=name",
    "team_id=zz",
    "page=1",
    "query=%00",
  ])("refuses %s", async (query) => {
    const { status, code } = await home.project.server("GET", `/users?${query}`);
    expect([status, code]).toEqual([400, "SCHEMA_ERROR"]);
  });

  it("shows each user once, with all their accounts at providers", async () => {
    const { project } = home;
    const { id } = await project.user({ display_name: "Manifold" });
    for (const [index, provider] of ["github", "google", "gitlab"].entries()) {
      await project.service.context.db
        .insertInto("oauth_accounts")
        .values({
          project_id: project.id,
          id: `${id}-${index}`,
          user_id: id,
          provider_id: provider,
          account_id: `${id}-${provider}`,
          email: null,
          created_at: index,
        })
        .execute();
    }
    const { body } = await project.server("GET", "/users?query=manifold&limit=1");
    expect(body.items).toHaveLength(1);
    expect(body.items[0].oauth_providers.map((account: { id: string }) => account.id)).toEqual([
      "github",
      "google",
      "gitlab",
    ]);
    await project.server("DELETE", `/users/${id}`);
  });
});
