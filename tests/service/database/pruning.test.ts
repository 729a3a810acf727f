import { afterEach, describe, expect, it } from "vitest";
import { prune, RULES } from "../../../service/src/start/pruning.js";
import {
  insertAuthEvents,
  MAX_EVENTS_OF_ONE,
} from "../../../service/src/users/auth-events/table.js";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";
import { authEvent } from "./auth-event.js";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
let project: TestProject;
afterEach(() => project.service.stop());

describe("what is no longer needed", () => {
  it("goes: an expired session, and with time its codes and mails; the user stays", async () => {
    const clock = new TestClock();
    project = await startTestProject({}, { clock });
    const { userId } = await project.signUp();
    const { db } = project.service.context;
    const count = async (table: "sessions" | "verification_codes" | "mails" | "users") =>
      Number(
        (
          await db
            .selectFrom(table)
            .select((is) => is.fn.countAll().as("n"))
            .executeTakeFirstOrThrow()
        ).n,
      );
    expect(await prune(project.service.context)).toBe(0);
    clock.advance(366 * DAY);
    await prune(project.service.context);
    expect(await count("sessions")).toBe(0);
    expect(await count("verification_codes")).toBe(0);
    expect(await count("mails")).toBe(0);
    expect((await project.call("GET", `/users/${userId}`, { level: "server" })).status).toBe(200);
  });

  it("goes in parts, between which requests have their turn", async () => {
    project = await startTestProject({}, { clock: new TestClock() });
    const { db } = project.service.context;
    const ended = Array.from({ length: 500 }, (_, at) => at);
    for (let part = 0; part < 5; part++)
      await db
        .insertInto("rate_limits")
        .values(
          ended.map((at) => ({ key: `${part} ${at}`, window_start: 0, count: 1, expires_at: 1 })),
        )
        .execute();
    let turns = 0;
    let isPruned = false;
    const count = () => {
      turns++;
      if (!isPruned) setImmediate(count);
    };
    setImmediate(count);
    expect(await prune(project.service.context)).toBe(2500);
    isPruned = true;
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  it("is counted, with the events of a user above the maximum", async () => {
    const clock = new TestClock();
    project = await startTestProject({}, { clock });
    const { db, vault } = project.service.context;
    await insertAuthEvents(
      db,
      vault,
      Array.from({ length: 3 * MAX_EVENTS_OF_ONE + 3 }, (_, at) =>
        authEvent({ projectId: project.id, at: clock.now() + at, userId: "user" }),
      ),
    );
    expect(await prune(project.service.context)).toBe(2 * MAX_EVENTS_OF_ONE + 3);
  });

  it("goes in the next hour if the database was away in this one", async () => {
    const clock = new TestClock();
    const lines: string[] = [];
    project = await startTestProject({}, { clock, writeLog: (line) => lines.push(line) });
    const { db } = project.service.context;
    const said = (message: string) => lines.some((line) => JSON.parse(line).message === message);
    await db.schema.alterTable("audit").renameTo("audit_away").execute();
    clock.advance(HOUR);
    await expect.poll(() => said("pruning failed, and is tried again in an hour")).toBe(true);
    await db.schema.alterTable("audit_away").renameTo("audit").execute();
    await expect
      .poll(() => {
        clock.advance(HOUR);
        return said("pruned");
      })
      .toBe(true);
  });

  it("is named for every table that grows by itself", () => {
    const growing = [
      "administrator_invitations",
      "agent_keys",
      "verification_codes",
      "authorization_codes",
      "oauth_requests",
      "cli_logins",
      "sessions",
      "signing_keys",
      "rate_limits",
      "known_networks",
      "device_ids",
      "suspended_rows",
      "deleted_users",
      "former_addresses",
      "former_credentials",
      "mails",
      "sent_emails",
      "webhook_deliveries",
      "emulator_records",
      "audit",
      "auth_events",
      "jobs",
      "job_failures",
      "job_files",
      // Those that were revoked, and those that expired.
      "owner_keys",
      "owner_keys",
    ];
    expect(RULES.map(({ table }) => table).sort()).toEqual(growing.sort());
  });
});
