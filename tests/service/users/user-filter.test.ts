import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { type Person, peopledProject } from "../../support/people.js";

const home = peopledProject();

/** By the order of their sign-up. */
const PEOPLE = {
  zoe: { display_name: "Zoe Adams", primary_email: "zoe@mail.example", password: "correct horse" },
  ann: {
    display_name: "ann Brown van Dyke",
    primary_email: "ann@other.example",
    primary_email_verified: true,
    primary_email_auth_enabled: true,
    otp_auth_enabled: true,
  },
  ghost: { is_anonymous: true },
  mail: {
    primary_email: "carl@mail.example",
    primary_email_verified: true,
    primary_email_auth_enabled: true,
    otp_auth_enabled: true,
    password: "correct horse",
  },
  git: { display_name: "Dora" },
  key: { display_name: "Eve 50%", primary_email: "eve@mail.example" },
} as const;
type Name = keyof typeof PEOPLE;
const ids = {} as Record<Name, string>;
const times: number[] = [];
let owner: Person;
let team: string;

beforeAll(async () => {
  const { project } = home;
  const { clock } = project;
  for (const [name, fields] of Object.entries(PEOPLE)) {
    ids[name as Name] = (await project.user(fields)).id;
    times.push(clock.now());
  }
  const { db } = project.service.context;
  await db
    .insertInto("passkeys")
    .values({
      project_id: project.id,
      credential_id: "credential",
      user_id: ids.key,
      public_key: "key",
      counter: 0,
      transports: "[]",
      device_type: "singleDevice",
      created_at: 1,
    } as never)
    .execute();
  await db
    .insertInto("oauth_accounts")
    .values({
      project_id: project.id,
      id: ids.git,
      user_id: ids.git,
      provider_id: "github",
      account_id: "7",
      email: null,
      created_at: 1,
    })
    .execute();
  await project.server("PATCH", `/users/${ids.mail}`, {
    totp_secret_base64: Buffer.alloc(20, 1).toString("base64"),
  });
  owner = await project.person({ display_name: "Yolanda", password: "correct horse" });
  team = await project.team(owner);
  await project.server("POST", `/team-memberships/${team}/${ids.git}`, {});
});

const nameOf = (id: string): string =>
  id === owner.userId
    ? "owner"
    : (Object.entries(ids).find(([, other]) => other === id)?.[0] ?? id);

async function page(query: string): Promise<{ names: string[]; next: string | null }> {
  const { status, body } = await home.project.server("GET", `/users?${query}`);
  expect([status, body]).toEqual([200, expect.anything()]);
  return {
    names: body.items.map(({ id }: { id: string }) => nameOf(id)),
    next: body.pagination.next_cursor,
  };
}
const found = async (query: string) => (await page(query)).names;
const count = async (query: string) =>
  (await home.project.admin("GET", `/internal/users/count?${query}`)).body;

const CASES: [string, string[]][] = [
  ["verified=true", ["ann", "mail"]],
  ["verified=false", ["zoe", "ghost", "git", "key", "owner"]],
  ["method=password", ["zoe", "mail", "owner"]],
  ["method=code", ["ann", "mail"]],
  ["method=provider", ["git"]],
  ["method=passkey", ["key"]],
  ["only_method=password", ["zoe", "owner"]],
  ["only_method=code", ["ann"]],
  ["method=password&only_method=code", []],
  ["provider_id=github", ["git"]],
  ["provider_id=google", []],
  ["second_factor=true", ["mail"]],
  ["second_factor=false&method=password", ["zoe", "owner"]],
  ["anonymous=true", ["ghost"]],
  ["anonymous=false&verified=false&method=password", ["zoe", "owner"]],
  ["query=ADA&match=prefix", ["zoe"]],
  ["query=van+d&match=prefix", ["ann"]],
  ["query=brown+van&match=prefix", ["ann"]],
  ["query=ann%40&match=prefix", ["ann"]],
  ["query=mail&match=prefix", []],
  ["query=mail&match=contains", ["zoe", "mail", "key"]],
  ["query=50%25&match=prefix", ["key"]],
  ["query=mail&verified=true", ["mail"]],
  ["query=a&match=prefix&method=code", ["ann"]],
];

describe("the filters of users", () => {
  it.each(CASES)("%s finds them in each order, and counts them", async (query, names) => {
    expect(await found(query)).toEqual(names);
    expect(await found(`${query}&desc=true`)).toEqual([...names].reverse());
    for (const order of ["last_active_at", "display_name"])
      expect((await found(`${query}&order_by=${order}`)).sort()).toEqual([...names].sort());
    const all = { count: names.length, is_exact: true };
    expect(await count(query)).toEqual(all);
    expect(await count(`${query}&exact=true`)).toEqual(all);
  });

  it("are dates too, the first included and the last not", async () => {
    const [, second, third] = times;
    expect(await found(`signed_up_before_millis=${second}`)).toEqual(["zoe"]);
    expect(
      await found(`signed_up_after_millis=${second}&signed_up_before_millis=${third}`),
    ).toEqual(["ann"]);
    const signedUp = `signed_up_after_millis=${second}&signed_up_before_millis=${third}`;
    expect(await found(`${signedUp}&order_by=display_name`)).toEqual(["ann"]);
    expect(await found(`active_before_millis=${second}`)).toEqual(["zoe"]);
    expect(await found(`active_before_millis=${third}&order_by=last_active_at&desc=true`)).toEqual([
      "ann",
      "zoe",
    ]);
    expect(await count(`${signedUp}&exact=true`)).toEqual({ count: 1, is_exact: true });
  });

  it("hold together with a team", async () => {
    expect(await found(`team_id=${team}&method=provider`)).toEqual(["git"]);
    expect(await found(`team_id=${team}&order_by=display_name`)).toEqual(["git", "owner"]);
    expect(await found(`team_id=${team}&query=yol&match=prefix`)).toEqual(["owner"]);
    expect(await count(`team_id=${team}`)).toEqual({ count: 2, is_exact: true });
  });
});

