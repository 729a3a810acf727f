import { createWriteStream, rmSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { Cleanup } from "../../core/cleanup.js";
import { systemClock } from "../../core/clock.js";
import { ServiceError } from "../../core/service-error.js";
import { createVault } from "../../core/vault.js";
import type { Database } from "../../db/database.js";
import { migrate } from "../../db/migrate.js";
import { migrations } from "../../db/migrations/index.js";
import { openDatabase } from "../../db/open.js";
import { refuseForeignTables } from "../../db/require-own-secret.js";
import type { Tables } from "../../db/tables.js";
import { secretOf } from "../../settings/secret.js";
import { openConfiguredDirectory } from "../../start/data-directory.js";
import { type Opened, openBeside } from "../open-beside.js";
import { readCommandLine } from "../options.js";
import { fileToRead, fileToWrite, linesOf } from "./files.js";

/** Tables that an export leaves out: what ends within minutes, leases and counters. */
type Omitted =
  | "authorization_codes"
  | "emulator_records"
  | "job_files"
  | "leases"
  | "migrations"
  | "oauth_requests"
  | "rate_limits"
  | "setup_links";

/** All other tables, and the columns that order them. Omitting one is a compile error. */
const KEYS = {
  administrators: ["user_id", "project_id"],
  administrator_invitations: ["id"],
  agent_keys: ["id"],
  projects: ["id"],
  api_keys: ["id"],
  signing_keys: ["kid"],
  users: ["project_id", "id"],
  name_parts: ["project_id", "part", "user_id"],
  contact_channels: ["project_id", "id"],
  oauth_accounts: ["project_id", "id"],
  oauth_tokens: ["project_id", "id"],
  passkeys: ["project_id", "credential_id"],
  recovery_codes: ["project_id", "user_id", "code_hash"],
  sessions: ["project_id", "id"],
  device_ids: ["project_id", "user_id", "device_id"],
  former_addresses: ["project_id", "user_id", "canonical"],
  former_credentials: ["project_id", "id"],
  suspended_rows: ["project_id", "id"],
  deleted_users: ["project_id", "id_hash"],
  known_devices: ["project_id", "user_id", "device"],
  known_networks: ["project_id", "user_id", "network_hash"],
  verification_codes: ["project_id", "id"],
  cli_logins: ["polling_hash"],
  teams: ["project_id", "id"],
  memberships: ["project_id", "team_id", "user_id"],
  team_domains: ["project_id", "id"],
  team_join_requests: ["project_id", "team_id", "user_id"],
  owner_keys: ["project_id", "id"],
  permission_definitions: ["project_id", "id"],
  team_permissions: ["project_id", "team_id", "user_id", "permission_id"],
  project_permissions: ["project_id", "user_id", "permission_id"],
  email_templates: ["project_id", "type"],
  mails: ["id"],
  sent_emails: ["id"],
  notification_opt_outs: ["project_id", "user_id", "category"],
  notification_categories: ["project_id", "category"],
  activity: ["project_id", "day", "user_id"],
  webhook_deliveries: ["id"],
  webhook_endpoints: ["project_id", "id"],
  webhook_pauses: ["project_id", "url"],
  audit: ["id"],
  jobs: ["project_id", "id"],
  job_failures: ["project_id", "job_id", "user_id"],
  auth_events: ["id"],
} as const satisfies Record<Exclude<keyof Tables, Omitted>, readonly string[]>;

type Table = keyof typeof KEYS;
type Row = Record<string, unknown>;

const BATCH = 500;
/** A known sealed text, by which an import recognizes the exporting secret. */
const CANARY = "stackkit";

/** A table's rows in key order, in batches. */
async function* rowsOf(db: Database, table: Table): AsyncGenerator<Row> {
  const key = KEYS[table].map((name) => sql.ref(name));
  let last: Row | undefined;
  for (;;) {
    const after = last
      ? sql`where (${sql.join(key)}) > (${sql.join(KEYS[table].map((name) => sql.val((last as Row)[name])))})`
      : sql``;
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} ${after} order by ${sql.join(key)} limit ${sql.lit(BATCH)}`.execute(
        db,
      );
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

/** Reads one state of the database, while a service may change it. No write waits for that. */
const readSnapshot = (
  { db, engine }: Opened,
  read: (snapshot: Database) => Promise<void>,
): Promise<void> =>
  db.connection().execute(async (snapshot) => {
    const isolation = engine === "postgres" ? sql`isolation level repeatable read` : sql``;
    await sql`begin ${isolation}`.execute(snapshot);
    try {
      await read(snapshot);
    } finally {
      await sql`rollback`.execute(snapshot);
    }
  });

/** `export --to file` writes every row as a line of JSON. */
export async function exportRows(args: string[]): Promise<void> {
  const { config, own } = await readCommandLine(args, { to: { type: "string" } });
  const to = fileToWrite(own.to);
  await using opened = await openBeside(config, { onlyLooks: true });
  let count = 0;
  async function* linesOfAll(db: Database): AsyncGenerator<string> {
    yield lineOf({ stackkit: migrations.at(-1)?.name, sealed: opened.vault.seal(CANARY) });
    for (const table of Object.keys(KEYS) as Table[]) {
      for await (const row of rowsOf(db, table)) {
        yield lineOf({ table, row });
        count++;
      }
    }
  }
  try {
    await readSnapshot(opened, (db) =>
      pipeline(linesOfAll(db), createWriteStream(to, { mode: 0o600, flags: "wx" })),
    );
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code !== "EEXIST") rmSync(to, { force: true });
    throw new ServiceError(
      "export-broken-off",
      `The export to ${to} broke off, and nothing is left of it: ${message}`,
      { cause },
    );
  }
  process.stdout.write(
    `Wrote ${count} rows to ${to}. It holds password hashes: keep it as you keep the database.\n`,
  );
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** `import --from file` reads an export into an empty database, in one transaction. */
export async function importRows(args: string[]): Promise<void> {
  const { config, own } = await readCommandLine(args, { from: { type: "string" } });
  const from = fileToRead(own.from, "--from");
  await using cleanup = new Cleanup();
  const directory = await openConfiguredDirectory(config);
  if (directory) cleanup.use(directory);
  const { db } = cleanup.use(
    await openDatabase({ file: directory?.databaseFile, url: config.databaseUrl }),
  );
  await refuseForeignTables(db);
  await migrate(db, systemClock);
  if (await db.selectFrom("projects").select("id").limit(1).executeTakeFirst()) {
    throw new ServiceError(
      "database-not-empty",
      "This database holds projects already. Import into an empty one.",
    );
  }
  const vault = createVault(secretOf(config, directory?.secret), config.previousSecret);
  const count = await db
    .transaction()
    .execute((tx) => readInto(tx, from, (sealed) => vault.open(sealed) === CANARY));
  process.stdout.write(`Read ${count} rows.\n`);
}

async function readInto(
  tx: Database,
  from: string,
  opens: (sealed: string) => boolean,
): Promise<number> {
  let count = 0;
  let number = 0;
  let batch: { table: Table; rows: Row[] } | undefined;
  const flush = async () => {
    if (batch)
      await tx
        .insertInto(batch.table)
        .values(batch.rows as never)
        .execute();
    count += batch?.rows.length ?? 0;
    batch = undefined;
  };
  for await (const text of linesOf(from)) {
    number++;
    const line = parseLine(text, number, from);
    if (number === 1) {
      requireHeader(line, from, opens);
      continue;
    }
    const { table, row } = line as { table?: unknown; row?: unknown };
    if (
      typeof table !== "string" ||
      !Object.hasOwn(KEYS, table) ||
      typeof row !== "object" ||
      row === null
    )
      throw notAnExport(from, number);
    if (batch && (batch.table !== table || batch.rows.length >= BATCH / 5)) await flush();
    batch ??= { table: table as Table, rows: [] };
    batch.rows.push(row as Row);
  }
  await flush();
  return count;
}

const notAnExport = (file: string, line: number) =>
  new ServiceError(
    "not-an-export",
    `Line ${line} of ${file} is not of an export. Nothing was changed.`,
  );

function parseLine(text: string, number: number, file: string): Row {
  try {
    return JSON.parse(text) as Row;
  } catch {
    throw notAnExport(file, number);
  }
}

function requireHeader(line: Row, file: string, opens: (sealed: string) => boolean): void {
  if (typeof line.stackkit !== "string" || typeof line.sealed !== "string")
    throw notAnExport(file, 1);
  if (line.stackkit !== migrations.at(-1)?.name) {
    throw new ServiceError(
      "other-version",
      `${file} was written with the schema ${line.stackkit}, and this version has ` +
        `${migrations.at(-1)?.name}. Export it again with this version.`,
    );
  }
  if (!opens(line.sealed))
    throw new ServiceError("wrong-secret", `${file} was written with another STACKKIT_SECRET.`);
}
