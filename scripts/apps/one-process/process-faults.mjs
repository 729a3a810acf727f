import assert from "node:assert/strict";
import { join } from "node:path";
import { say } from "../../demo/say.mjs";
import { callAsServer, signUp } from "./app.mjs";
import { AWAY, health, kill, pageSays, startOn, until, untilLogged } from "./fault-support.mjs";
import { Ledger } from "./ledger.mjs";

const KILLS = 3;
const WRITES_BEFORE_KILL = [40, 90, 25];
/** As the service promises at SIGTERM. */
const STOP_MILLIS = 10_000;

/** Processes that end, or are two. @type {import("./check.mjs").Check[]} */
export const PROCESS_FAULTS = [
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
      await untilLogged(join(directory, "shared.log"), /in use by another service/);
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
];