describe("the orders of users", () => {
  const BY_NAME = ["ghost", "ann", "mail", "git", "key", "owner", "zoe"];

  it("sort by name, people without one by their address", async () => {
    expect(await found("order_by=display_name")).toEqual(BY_NAME);
    expect(await found("order_by=display_name&desc=true")).toEqual([...BY_NAME].reverse());
  });

  it.each(["signed_up_at", "last_active_at", "display_name"])(
    "come in pages by %s, each from the cursor of the last",
    async (order) => {
      for (const rest of ["", "&desc=true", "&anonymous=false", `&team_id=${team}`]) {
        const query = `order_by=${order}${rest}`;
        const whole = await found(query);
        const paged: string[] = [];
        let cursor: string | null = "";
        while (cursor !== null) {
          const from: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
          const { names, next } = await page(`${query}&limit=2${from}`);
          paged.push(...names);
          cursor = next;
        }
        expect(paged).toEqual(whole);
      }
    },
  );

  it("stay where a page ended when someone is active meanwhile", async () => {
    const query = "order_by=last_active_at&desc=true";
    const whole = await found(query);
    const first = await page(`${query}&limit=3`);
    const { project } = home;
    project.clock.advance(3_600_000);
    await project.server("POST", "/auth/sessions", { user_id: ids[whole[3] as Name] });
    const rest = await found(`${query}&cursor=${encodeURIComponent(first.next ?? "")}`);
    expect(rest).toEqual(whole.slice(4));
  });
});

describe("the bits that filters read", () => {
  const check = async () => {
    const { rows } = await sql<{ id: string }>`
      select u.id from users u where u."project_id" = ${home.project.id} and u.facets <>
        (case when u.password_hash is null then 0 else 2 end) + 4 * u.otp_auth_enabled
        + 32 * u.requires_totp + 64 * u.is_anonymous
        + coalesce((select 128 + c.is_verified from contact_channels c where
            c.project_id = u.project_id and c.user_id = u.id and c.is_primary = 1), 0)
        + case when exists (select 1 from passkeys p where p.user_id = u.id) then 8 else 0 end
        + case when exists (select 1 from oauth_accounts o where o.user_id = u.id) then 16 else 0 end
    `.execute(home.project.service.context.db);
    return rows;
  };

  it("follow each change of a user's methods and addresses", async () => {
    const { project } = home;
    const { id } = await project.user({ primary_email: "facets@mail.example" });
    const only = async (query: string) => (await found(`query=${id}&${query}`)).length === 1;
    const change = async (body: object) => {
      expect((await project.server("PATCH", `/users/${id}`, body)).status).toBe(200);
      expect(await check()).toEqual([]);
    };
    expect(await only("verified=false")).toBe(true);
    await change({ primary_email_verified: true });
    expect(await only("verified=true")).toBe(true);
    await change({ password: "correct horse" });
    expect(await only("only_method=password")).toBe(true);
    await change({ password: null, otp_auth_enabled: true, primary_email_auth_enabled: true });
    expect(await only("only_method=code")).toBe(true);
    await change({ primary_email: "other@mail.example", primary_email_verified: false });
    expect(await only("verified=false")).toBe(true);
    await change({ primary_email: null, otp_auth_enabled: false });
    const { db } = project.service.context;
    await db.deleteFrom("passkeys").where("project_id", "=", project.id).execute();
    await db.deleteFrom("oauth_accounts").where("project_id", "=", project.id).execute();
    expect(await check()).toEqual([]);
    expect(await found("method=passkey")).toEqual([]);
    expect(await found("method=provider")).toEqual([]);
    await project.server("DELETE", `/users/${id}`);
  });
});

it.each([
  "match=suffix",
  "verified=yes",
  "method=magic",
  "only_method=",
  "provider_id=",
  `provider_id=${"x".repeat(256)}`,
  "signed_up_after_millis=-1",
  "signed_up_after_millis=1e3",
  "active_before_millis=9999999999999999",
  "order_by=email",
  `order_by=display_name&cursor=${"x".repeat(401)}`,
  "order_by=display_name&cursor=ada",
])("%s is refused", async (query) => {
  const { status, code } = await home.project.server("GET", `/users?${query}`);
  expect([status, code]).toEqual([400, "SCHEMA_ERROR"]);
});

it("a cursor of another order finds no one", async () => {
  expect(await found(`order_by=last_active_at&cursor=${ids.zoe}`)).toEqual([]);
  expect(await found(`cursor=ada~${ids.zoe}`)).toEqual([]);
});
