import { beforeAll, describe, expect, it } from "vitest";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";

const home = peopledProject({
  credentialEnabled: true,
  oauthProviders: [{ id: "github" }],
} as never);
const other = peopledProject();

let ada: Person;
let grace: string;
let session: string;

beforeAll(async () => {
  const { project } = home;
  ada = await project.person({ display_name: "Ada Lovelace" });
  grace = (await project.user({ display_name: "Grace", primary_email: "grace@mail.example" })).id;
  const { db } = project.service.context;
  const sessions = await db
    .selectFrom("sessions")
    .select("id")
    .where("project_id", "=", project.id)
    .where("user_id", "=", ada.userId)
    .execute();
  session = sessions[0]?.id ?? "";
  await db
    .insertInto("oauth_accounts")
    .values({
      project_id: project.id,
      id: grace,
      user_id: grace,
      provider_id: "github",
      account_id: "583231",
      email: null,
      created_at: 1,
    })
    .execute();
  await db
    .insertInto("owner_keys")
    .values({
      project_id: project.id,
      id: grace,
      user_id: grace,
      team_id: null,
      created_by_user_id: grace,
      description: "key",
      is_public: 0,
      scopes: "[]",
      key_hash: "hash",
      last_four: "a1b2",
      created_at: 1,
      expires_at: null,
      revoked_at: null,
      last_used_at: null,
    } as never)
    .execute();
  await other.project.user({ display_name: "Ada", primary_email: "stranger@mail.example" });
});

async function search(...texts: string[]): Promise<[string, string | null, string | null][]> {
  const { status, body } = await home.project.admin("POST", "/internal/users/search", { texts });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.items.map(
    (item: { text: string; found_by: string | null; user: { id: string } | null }) => [
      item.text,
      item.found_by,
      item.user?.id ?? null,
    ],
  );
}

describe("the search for users", () => {
  it("takes an address, an id, a session, a provider account and the end of a key", async () => {
    const cases = [
      [ada.email.toUpperCase(), "address", ada.userId],
      [ada.userId.toUpperCase(), "id", ada.userId],
      [session, "session", ada.userId],
      ["583231", "provider-account", grace],
      ["a1b2", "api-key", grace],
      ["…a1b2", "api-key", grace],
    ] as const;
    for (const [text, foundBy, id] of cases)
      expect(await search(` ${text} `)).toEqual([[text, foundBy, id]]);
  });

  it("takes the beginning of a name or of a word in it, if it is the only text", async () => {
    expect(await search("lovel")).toEqual([["lovel", "name", ada.userId]]);
    expect(await search("grace@")).toEqual([["grace@", "name", grace]]);
    expect(await search("lovel", "grace")).toEqual([
      ["lovel", null, null],
      ["grace", null, null],
    ]);
  });

  it("answers a pasted list in its order, with those that are no one's", async () => {
    expect(
      await search("grace@mail.example", UNKNOWN_ID, ada.userId, "grace@mail.example"),
    ).toEqual([
      ["grace@mail.example", "address", grace],
      [UNKNOWN_ID, null, null],
      [ada.userId, "id", ada.userId],
    ]);
    const many = Array.from({ length: 199 }, (_, number) => `nobody-${number}@mail.example`);
    const found = await search(...many, ada.email);
    expect(found).toHaveLength(200);
    expect(found.at(-1)).toEqual([ada.email, "address", ada.userId]);
  });

  it("finds no one of another project", async () => {
    expect(await search("stranger@mail.example")).toEqual([["stranger@mail.example", null, null]]);
  });

  it.each([
    ["no text", { texts: [] }],
    ["201 texts", { texts: Array.from({ length: 201 }, () => "a") }],
    ["an empty text", { texts: [""] }],
    ["a long text", { texts: ["x".repeat(321)] }],
    ["a number", { texts: [1] }],
    ["no list", { texts: "ada" }],
  ])("refuses %s", async (_, body) => {
    const { status, code } = await home.project.admin("POST", "/internal/users/search", body);
    expect([status, code]).toEqual([400, "SCHEMA_ERROR"]);
  });

  it("is for administrators", async () => {
    const { code } = await home.project.server("POST", "/internal/users/search", { texts: ["a"] });
    expect(code).toBe("INSUFFICIENT_ACCESS_TYPE");
  });
});
