import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SMTPServer } from "smtp-server";
import { say } from "../stage.mjs";
import { CRON_SECRET, call, callAsServer, refresh, signUp, start } from "./app.mjs";
import { distDirOf } from "./builds.mjs";
import { Ledger } from "./ledger.mjs";

/** @import { Running } from "./app.mjs" */

const HEALTH = "/api/v1/service/health?db";
const KILLS = 3;
const WRITES_BEFORE_KILL = [40, 90, 25];
const DAY_MILLIS = 86_400_000;
/** As the service promises at SIGTERM. */
const STOP_MILLIS = 10_000;
const SMALL_DISK = "24m";
const isRoot = process.getuid?.() === 0;

/** @param {string} directory @param {string} name @param {Record<string, string>} [env] */
const startOn = (directory, name, env = {}) =>
  start({
    mode: "start",
    distDir: distDirOf("turbopack"),
    env: { STACKKIT_DATA: join(directory, name), ...env },
    logFile: join(directory, `${name}.log`),
  });

/** @param {string} origin */
const health = async (origin) => (await fetch(origin + HEALTH)).status;

/** @param {() => Promise<boolean>} condition */
async function until(condition) {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * What a page says to people. It must be words, and never an empty page.
 * @param {string} origin @param {RegExp} words
 */
async function pageSays(origin, words) {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/handler/sign-in`);
  const firstByte = Math.round(performance.now() - startedAt);
  const html = await response.text();
  assert.match(html, words);
  return `first byte of the sign-in page ${firstByte} ms`;
}
const AWAY = /This app isn.{1,6}t responding right now|Something went wrong on our side/;
const FORM = /<form/;

/** The size of a disk's file system that a check may fill. @param {string} folder */
function mountSmallDisk(folder) {
  mkdirSync(folder);
  const mount = (/** @type {string[]} */ ...options) =>
    spawnSync("mount", [...options, folder]).status === 0;
  return {
    isMounted: isRoot && mount("-t", "tmpfs", "-o", `size=${SMALL_DISK}`, "tmpfs"),
    makeReadOnly: () => assert.ok(mount("-o", "remount,ro")),
    unmount: () => spawnSync("umount", [folder]),
  };
}

/** Kills an app with all of its processes. @param {Running} running */
async function kill({ app }) {
  app.signal("SIGKILL");
  await app.ended;
}

/** @type {import("./check.mjs").Check[]} */
export const FAULTS = [
  {
    name: `fault: SIGKILL of next start under writes, ${KILLS} times, loses nothing acknowledged`,
    run: async ({ directory }) => {
      const ledger = new Ledger();
      let longest = 0;
      for (let round = 0; round < KILLS; round++) {
        const running = await startOn(directory, "killed");
        await ledger.check(running.origin);
        const writing = ledger.write(running.origin);
        await ledger.more(/** @type {number} */ (WRITES_BEFORE_KILL[round]));
        await kill(running);
        ledger.stop();
        await writing;
        const killedAt = performance.now();
        const again = await startOn(directory, "killed");
        assert.equal((await callAsServer(again.origin, "POST", "/users", {})).status, 201);
        longest = Math.max(longest, performance.now() - killedAt);
        await ledger.check(again.origin);
        await again.app.stop();
      }
      say(
        `  ${ledger.written} acknowledged writes, 0 lost; first write at most ${Math.round(longest)} ms after the kill, start of Next included`,
      );
    },
  },
  {
    name: "fault: SIGTERM of next start under writes loses nothing acknowledged, and ends in time",
    run: async ({ directory }) => {
      const ledger = new Ledger();
      const running = await startOn(directory, "stopped");
      const writing = ledger.write(running.origin);
      await ledger.more(60);
      const stoppedAt = performance.now();
      running.app.signal("SIGTERM");
      await running.app.ended;
      const millis = performance.now() - stoppedAt;
      ledger.stop();
      await writing;
      assert.ok(millis < STOP_MILLIS, `it took ${millis} ms to end`);
      const again = await startOn(directory, "stopped");
      await ledger.check(again.origin);
      await again.app.stop();
      say(`  ${ledger.written} acknowledged writes, 0 lost; ended after ${Math.round(millis)} ms`);
    },
  },
  {
    name:
      "fault: a second next start on the same folder says so, and takes over when the " +
      "first ends",
    run: async ({ directory }) => {
      const first = await startOn(directory, "shared");
      assert.equal(await health(first.origin), 200);
      const second = await startOn(directory, "shared", {});
      assert.equal(await health(second.origin), 503);
      assert.match(
        readFileSync(join(directory, "shared.log"), "utf8"),
        /in use by another service/,
      );
      say(`  ${await pageSays(second.origin, AWAY)}`);
      const { status } = await signUp(first.origin, "first@example.com");
      assert.equal(status, 200);
      await first.app.stop();
      const endedAt = performance.now();
      await until(async () => (await health(second.origin)) === 200);
      say(
        `  the second serves ${Math.round(performance.now() - endedAt)} ms after the first has ended`,
      );
      assert.equal((await signUp(second.origin, "first@example.com")).status, 409);
      await second.app.stop();
    },
  },
  {
    name:
      "fault: a disk that fills under writes keeps what was acknowledged, and pages keep " +
      "their forms",
    run: async ({ directory }) => {
      const folder = join(directory, "small");
      const disk = mountSmallDisk(folder);
      if (!disk.isMounted) {
        say(
          "  Only root mounts a small disk; tests/hardening/faults/full-disk does so by a limit.",
        );
        return;
      }
      try {
        const running = await startOn(directory, "small");
        const ledger = new Ledger();
        const writing = ledger.write(running.origin);
        await ledger.more(50);
        const filler = join(folder, "filler");
        spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"]);
        await until(
          async () => (await callAsServer(running.origin, "POST", "/users", {})).status === 503,
        );
        assert.equal((await callAsServer(running.origin, "GET", "/users")).status, 200);
        await pageSays(running.origin, FORM);
        rmSync(filler);
        const freedAt = performance.now();
        await ledger.more(1);
        const millis = Math.round(performance.now() - freedAt);
        ledger.stop();
        await writing;
        assert.equal(await health(running.origin), 200);
        await kill(running);
        const again = await startOn(directory, "small");
        await ledger.check(again.origin);
        await again.app.stop();
        say(
          `  ${ledger.written} acknowledged writes, 0 lost; first write ${millis} ms after there was room`,
        );
      } finally {
        disk.unmount();
      }
    },
  },
  {
    name: "fault: a read-only folder is said in the log and on the page",
    run: async ({ directory }) => {
      const folder = join(directory, "read-only");
      const disk = mountSmallDisk(folder);
      try {
        const before = await startOn(directory, "read-only");
        assert.equal(await health(before.origin), 200);
        await before.app.stop();
        if (disk.isMounted) disk.makeReadOnly();
        else chmodSync(folder, 0o555);
        const running = await startOn(directory, "read-only");
        assert.equal(await health(running.origin), 503);
        say(`  ${await pageSays(running.origin, AWAY)}`);
        assert.match(readFileSync(join(directory, "read-only.log"), "utf8"), /cannot be written/);
        await running.app.stop();
      } finally {
        if (disk.isMounted) disk.unmount();
        else chmodSync(folder, 0o755);
      }
    },
  },
  {
    name:
      "fault: a damaged database is said in the log and on the page, and a backup brings " +
      "it back",
    run: async ({ directory }) => {
      const name = "damaged";
      const folder = join(directory, name);
      const ledger = new Ledger();
      const first = await startOn(directory, name);
      const writing = ledger.write(first.origin);
      await ledger.more(100);
      ledger.stop();
      await writing;
      await first.app.stop();
      const backup = join(directory, "damaged-backup");
      cpSync(folder, backup, { recursive: true });
      const file = join(folder, "stackkit.db");
      const handle = openSync(file, "r+");
      writeSync(handle, Buffer.alloc(statSync(file).size, 0x5a), 0);
      const running = await startOn(directory, name);
      assert.equal(await health(running.origin), 503);
      say(`  ${await pageSays(running.origin, AWAY)}`);
      assert.match(readFileSync(join(directory, `${name}.log`), "utf8"), /damaged|not a database/);
      await running.app.stop();
      rmSync(folder, { recursive: true });
      cpSync(backup, folder, { recursive: true });
      const again = await startOn(directory, name);
      await ledger.check(again.origin);
      await again.app.stop();
    },
  },
  {
    name: "fault: a database that is deleted under a running app turns health red",
    run: async ({ directory }) => {
      const running = await startOn(directory, "deleted");
      assert.equal((await signUp(running.origin, "ada@example.com")).status, 200);
      assert.equal(await health(running.origin), 200);
      for (const end of ["", "-wal", "-shm"])
        rmSync(join(directory, "deleted", `stackkit.db${end}`), { force: true });
      await until(async () => (await health(running.origin)) === 503);
      assert.match(readFileSync(join(directory, "deleted.log"), "utf8"), /deleted or replaced/);
      await running.app.stop();
    },
  },
  {
    name: "fault: a clock that jumps a day ahead and back keeps sessions, sign-in and mails",
    run: async ({ directory }) => {
      const clock = join(directory, "clock-offset");
      const jump = (/** @type {number} */ millis) => writeFileSync(clock, String(millis));
      jump(0);
      const mails = await startMailServer();
      const running = await startOn(directory, "jumping", {
        CLOCK_OFFSET_FILE: clock,
        NODE_OPTIONS: `--require ${fileURLToPath(new URL("jumping-clock.cjs", import.meta.url))}`,
        ...mails.env,
      });
      const { text } = await signUp(running.origin, "before@example.com");
      const { refresh_token: token } = JSON.parse(text);
      for (const [name, millis] of /** @type {const} */ ([
        ["ahead", DAY_MILLIS],
        ["back", 0],
        ["behind", -DAY_MILLIS],
        ["again", 0],
      ])) {
        jump(millis);
        const address = `${name}@example.com`;
        assert.equal((await signUp(running.origin, address)).status, 200, name);
        assert.equal(await refresh(running.origin, token), 200, name);
        assert.equal(await health(running.origin), 200, name);
        const password = "a long enough secret";
        const signedIn = await call(running.origin, "/auth/password/sign-in", {
          email: address,
          password,
        });
        assert.equal(signedIn.status, 200, `${name}: ${signedIn.text}`);
        await until(async () => mails.recipients.includes(address));
      }
      await running.app.stop();
      mails.close();
    },
  },
  {
    name: "fault: mails and webhooks that SIGKILL interrupts are sent after the next start",
    run: async ({ directory }) => {
      const mails = await startMailServer({ holds: true });
      /** @type {string[]} */
      const events = [];
      let isAway = true;
      const receiver = createServer((request, response) => {
        let body = "";
        request.on("data", (chunk) => (body += chunk));
        request.on("end", () => {
          if (isAway) return request.socket.destroy();
          events.push(JSON.parse(body).type);
          response.writeHead(204).end();
        });
      });
      await new Promise((resolve) => receiver.listen(0, "127.0.0.1", () => resolve(undefined)));
      receiver.unref();
      const { port } = /** @type {import("node:net").AddressInfo} */ (receiver.address());
      const env = {
        ...mails.env,
        WEBHOOK_URL: `http://127.0.0.1:${port}/`,
        CLOCK_OFFSET_FILE: join(directory, "crash-clock"),
        NODE_OPTIONS: `--require ${fileURLToPath(new URL("jumping-clock.cjs", import.meta.url))}`,
      };
      writeFileSync(env.CLOCK_OFFSET_FILE, "0");
      const first = await startOn(directory, "crashed", env);
      assert.equal((await signUp(first.origin, "ada@example.com")).status, 200);
      await until(async () => mails.arriving > 0);
      await kill(first);
      mails.letGo();
      isAway = false;
      const second = await startOn(directory, "crashed", env);
      // What an ended process had claimed is free again after some minutes.
      writeFileSync(env.CLOCK_OFFSET_FILE, String(DAY_MILLIS / 24));
      await until(async () => {
        await fetch(`${second.origin}/api/v1/service/jobs`, {
          headers: { authorization: `Bearer ${CRON_SECRET}` },
        });
        return events.includes("user.created") && mails.recipients.includes("ada@example.com");
      });
      await second.app.stop();
      mails.close();
      receiver.close();
    },
  },
];

/** A mail server that accepts mails, at first none of them if it holds. */
async function startMailServer({ holds = false } = {}) {
  /** @type {string[]} */
  const recipients = [];
  const state = { arriving: 0, isHolding: holds };
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      stream.resume();
      stream.once("end", () => {
        state.arriving++;
        if (state.isHolding) return;
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  smtp.on("error", () => {});
  // A failed check must not keep the script running.
  smtp.server.unref();
  await new Promise((resolve) => smtp.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (smtp.server.address());
  return {
    recipients,
    get arriving() {
      return state.arriving;
    },
    letGo: () => {
      state.isHolding = false;
    },
    env: {
      STACKKIT_SMTP_URL: `smtp://127.0.0.1:${port}`,
      STACKKIT_PRIVATE_NETWORKS: "127.0.0.0/8",
    },
    close: () => smtp.close(),
  };
}
