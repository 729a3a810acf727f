import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { say } from "../../demo/say.mjs";
import { callAsServer, signUp } from "./app.mjs";
import { AWAY, health, kill, pageSays, startOn, until, untilLogged } from "./fault-support.mjs";
import { Ledger } from "./ledger.mjs";

const SMALL_DISK = "24m";
const FORM = /<form/;
const isRoot = process.getuid?.() === 0;

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

/** Disks and files that fail. @type {import("./check.mjs").Check[]} */
export const DISK_FAULTS = [
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
        await untilLogged(join(directory, "read-only.log"), /cannot be written/);
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
      await untilLogged(join(directory, `${name}.log`), /damaged|not a database/);
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
      // The log goes through a pipe, so it may come after the answer.
      const log = join(directory, "deleted.log");
      await untilLogged(log, /deleted or replaced/);
      await running.app.stop();
    },
  },
];
