import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { SMTPServer } from "smtp-server";
import { CRON_SECRET, FOLDER, signUp, start } from "./app.mjs";
import { BUNDLERS, distDirOf } from "./builds.mjs";

const HEALTH = "/api/v1/service/health?db";
const EDITS = 20;
/** The connections of one pool, and one for this script. */
const CONNECTIONS_OF_POOL = 10;

/** @param {string} url @param {string} sql */
async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until a stopping server takes no connections. @param {string} origin */
async function untilRefused(origin) {
  while (
    await fetch(origin, { headers: { connection: "close" } }).then(
      () => true,
      () => false,
    )
  );
}

const CONTROL = "/control";

/**
 * The routes that Next's instant validation reported so far. A page that blocks is added, so that
 * its report follows all others.
 * @param {string} origin @param {string} logFile
 */
async function blockingRoutes(origin, logFile) {
  const folder = join(FOLDER, "app/(main)", CONTROL);
  mkdirSync(folder);
  try {
    writeFileSync(
      join(folder, "page.tsx"),
      `import { cookies } from "next/headers";
export default async function Control() {
  return <p>{(await cookies()).size}</p>;
}
`,
    );
    for (;;) {
      await (await fetch(origin + CONTROL)).text();
      const found = readFileSync(logFile, "utf8").matchAll(
        /Route "([^"]+)": Next\.js encountered/g,
      );
      const routes = [...new Set([...found].map(([, route]) => route))];
      if (routes.includes(CONTROL)) return routes;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @import { Stage } from "./check.mjs" */

/** @type {import("./check.mjs").Check[]} */
export const RUNS = [
  {
    name: "next start, PostgreSQL: sets up an empty database by itself; walked in a browser",
    run: async ({ directory, newDatabase, walk }) => {
      const url = await newDatabase();
      const { app, origin } = await start({
        mode: "start",
        distDir: distDirOf("turbopack"),
        env: { DATABASE_URL: url },
        logFile: join(directory, "start-postgres.log"),
      });
      assert.equal((await fetch(origin + HEALTH)).status, 200);
      await walk(origin, "start");
      await app.stop();
    },
  },
  ...BUNDLERS.flatMap((bundler) => [
    {
      name: `next start, SQLite, ${bundler}: walked in a browser`,
      /** @param {Stage} stage */
      run: async ({ directory, walk }) => {
        const { app, origin } = await start({
          mode: "start",
          distDir: distDirOf(bundler),
          env: {
            STACKKIT_DATA: join(directory, `start-sqlite-${bundler}`),
            STACKKIT_MIGRATE: "start",
          },
          logFile: join(directory, `start-sqlite-${bundler}.log`),
        });
        await walk(origin, "start");
        await app.stop();
      },
    },
    {
      name: `next dev, SQLite, ${bundler}: walked in a browser, with mailbox and emulator; no page blocks a navigation`,
      /** @param {Stage} stage */
      run: async ({ directory, walk }) => {
        const logFile = join(directory, `dev-sqlite-${bundler}.log`);
        const { app, origin } = await start({
          mode: "dev",
          bundler,
          distDir: `.next-dev-sqlite-${bundler}`,
          env: { STACKKIT_DATA: join(directory, `dev-sqlite-${bundler}`) },
          logFile,
        });
        await walk(origin, "dev");
        assert.deepEqual(await blockingRoutes(origin, logFile), [CONTROL]);
        await app.stop();
      },
    },
  ]),
  {
    name: `next dev, PostgreSQL: one pool after ${EDITS} edits; walked in a browser`,
    run: async ({ directory, newDatabase, walk }) => {
      const url = await newDatabase();
      const { app, origin } = await start({
        mode: "dev",
        distDir: ".next-dev-postgres",
        env: { DATABASE_URL: url },
        logFile: join(directory, "dev-postgres.log"),
      });
      const file = join(FOLDER, "service.ts");
      const before = readFileSync(file, "utf8");
      try {
        for (let edit = 1; edit <= EDITS; edit++) {
          writeFileSync(file, `${before}export const EDIT = ${edit};\n`);
          assert.equal((await fetch(origin + HEALTH)).status, 200);
          await fetch(`${origin}/account`);
        }
      } finally {
        writeFileSync(file, before);
      }
      const [row] = await query(
        url,
        "select count(*)::int as open from pg_stat_activity where datname = " +
          "current_database() and pid <> pg_backend_pid()",
      );
      assert.ok(row.open <= CONNECTIONS_OF_POOL, `${row.open} connections are open`);
      await walk(origin, "dev");
      await app.stop();
    },
  },
  {
    name: "a stop signal in the middle of a mail lets the mail end",
    run: async ({ directory }) => {
      /** @type {() => void} */
      let receive = () => {};
      const arriving = new Promise((resolve) => {
        receive = () => resolve(undefined);
      });
      /** @type {() => void} */
      let accept = () => {};
      let mails = 0;
      const smtp = new SMTPServer({
        disabledCommands: ["AUTH", "STARTTLS"],
        onData(stream, _session, done) {
          stream.resume();
          stream.once("end", () => {
            accept = () => {
              mails++;
              done();
            };
            receive();
          });
        },
      });
      await new Promise((resolve) => smtp.listen(0, "127.0.0.1", () => resolve(undefined)));
      const { port } = /** @type {import("node:net").AddressInfo} */ (smtp.server.address());
      // A check that fails before its end would keep this process.
      smtp.server.unref();
      const env = {
        STACKKIT_DATA: join(directory, "stop-in-mail"),
        STACKKIT_MIGRATE: "start",
        STACKKIT_SMTP_URL: `smtp://127.0.0.1:${port}`,
        STACKKIT_PRIVATE_NETWORKS: "127.0.0.0/8",
      };
      const how = /** @type {const} */ ({
        mode: "start",
        distDir: distDirOf("turbopack"),
        env,
        logFile: join(directory, "stop-in-mail.log"),
      });
      const first = await start(how);
      await signUp(first.origin, "grace@example.com");
      await arriving;
      const stopped = first.app.stop();
      await untilRefused(first.origin);
      accept();
      await stopped;
      assert.equal(mails, 1);
      // Nothing is left to send: the process recorded the mail before it ended.
      const second = await start(how);
      const jobs = await fetch(`${second.origin}/api/v1/service/jobs`, {
        headers: { authorization: `Bearer ${CRON_SECRET}` },
      });
      const { pruned: _, ...due } = await jobs.json();
      assert.deepEqual(due, { mails: 0, deliveries: 0, jobs: 0 });
      await second.app.stop();
      smtp.close();
      assert.equal(mails, 1);
    },
  },
];
