import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../service/src/core/clock.js";
import { migrate } from "../../service/src/db/migrate.js";
import {
  type Database,
  type OnStatement,
  type OpenDatabase,
  openDatabase,
} from "../../service/src/db/open.js";
import { createPipeline } from "../../service/src/db/pipeline.js";
import { ServiceClient } from "../../service/src/db/postgres/client.js";
import { connectionsTo } from "../../service/src/db/postgres/open-postgres.js";
import { findCaller } from "../../service/src/db/queries/callers.js";
import { freshDatabase } from "../support/service.js";

const PROOF = {
  projectId: "nobody",
  level: "client",
  key: "none",
  token: undefined,
  now: 0,
  withUser: false,
} as const;
const CONNECTIONS = 3;

let opened: OpenDatabase;
let db: Database;
beforeEach(async () => {
  opened = await openDatabase({ url: await freshDatabase(), connections: CONNECTIONS });
  db = opened.db;
  await migrate(db, systemClock);
});
afterEach(() => opened[Symbol.asyncDispose]());

const askMany = () => Promise.all(Array.from({ length: 50 }, () => findCaller(db, PROOF)));

/** The connections on which callers were last looked for. */
const readers = async (): Promise<number[]> =>
  (
    await sql<{
      pid: number;
    }>`select pid from pg_stat_activity where datname = current_database() and query like '%api_keys%' and pid <> pg_backend_pid()`.execute(
      db,
    )
  ).rows.map(({ pid }) => pid);

const connections = async (): Promise<number> =>
  Number(
    (
      await sql<{
        count: number;
      }>`select count(*) as count from pg_stat_activity where datname = current_database()`.execute(
        db,
      )
    ).rows[0]?.count,
  );

describe("prepared reads that come together", () => {
  it("travel on one connection, which is one of those that were granted", async () => {
    await askMany();
    expect(await readers()).toHaveLength(1);
    await Promise.all(
      Array.from({ length: 20 }, () => db.transaction().execute((tx) => findCaller(tx, PROOF))),
    );
    expect(await connections()).toBeLessThanOrEqual(CONNECTIONS);
  });

  it("go on by a new connection once theirs was cut", async () => {
    await askMany();
    const [cut] = await readers();
    await sql`select pg_terminate_backend(${cut})`.execute(db);
    await expect.poll(() => findCaller(db, PROOF).then(String, () => "failed")).toBe("undefined");
    const [now] = await readers();
    expect(now).not.toBe(cut);
    await expect(askMany()).resolves.toHaveLength(50);
  });

  it("fail while there is no database, and work once it is back", async () => {
    const url = new URL((await freshDatabase()) ?? "");
    await using other = await openDatabase({ url: url.href, connections: CONNECTIONS });
    await migrate(other.db, systemClock);
    const name = url.pathname.slice(1);
    await sql`alter database ${sql.id(name)} allow_connections false`.execute(db);
    await expect(findCaller(other.db, PROOF)).rejects.toThrow(
      /not currently accepting connections/,
    );
    await sql`alter database ${sql.id(name)} allow_connections true`.execute(db);
    await expect(findCaller(other.db, PROOF)).resolves.toBeUndefined();
  });

  it("are told when their connection falls silent, and go on by a new one", async () => {
    const asked: Parameters<OnStatement>[0][] = [];
    const url = new URL((await freshDatabase()) ?? "");
    await using other = await openDatabase({
      url: url.href,
      onStatement: (statement) => asked.push(statement),
    });
    await migrate(other.db, systemClock);
    await findCaller(other.db, PROOF);
    const { sql: text, parameters } = asked.at(-1) ?? { sql: "", parameters: [] };

    await using between = await listenBetween(url);
    const settings = connectionsTo(between.url, {
      connect: SILENT_MILLIS,
      wait: SILENT_MILLIS,
      answer: SILENT_MILLIS,
    });
    await using pipeline = createPipeline(() =>
      new ServiceClient(settings, { pipeline: true }).connect(),
    );
    const read = async () => (await pipeline.ask({ text, values: [...parameters] })).rows;
    await expect(read()).resolves.toEqual([]);
    between.silence();
    await expect(Promise.all([read(), read()])).rejects.toThrow(/timeout/);
    await expect.poll(() => read().then(String, () => "failed")).toBe("");
  });
});

const SILENT_MILLIS = 300;

/** Stands between a client and the database. Once silenced, connections that are there hear nothing any more. */
async function listenBetween(database: URL) {
  const pairs: [client: Socket, server: Socket][] = [];
  const relay = createServer((client) => {
    const server = connect(Number(database.port), database.hostname);
    pairs.push([client, server]);
    client.pipe(server).pipe(client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const url = new URL(database);
  url.port = String((relay.address() as AddressInfo).port);
  return {
    url: url.href,
    silence: () => {
      for (const [client, server] of pairs) server.unpipe(client);
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        for (const [client] of pairs) client.destroy();
        relay.close(() => resolve());
      }),
  };
}
