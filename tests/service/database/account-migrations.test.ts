import { sql } from "kysely";
import { expect, it } from "vitest";
import { openEarlierDatabase } from "../../support/earlier-database.js";

const AT = 24 * 60 * 60 * 1000;

/** A row of each table as a service of the version before wrote it. */
const ROWS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  users: {
    project_id: "p",
    id: "u",
    client_metadata: "null",
    client_read_only_metadata: "null",
    server_metadata: "null",
    signed_up_at: AT,
    last_active_at: AT,
    otp_auth_enabled: 0,
    requires_totp: 0,
    is_anonymous: 0,
    // Without a name and an address, as anonymous people are.
    search_text: "",
  },
  sessions: {
    project_id: "p",
    id: "s",
    user_id: "u",
    token_hash: "h",
    created_at: AT,
    expires_at: 2 * AT,
    is_impersonation: 1,
    last_used_at: AT,
  },
  device_ids: { project_id: "p", user_id: "u", device_id: "d", last_seen_at: AT },
  permission_definitions: {
    project_id: "p",
    id: "admin",
    scope: "team",
    contained_ids: '["$update_team"]',
    created_at: AT,
  },
  audit: {
    id: "a",
    project_id: "p",
    at: AT,
    level: "server",
    operation: "PATCH /users/u",
    subject: "u",
    request_id: "r",
  },
};

/** What the columns hold that the migration added: no one acts, no device is trusted, no role is defined. */
const ADDED: readonly (readonly [string, string, Readonly<Record<string, number | null>>])[] = [
  ["052", "users", { device_codes_from: null }],
  ["058", "sessions", { actor: null }],
  ["058", "audit", { user_id: null }],
  ["064", "sessions", { device_id: null, by_trust: 0 }],
  ["064", "device_ids", { trusted_until: null, device: null }],
  ["090", "permission_definitions", { display_name: null, given_by: null }],
];

it.each(ADDED)("%s: %s of the version before stay, with %j", async (number, table, added) => {
  await using earlier = await openEarlierDatabase(number);
  const { db } = earlier;
  const row = ROWS[table] ?? {};
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row));
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);

  await earlier.migrate();
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
  expect(rows).toMatchObject([{ ...row, ...added }]);
});
