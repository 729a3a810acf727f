import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Bits of `users.facets` that follow from the user's own row, and from others. */
const OWN = { password: 2, code: 4, secondFactor: 32, anonymous: 64 } as const;
const OTHER = { verified: 1, passkey: 8, provider: 16, address: 128 } as const;
const sumOf = (bits: Readonly<Record<string, number>>) =>
  Object.values(bits).reduce((sum, bit) => sum + bit, 0);

const ownOf = (row: string) =>
  `(case when ${row}.password_hash is null then 0 else ${OWN.password} end` +
  ` + ${OWN.code} * ${row}.otp_auth_enabled + ${OWN.secondFactor} * ${row}.requires_totp` +
  ` + ${OWN.anonymous} * ${row}.is_anonymous)`;

const otherOf = (project: string, user: string) =>
  `(coalesce((select ${OTHER.address} + ${OTHER.verified} * c.is_verified from contact_channels c` +
  ` where c.project_id = ${project} and c.user_id = ${user} and c.type = 'email' and c.is_primary = 1), 0)` +
  existing("passkeys", OTHER.passkey, project, user) +
  `${existing("oauth_accounts", OTHER.provider, project, user)})`;

const existing = (table: string, bit: number, project: string, user: string) =>
  ` + case when exists (select 1 from ${table} e where e.project_id = ${project}` +
  ` and e.user_id = ${user}) then ${bit} else 0 end`;

/** The tables whose rows decide about bits, and the columns that do. */
const SOURCES = {
  contact_channels: ["is_primary", "is_verified"],
  passkeys: [],
  oauth_accounts: [],
} as const;
const OWN_COLUMNS = "password_hash, otp_auth_enabled, requires_totp, is_anonymous";

/**
 * What lists of users are filtered, sorted and searched by. Triggers hold the bits, so that no
 * writer can forget them; the indexes hold all that a filter reads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // Compared byte by byte on both engines: a range of a prefix needs it.
  const name = isPostgres ? 'text collate "C"' : "text";
  await run("alter table users add column facets integer not null default 0");
  await run(`alter table users add column sort_name ${name} not null default ''`);
  await run(
    `create table name_parts (project_id text not null, part ${name} not null, user_id text not null, primary key (project_id, part, user_id))`,
  );
  await fill(run, isPostgres);
  await run("create index name_parts_of_user on name_parts (project_id, user_id)");
  await run("drop index users_by_sign_up");
  await run("drop index users_by_activity");
  await run(
    "create index users_by_sign_up on users (project_id, signed_up_at, id, facets, search_text)",
  );
  await run("create index users_by_activity on users (project_id, last_active_at, id, facets)");
  await run("create index users_by_name on users (project_id, sort_name, id, facets)");
  if (isPostgres)
    await run(
      'create index contact_channels_by_prefix on contact_channels (project_id, canonical collate "C", user_id)',
    );
  await (isPostgres ? createPostgresTriggers : createSqliteTriggers)(run);
}

type Run = (text: string) => Promise<unknown>;

/** The search text is all addresses, each with a line feed, and the name. */
async function fill(run: Run, isPostgres: boolean): Promise<void> {
  const lineFeed = isPostgres ? "chr(10)" : "char(10)";
  const place = (text: string, part: string) =>
    isPostgres ? `strpos(${text}, ${part})` : `instr(${text}, ${part})`;
  // PostgreSQL refuses a negative length, as of people without a name and an address.
  const most = isPostgres ? "greatest" : "max";
  const addresses =
    "(select coalesce(sum(length(c.canonical) + 1), 0) from contact_channels c where c.project_id = users.project_id and c.user_id = users.id)";
  const start = isPostgres ? `${addresses}::int` : addresses;
  await run(
    `update users set facets = ${ownOf("users")} + ${otherOf("users.project_id", "users.id")}, sort_name = case when display_name is null` +
      ` then substr(search_text, 1, ${most}(${place("search_text", lineFeed)} - 1, 0))` +
      ` else substr(search_text, 1 + ${start}, 100) end`,
  );
  const rest = (text: string) => `ltrim(substr(${text}, ${place(text, "' '")} + 1))`;
  await run(
    "insert into name_parts (project_id, part, user_id) with recursive parts (project_id, user_id, rest, n) as (" +
      `select project_id, id, ${rest("sort_name")}, 1 from users where display_name is not null and ${place("sort_name", "' '")} > 0` +
      ` union all select project_id, user_id, ${rest("rest")}, n + 1 from parts where ${place("rest", "' '")} > 0 and n < 8)` +
      " select distinct project_id, substr(rest, 1, 60), user_id from parts where rest <> ''",
  );
}

async function createSqliteTriggers(run: Run): Promise<void> {
  const set = (value: string, row: string, user: string) =>
    `begin update users set facets = ${value} where project_id = ${row}.project_id and id = ${row}.${user} and facets <> ${value}; end`;
  const own = `(${ownOf("new")} + (facets & ${sumOf(OTHER)}))`;
  await run(`create trigger users_facets_inserted after insert on users ${set(own, "new", "id")}`);
  await run(
    `create trigger users_facets_updated after update of ${OWN_COLUMNS} on users ${set(own, "new", "id")}`,
  );
  for (const [table, columns] of Object.entries(SOURCES))
    for (const [event, row] of [
      ["insert", "new"],
      ["delete", "old"],
      ...columns.map((column) => [`update of ${column}`, "new"]),
    ]) {
      const value = `((facets & ${sumOf(OWN)}) + ${otherOf(`${row}.project_id`, `${row}.user_id`)})`;
      await run(
        `create trigger ${table}_facets_${event?.replaceAll(" ", "_")} after ${event} on ${table} ${set(value, row ?? "", "user_id")}`,
      );
    }
}

async function createPostgresTriggers(run: Run): Promise<void> {
  await run(
    `create function stackkit_own_facets() returns trigger language plpgsql as $$ begin new.facets := ${ownOf("new")} + (new.facets & ${sumOf(OTHER)}); return new; end $$`,
  );
  await run(
    `create trigger users_facets before insert or update of ${OWN_COLUMNS} on users for each row execute function stackkit_own_facets()`,
  );
  const next = otherOf("changed.project_id", "changed.user_id");
  await run(
    `create function stackkit_other_facets() returns trigger language plpgsql as $$ declare changed record; next integer; begin if tg_op = 'DELETE' then changed := old; else changed := new; end if; next := ${next}; update users set facets = (facets & ${sumOf(OWN)}) + next where project_id = changed.project_id and id = changed.user_id and (facets & ${sumOf(OTHER)}) <> next; return null; end $$`,
  );
  for (const [table, columns] of Object.entries(SOURCES)) {
    const updates = columns.length > 0 ? ` or update of ${columns.join(", ")}` : "";
    await run(
      `create trigger ${table}_facets after insert or delete${updates} on ${table} for each row execute function stackkit_other_facets()`,
    );
  }
}
