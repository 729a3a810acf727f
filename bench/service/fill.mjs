import { sql } from "kysely";
import { PROJECT } from "./project.mjs";

/** The first id of a kind, so that tests can name rows: `00000000-0000-4000-8000-000000000001`. */
export const idOf = (kind, number) =>
  `${kind}0000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const USER = "a";
export const TEAM = "b";
const CHANNEL = "c";

export const emailOf = (number) => `person.${number}@mail${number % 100}.example.com`;

const BATCH = 20_000;
const FIRST_NAMES = [
  "Ada",
  "Grace",
  "Alan",
  "Edsger",
  "Barbara",
  "Donald",
  "Tony",
  "Radia",
  "Frances",
  "Ken",
];
const LAST_NAMES = [
  "Lovelace",
  "Hopper",
  "Turing",
  "Dijkstra",
  "Liskov",
  "Knuth",
  "Hoare",
  "Perlman",
  "Allen",
  "Thompson",
  "Hamilton",
];
export const at = (n) => 1_700_000_000_000 + n * 1000;
export const nameOf = (number) =>
  `${FIRST_NAMES[number % FIRST_NAMES.length]} ${LAST_NAMES[number % LAST_NAMES.length]} ${number}`;

/**
 * Fills a database as if this many users had signed up: each with an address, every tenth with a
 * team of two.
 */
export async function fill(db, { users, teams }) {
  await insertMany(db, users, {
    users: (n) => ({
      project_id: PROJECT,
      id: idOf(USER, n),
      display_name: nameOf(n),
      profile_image_url: null,
      client_metadata: "null",
      client_read_only_metadata: "null",
      server_metadata: "null",
      signed_up_at: at(n),
      // In another order than the sign-ups.
      last_active_at: at((n * 7919) % 1_000_003),
      password_hash: n % 3 === 0 ? "hash" : null,
      otp_auth_enabled: 0,
      totp_secret: null,
      requires_totp: n % 5000 === 0 ? 1 : 0,
      totp_last_step: null,
      is_anonymous: n % 20 === 0 ? 1 : 0,
      selected_team_id: n < teams ? idOf(TEAM, n) : null,
      locale: null,
      search_text: `${emailOf(n)}\n${nameOf(n).toLowerCase()}`,
      sort_name: nameOf(n).toLowerCase(),
      // What the rows below say, as a sign-up writes it.
      facets: 128 + (n % 4 === 0 ? 0 : 1) + (n < teams ? 24 : 0),
    }),
    name_parts: (n) => {
      const [, ...words] = nameOf(n).toLowerCase().split(" ");
      return words.map((_, at) => ({
        project_id: PROJECT,
        part: words.slice(at).join(" "),
        user_id: idOf(USER, n),
      }));
    },
    contact_channels: (n) => ({
      project_id: PROJECT,
      id: idOf(CHANNEL, n),
      user_id: idOf(USER, n),
      type: "email",
      value: emailOf(n),
      canonical: emailOf(n),
      used_for_auth: 1,
      is_verified: n % 4 === 0 ? 0 : 1,
      is_primary: 1,
      created_at: at(n),
    }),
  });
  const member = (n, userNumber) => ({
    project_id: PROJECT,
    team_id: idOf(TEAM, n),
    user_id: idOf(USER, userNumber),
    display_name: null,
    profile_image_url: null,
    created_at: at(n),
  });
  await insertMany(db, teams, {
    teams: (n) => ({
      project_id: PROJECT,
      id: idOf(TEAM, n),
      display_name: `Team ${n}`,
      search_name: `team ${n}`,
      profile_image_url: null,
      client_metadata: "null",
      client_read_only_metadata: "null",
      server_metadata: "null",
      created_at: at(n),
    }),
    memberships: (n) => [member(n, n), member(n, n + 1)],
    team_permissions: (n) => ({
      project_id: PROJECT,
      team_id: idOf(TEAM, n),
      user_id: idOf(USER, n),
      permission_id: "admin",
    }),
    ...ofEveryTenth,
  });
}

const FAR_FUTURE = 4_102_444_800_000;

/** Further rows of every tenth user, and short-lived rows. */
const ofEveryTenth = {
  sessions: (n) => ({
    project_id: PROJECT,
    id: idOf("d", n),
    user_id: idOf(USER, n),
    token_hash: `hash ${n}`,
    created_at: at(n),
    expires_at: FAR_FUTURE,
    is_impersonation: 0,
    last_used_at: at(n),
    geo_info: null,
    user_agent: null,
  }),
  oauth_accounts: (n) => ({
    project_id: PROJECT,
    id: idOf("e", n),
    user_id: idOf(USER, n),
    provider_id: "github",
    account_id: `account ${n}`,
    email: emailOf(n),
    created_at: at(n),
  }),
  passkeys: (n) => ({
    project_id: PROJECT,
    credential_id: `credential ${n}`,
    user_id: idOf(USER, n),
    public_key: "key",
    counter: 0,
    transports: "[]",
    device_type: "singleDevice",
    created_at: at(n),
  }),
  project_permissions: (n) => ({
    project_id: PROJECT,
    user_id: idOf(USER, n),
    permission_id: "read",
  }),
  verification_codes: (n) => ({
    project_id: PROJECT,
    id: idOf("f", n),
    kind: "team_invitation",
    code_hash: `code ${n}`,
    tail_hash: `tail ${n}`,
    subject: idOf(TEAM, n),
    data: JSON.stringify({ email: emailOf(n) }),
    attempts: 0,
    created_at: at(n),
    expires_at: FAR_FUTURE,
    used_at: null,
  }),
  sent_emails: (n) => ({
    id: idOf("9", n),
    project_id: PROJECT,
    recipient: emailOf(n),
    subject: "Welcome",
    sender_config: JSON.stringify({ type: "shared" }),
    sent_at: at(n),
    error: null,
  }),
  activity: (n) => ({
    project_id: PROJECT,
    day: new Date(at(n)).toISOString().slice(0, 10),
    user_id: idOf(USER, n),
    country: null,
  }),
};

/**
 * Passes each batch of rows as one JSON text: parsing one parameter per value would take longer
 * than the statement.
 */
async function insertMany(db, count, tables) {
  for (let from = 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => from + i);
    await db.transaction().execute(async (tx) => {
      // A batch of this many rows takes longer than statements of the service may.
      if (isPostgres(tx)) await sql`set local statement_timeout = 0`.execute(tx);
      for (const [table, row] of Object.entries(tables))
        await insertJson(tx, table, numbers.flatMap(row));
    });
  }
}

const isPostgres = (db) => db.getExecutor().adapter.constructor.name.startsWith("Postgres");

async function insertJson(tx, table, rows) {
  const names = Object.keys(rows[0]);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const json = JSON.stringify(rows);
  if (isPostgres(tx))
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(
      tx,
    );
  else {
    const values = sql.join(names.map((name) => sql`value ->> ${sql.lit(name)}`));
    await sql`insert into ${sql.table(table)} (${columns}) select ${values} from json_each(${json})`.execute(
      tx,
    );
  }
}
