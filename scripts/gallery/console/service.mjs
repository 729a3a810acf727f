import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startService } from "@stackkit/service";
import { createCaller } from "../../demo/call.mjs";
import { addDownEndpoint, fillProject } from "./content.mjs";

/** @import { AddressInfo } from "node:net" */

/** The time at which the pictures are taken, so that they say the same on each day. */
export const PICTURED_AT = Date.UTC(2026, 4, 14, 12);
const SECOND_MILLIS = 1000;
const MINUTE_MILLIS = 60_000;
const DAY_MILLIS = 86_400_000;
const DAYS_OF_CONTENT = 12;
const OUTBOX_MILLIS = 20;
const OWNER = {
  email: "olive@example.com",
  password: "a long enough password",
};

/** A receiver of webhooks that is down for one of its addresses. */
async function startReceiver() {
  const receiver = createServer((request, response) => {
    const isDown = request.url === "/billing";
    request.resume().on("end", () => response.writeHead(isDown ? 503 : 200).end("{}"));
  });
  await new Promise((resolve) => receiver.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {AddressInfo} */ (receiver.address());
  return { url: `http://127.0.0.1:${port}`, stop: () => receiver.close() };
}

/** Takes mails, but not those to one domain. */
function openOutbox() {
  /** @type {string[]} */
  const codes = [];
  return {
    /** @param {{ to: string, text: string }} mail */
    send: async ({ to, text }) => {
      if (to.endsWith("@gone.example.com")) throw new Error("550 No such mailbox");
      codes.push(...(text.match(/\b\d{6}\b/) ?? []));
    },
    /** The code in the next mail. */
    code: async () => {
      codes.length = 0;
      while (!codes[0]) await wait(OUTBOX_MILLIS);
      return codes[0];
    },
  };
}

/**
 * Starts a service with a console, users and settings of the twelve days before
 * {@link PICTURED_AT}, and a second one that no administrator has opened yet.
 */
export async function startConsole() {
  let now = PICTURED_AT - DAYS_OF_CONTENT * DAY_MILLIS;
  const clock = {
    now: () => now,
    /** @param {number} millis @param {AbortSignal} [signal] */
    wait: (millis, signal) => wait(millis, undefined, signal ? { signal } : {}),
  };
  const outbox = openOutbox();
  /** @param {number} millis */
  const pass = (millis) => {
    now = Math.min(now + millis, PICTURED_AT);
  };
  const id = randomUUID();
  const keys = { client: `pck_${id}`, server: `ssk_${id}`, admin: `sak_${id}` };
  const settings = {
    clock,
    port: 0,
    rateLimits: false,
    projects: [{ id, displayName: "Almanac", keys }],
  };
  const [service, closed, receiver] = await Promise.all([
    startService({ ...settings, sendEmail: outbox.send }),
    startService({ ...settings, clock: { ...clock, now: () => PICTURED_AT } }),
    startReceiver(),
  ]);
  /** @param {{ url?: string | undefined }} of */
  const consoleOf = ({ url = "" }) => `${url.replace("127.0.0.1", "localhost")}/console`;
  const url = consoleOf(service);

  /** @param {string} path @param {{ body: object, cookie?: string }} sent */
  async function callConsole(path, { body, cookie }) {
    pass(SECOND_MILLIS);
    const response = await fetch(`${url}/${path}`, {
      method: "POST",
      headers: {
        "x-stackkit-console": "1",
        "x-stack-project-id": id,
        origin: new URL(url).origin,
        ...(cookie && { cookie }),
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    return {
      cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "",
      body: await response.json(),
    };
  }

  /** @template {"client" | "server" | "admin"} L @param {L} level */
  const callerOf = (level) =>
    createCaller({
      url: service.url ?? "",
      // No two calls at one time, so that lists by time have one order.
      fetch: (request) => {
        pass(SECOND_MILLIS);
        return fetch(request);
      },
      projectId: id,
      level,
      proof: { key: keys[level] },
    });
  const body = { token: service.setupToken, displayName: "Olive Owner", ...OWNER };
  const code = outbox.code();
  const { body: mailed } = await callConsole("setup", { body });
  await callConsole("setup", { body: { ...body, code: `${await code}${mailed.nonce}` } });
  const ids = await fillProject({
    admin: callerOf("admin"),
    client: callerOf("client"),
    receiverUrl: receiver.url,
    pass,
  });
  now = PICTURED_AT - MINUTE_MILLIS / 2;
  await addDownEndpoint(callerOf("admin"), receiver.url);
  const totp = outbox.code();
  // A browser that the account does not know also types a mailed code.
  const { body: attempt } = await callConsole("account/v1/auth/password/sign-in", { body: OWNER });
  const { cookie } = await callConsole("account/v1/auth/mfa/sign-in", {
    body: { type: "totp", totp: await totp, code: attempt.details.attempt_code },
  });
  await callConsole("administrators/invitations", {
    cookie,
    body: { email: "sam@example.com", role: "support", scope: "project", minutes: 4320 },
  });
  await callConsole("agents", {
    cookie,
    body: { name: "Coding agent", scopes: ["users:read"], days: 90 },
  });
  now = PICTURED_AT;
  return {
    url,
    projectId: id,
    ids,
    /** Of a host that has no cookie. */
    signInUrl: url.replace("localhost", "127.0.0.1"),
    setUpUrl: `${consoleOf(closed)}/setup#${closed.setupToken}`,
    closedUrl: consoleOf(closed),
    cookie,
    stop: async () => {
      await Promise.all([service.stop(), closed.stop()]);
      receiver.stop();
    },
  };
}
