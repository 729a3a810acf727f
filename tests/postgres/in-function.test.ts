import { randomBytes } from "node:crypto";
import { API_PATH, HEADERS } from "@stackkit/next/protocol/internal";
import { startService } from "@stackkit/service";
import type { NextRequest } from "next/server.js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { systemClock } from "../../service/src/core/clock.js";
import { migrate } from "../../service/src/db/migrate.js";
import { migrations } from "../../service/src/db/migrations/index.js";
import { openDatabase } from "../../service/src/db/open.js";
import { createService, serviceRoute } from "../../service/src/next.js";
import { newEmail } from "../support/addresses.js";
import {
  CLIENT_KEY,
  closeService,
  FROM_PROJECT,
  PROJECT,
  signUpRequest,
} from "../support/in-app.js";
import { eventually } from "../support/mailbox.js";
import { inRequest } from "../support/next-request.js";
import { freshDatabase } from "../support/service.js";
import { TestMailServer } from "../support/smtp.js";

const key = () => randomBytes(32).toString("base64url");
const SECRETS = { cron: key(), service: key() + key() };
const PUBLIC_URL = "https://app.example.com";
/** After the first wait between attempts to send a mail. */
const RETRY_MILLIS = 60_000;

let databaseUrl: string;
let mails: TestMailServer;
beforeEach(async () => {
  databaseUrl = (await freshDatabase()) ?? "";
  mails = await TestMailServer.start();
  const variables = {
    NODE_ENV: "production",
    AWS_LAMBDA_FUNCTION_NAME: "page",
    DATABASE_URL: databaseUrl,
    STACKKIT_SECRET: SECRETS.service,
    STACKKIT_PUBLIC_URL: PUBLIC_URL,
    STACKKIT_SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    STACKKIT_PRIVATE_NETWORKS: "127.0.0.0/8",
    STACK_PROJECT_ID: PROJECT,
    STACK_PUBLISHABLE_CLIENT_KEY: CLIENT_KEY,
    CRON_SECRET: SECRETS.cron,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
});
afterEach(async () => {
  await closeService();
  await mails.stop();
});

/** An instance of the function, whose clock is ahead. */
function setUp(aheadMillis = 0) {
  const clock = { ...systemClock, now: () => systemClock.now() + aheadMillis };
  const route = serviceRoute(createService({ clock }));
  const visit = (path: string, headers = {}) =>
    inRequest(() =>
      route.GET(new Request(`http://localhost:3000${API_PATH}${path}`, { headers }) as NextRequest),
    );
  const signUp = (email: string) =>
    inRequest(() => route.POST(signUpRequest(email, PUBLIC_URL) as NextRequest));
  const runJobs = async () =>
    (await visit("/service/jobs", { authorization: `Bearer ${SECRETS.cron}` })).json();
  return { visit, signUp, runJobs };
}

async function migrated(): Promise<void> {
  await using opened = await openDatabase({ url: databaseUrl });
  await migrate(opened.db, systemClock);
}

it("a function sets up an empty database, and leaves an older one to the command", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await setUp().visit("/service/health")).status).toBe(200);
  await closeService();
  await using opened = await openDatabase({ url: databaseUrl });
  const last = migrations.at(-1)?.name ?? "";
  await opened.db.deleteFrom("migrations").where("name", "=", last).execute();
  const refused = await setUp().visit("/service/health");
  expect([refused.status, await refused.text()]).toEqual([
    503,
    expect.stringContaining("npx @stackkit/service migrate"),
  ]);
});

it("a function sends mails after the response, and a scheduler what failed", async () => {
  await migrated();
  const first = setUp();
  expect((await first.signUp(newEmail())).status).toBe(200);
  await eventually(async () => mails.received[0]);
  mails.refusals.push({ code: 451, message: "Try again later" });
  const late = newEmail();
  expect((await first.signUp(late)).status).toBe(200);
  {
    await using opened = await openDatabase({ url: databaseUrl });
    const waiting = opened.db.selectFrom("mails").select("recipient").where("attempts", "=", 1);
    await eventually(() => waiting.where("problem", "is not", null).executeTakeFirst());
  }
  await closeService();
  expect(mails.received).toHaveLength(1);
  expect(await setUp(RETRY_MILLIS).runJobs()).toMatchObject({ mails: 1, deliveries: 0 });
  expect(mails.received.map(({ to }) => to[0])).toContain(late);
});

it("a service of its own shares the database of one in an app", async () => {
  await migrated();
  const signedUp = await (await setUp().signUp(newEmail())).json();
  await using alone = await startService({
    databaseUrl,
    secret: SECRETS.service,
    smtpUrl: `smtp://127.0.0.1:${mails.port}`,
  });
  const answer = await alone.fetch(
    new Request(`http://service.test${API_PATH}/users/me`, {
      headers: { ...FROM_PROJECT, [HEADERS.accessToken]: signedUp.access_token },
    }),
  );
  expect(await answer.json()).toMatchObject({ id: signedUp.user_id });
});
