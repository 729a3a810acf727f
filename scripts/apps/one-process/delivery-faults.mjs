import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CRON_SECRET, call, refresh, signUp } from "./app.mjs";
import { health, kill, startOn, until } from "./fault-support.mjs";
import { startMailServer } from "./mail-server.mjs";

const DAY_MILLIS = 86_400_000;

/** What a clock or an end does to mails and webhooks. @type {import("./check.mjs").Check[]} */
export const DELIVERY_FAULTS = [
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
