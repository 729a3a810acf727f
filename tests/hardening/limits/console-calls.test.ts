import {
  contactChannels,
  invitations,
  signInDiagnoses,
  webhookEndpoints,
} from "@stackkit/next/protocol/internal";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Role } from "../../../service/src/console/administrators.js";
import { RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import { USER_LIMITS } from "../../../service/src/limits/user-limits.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { beMorePatient } from "../../support/be-more-patient.js";
import { consoleOf } from "../../support/console.js";
import { TestClock, type TestProject } from "../../support/service.js";
import { WEBHOOK_SECRET } from "../../support/webhook-receiver.js";
import { countCases, describeSuite } from "../support.js";
import { elsewhere, startExposed } from "./clients.js";

beMorePatient();

const HOOK = "http://127.0.0.1:1/hook";
const AT_ONCE = 5;

const clock = new TestClock();
let project: TestProject;
beforeAll(async () => {
  const webhooks = [{ url: HOOK, secret: WEBHOOK_SECRET, events: [] }];
  ({ project } = await startExposed({}, { clock, mcp: true, webhooks }));
});
afterAll(() => project.service.stop());

const { call, administrator, newAgentKey, callTool } = consoleOf(() => project, clock);

interface Caller {
  /** Calls an operation from a network of its own. Resolves to its status. */
  readonly post: (network: number, path: string, body: object) => Promise<number>;
  readonly key: string;
}

/** An administrator with the key of an agent. */
async function caller(role: Role): Promise<Caller> {
  const { cookie, id } = await administrator("admin");
  const key = await newAgentKey(cookie);
  const { db } = project.service.context;
  // From other networks a password alone opens nothing.
  await db.updateTable("users").set({ requires_totp: 1 }).where("id", "=", id).execute();
  await db.updateTable("administrators").set({ role }).where("user_id", "=", id).execute();
  return {
    key,
    post: async (network, path, sent) => {
      const headers = { "x-forwarded-for": elsewhere(network) };
      return (await call(`api/v1${path}`, { method: "POST", cookie, body: sent, headers })).status;
    },
  };
}

/** Counts the answers of calls, some at a time. */
async function statusesOf(calls: number, make: (network: number) => Promise<number>) {
  const statuses: Record<number, number> = {};
  for (let from = 0; from < calls; from += AT_ONCE) {
    const next = Array.from({ length: Math.min(AT_ONCE, calls - from) }, (_, i) => make(from + i));
    for (const status of await Promise.all(next)) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

async function newTeam(): Promise<string> {
  const body = { display_name: "Crew" };
  return (await project.call("POST", "/teams", { level: "server", body })).body.id;
}

async function openInvitation(team: string): Promise<string> {
  const path = `${invitations.list.path}?team_id=${team}`;
  const { body } = await project.call("GET", path, { level: "server" });
  return body.items[0].id;
}

const invitationTo = (team_id: string) => ({
  team_id,
  email: newEmail(),
  callback_url: CALLBACK,
});

describeSuite("limits: console", "Flooding mailboxes and endpoints through the console", () => {
  it("E27: an administrator's mails have a limit, whatever networks and keys send them", async () => {
    const { post, key } = await caller("admin");
    const team = await newTeam();
    const { most, windowMillis } = USER_LIMITS.mailsOfConsole;
    const invite = (network: number) => post(network, invitations.send.path, invitationTo(team));
    expect(await statusesOf(most + 1, invite)).toEqual({ 200: most, 429: 1 });
    const byAgent = async () => (await callTool(key, "invitations_send", invitationTo(team))).text;
    expect(await byAgent()).toContain("Too many attempts");
    const again = `/internal/team-invitations/${await openInvitation(team)}/resend`;
    const resend = { team_id: team, callback_url: CALLBACK };
    expect(await post(0, again, resend)).toBe(429);
    const other = await caller("admin");
    expect(await other.post(0, again, resend)).toBe(200);
    expect(await other.post(0, invitations.send.path, invitationTo(team))).toBe(200);
    clock.advance(windowMillis);
    expect(await byAgent()).toContain("success");
    countCases(most + 6);
  });

  it("E27: support fills no mailbox, and resends within the same limit", async () => {
    const { post } = await caller("support");
    const { userId } = await project.signUp();
    const [channel] = await project.service.context.db
      .selectFrom("contact_channels")
      .select("id")
      .where("user_id", "=", userId)
      .execute();
    const path = contactChannels.sendVerificationCode.path
      .replace("{user_id}", userId)
      .replace("{contact_channel_id}", channel?.id ?? "");
    const { everywhere } = RATE_LIMITS.mail;
    const body = { callback_url: CALLBACK };
    let sent = 0;
    while ((await post(sent, path, body)) === 200) sent++;
    expect(sent).toBeLessThanOrEqual(everywhere);
    const { most } = USER_LIMITS.mailsOfConsole;
    const resend = (network: number) => post(network, "/internal/mails/none/resend", {});
    const left = most - sent - 1;
    expect(await statusesOf(left + 1, resend)).toEqual({ 404: left, 429: 1 });
    countCases(most + 1);
  });

  it("E27: tests of an endpoint have a limit", async () => {
    const { post, key } = await caller("admin");
    const { most } = USER_LIMITS.checks;
    const test = (network: number) => post(network, webhookEndpoints.test.path, { url: HOOK });
    expect(await statusesOf(most + 1, test)).toEqual({ 200: most, 429: 1 });
    const byAgent = await callTool(key, "webhook_endpoints_test", { url: HOOK });
    expect(byAgent.text).toContain("Too many attempts");
    countCases(most + 2);
  });

  it("E31: no agent lifts an account's limits again and again", async () => {
    const { post, key } = await caller("support");
    const { email, userId } = await project.signUp();
    const { most, windowMillis } = USER_LIMITS.liftedLimits;
    const { path } = signInDiagnoses.liftLimits;
    const lift = async (identifier: string) =>
      (await callTool(key, "sign_in_diagnoses_lift_limits", { identifier })).text;
    for (let lifted = 0; lifted < most; lifted++)
      expect(await lift(lifted % 2 ? email.toUpperCase() : userId)).toContain("lifted");
    expect(await lift(email)).toContain("Too many attempts");
    expect(await post(0, path, { identifier: userId })).toBe(429);
    const other = await caller("support");
    expect(await other.post(0, path, { identifier: userId })).toBe(429);
    const ofAll = USER_LIMITS.liftedAccounts.most;
    const others = (network: number) => post(network, path, { identifier: newEmail() });
    expect(await statusesOf(ofAll, others)).toEqual({ 200: ofAll - most - 2, 429: most + 2 });
    clock.advance(windowMillis);
    const byKey = { level: "admin", body: { identifier: userId } } as const;
    expect((await project.call("POST", path, byKey)).status).toBe(200);
    countCases(most + ofAll + 4);
  });
});
