import { StackServerApp } from "@stackkit/next/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { CoreParts } from "../../src/app/apps/core.js";
import { KEY_CHECK_LIFE_MILLIS } from "../../src/app/apps/key-checks.js";
import { systemClock } from "../../src/transport/clock.js";
import { type Apps, signUp, startApps } from "./set-up.js";

const HOUR = 3_600_000;
const NO_KEY = `sk_${"0".repeat(45)}${"0".repeat(32)}user1574ck4u7h00000000`;

let apps: Apps;
beforeAll(async () => {
  apps = await startApps({
    allowUserApiKeys: true,
    allowTeamApiKeys: true,
    apiKeyScopes: ["invoices:read", "invoices:write"],
  });
});

/** A server app on a clock of the test, that counts its checks of keys. */
function countingApp() {
  const start = systemClock.now();
  let ahead = 0;
  const clock = {
    ...systemClock,
    now: () => start + ahead,
    advance: (millis: number) => {
      ahead += millis;
    },
  };
  const checks: string[] = [];
  const options = { tokenStore: "memory", ...apps.project.serverOptions } as const;
  const fetchAndCount: typeof fetch = (input, init) => {
    if (String(input).endsWith("/check")) checks.push(String(input));
    return fetch(input, init);
  };
  const App = StackServerApp as unknown as new (
    options: object,
    parts: CoreParts,
  ) => StackServerApp<true>;
  return { app: new App(options, { clock, fetch: fetchAndCount }), clock, checks };
}

describe("the API keys of a user", () => {
  it("are made, listed, renamed and revoked in a browser", async () => {
    const { user } = await signUp(apps);
    const expiresAt = new Date(Date.now() + HOUR);
    const made = await user.createApiKey({ description: "Export", expiresAt });
    expect(made).toMatchObject({ type: "user", userId: user.id, description: "Export", expiresAt });
    expect(made.value).toMatch(/^sk_/);
    const [key] = await user.listApiKeys();
    expect(key).toMatchObject({
      id: made.id,
      value: { lastFour: made.value.slice(-4) },
      lastUsedAt: null,
    });
    expect([key?.isValid(), key?.whyInvalid()]).toEqual([true, null]);
    await key?.update({ description: "Nightly export" });
    await key?.revoke();
    const [revoked] = await user.listApiKeys();
    expect(revoked?.description).toBe("Nightly export");
    expect([revoked?.isValid(), revoked?.whyInvalid()]).toEqual([false, "manually-revoked"]);
  });

  it("identify the user to a server, with their scopes", async () => {
    const { user } = await signUp(apps);
    const { value } = await user.createApiKey({ description: "Read", scopes: ["invoices:read"] });
    const found = await apps.server.getUser({ apiKey: value });
    expect(found?.id).toBe(user.id);
    expect(found?.apiKey.hasScope("invoices:read")).toBe(true);
    expect(found?.apiKey.hasScope("invoices:write")).toBe(false);
    const whole = await user.createApiKey({ description: "All" });
    const all = await apps.server.getUser({ apiKey: whole.value });
    expect(all?.apiKey.hasScope("invoices:write")).toBe(true);
    await found?.setDisplayName("By a key");
    expect((await apps.server.getUser({ apiKey: value }))?.displayName).toBe("By a key");
    expect(await apps.admin.getUser({ apiKey: value })).toMatchObject({ id: user.id });
  });

  it("never stand in for the signed-in user: nothing and nonsense are no key", async () => {
    const { app, checks } = countingApp();
    for (const apiKey of [undefined, null, "", "Bearer", "sk_ü", "x".repeat(100_000)])
      expect(await app.getUser({ apiKey })).toBeNull();
    expect(checks).toEqual([]);
    expect(await app.getUser({ apiKey: NO_KEY })).toBeNull();
    expect(await app.getTeam({ apiKey: undefined })).toBeNull();
    expect(checks).toHaveLength(1);
  });

  it("never sign in an anonymous user, of whom another service may have a key", async () => {
    const { user } = await signUp(apps);
    const { value } = await user.createApiKey({ description: "Guest" });
    await apps.project.service.context.db
      .updateTable("users")
      .set({ is_anonymous: 1 })
      .where("id", "=", user.id)
      .execute();
    expect(await apps.server.getUser({ apiKey: value })).toBeNull();
  });

  it("are checked once in half a minute, and never later accepted after a revocation", async () => {
    const { user } = await signUp(apps);
    const { value } = await user.createApiKey({ description: "Export" });
    const { app, clock, checks } = countingApp();
    const read = () => app.getUser({ apiKey: value });
    await Promise.all([read(), read(), read()]);
    expect(checks).toHaveLength(1);
    const [key] = await user.listApiKeys();
    await key?.revoke();
    clock.advance(KEY_CHECK_LIFE_MILLIS - 10_000);
    expect(await read()).not.toBeNull();
    clock.advance(10_000);
    expect(await read()).toBeNull();
    expect(checks).toHaveLength(2);
  });

  it("are checked again after the clock was set back", async () => {
    const { user } = await signUp(apps);
    const { app, clock } = countingApp();
    const { value } = await user.createApiKey({ description: "Back" });
    expect(await app.getUser({ apiKey: value })).not.toBeNull();
    const [key] = await user.listApiKeys();
    await key?.revoke();
    clock.advance(-KEY_CHECK_LIFE_MILLIS);
    expect(await app.getUser({ apiKey: value })).toBeNull();
  });

  it("end at their time even if they were checked just before, and with their user", async () => {
    const { user } = await signUp(apps);
    const { app, clock } = countingApp();
    const expiresAt = new Date(clock.now() + 60_000);
    const { value } = await user.createApiKey({ description: "Short", expiresAt });
    const read = () => app.getUser({ apiKey: value });
    expect(await read()).not.toBeNull();
    clock.advance(20_000);
    expect(await read()).not.toBeNull();
    clock.advance(25_000);
    expect(await read()).not.toBeNull();
    clock.advance(15_001);
    expect(await read()).toBeNull();
    const { value: other } = await user.createApiKey({ description: "Long" });
    expect(await app.getUser({ apiKey: other })).not.toBeNull();
    await apps.server.getUser(user.id).then((found) => found?.delete());
    expect(await app.getUser({ apiKey: other })).toBeNull();
  });
});

describe("the API keys of a team", () => {
  it("are made and listed by its creator, and identify the team to a server", async () => {
    const { user } = await signUp(apps);
    const team = await user.createTeam({ displayName: "Harbour" });
    const made = await team.createApiKey({ description: "CI" });
    expect(made).toMatchObject({ type: "team", teamId: team.id, createdByUserId: user.id });
    expect(await team.listApiKeys()).toHaveLength(1);
    const found = await apps.server.getTeam({ apiKey: made.value });
    expect(found).toMatchObject({ id: team.id, displayName: "Harbour" });
    expect(found?.apiKey.description).toBe("CI");
    expect(await apps.server.getUser({ apiKey: made.value })).toBeNull();
    const { app, clock } = countingApp();
    const read = () => app.getTeam({ apiKey: made.value });
    expect(await read()).not.toBeNull();
    const maker = await apps.server.getUser(user.id);
    const inTeam = await apps.server.getTeam(team.id);
    if (!maker || !inTeam) throw new Error("The user or the team is gone");
    const permissions = await maker.listPermissions(inTeam, { recursive: false });
    for (const { id } of permissions) await maker.revokePermission(inTeam, id);
    clock.advance(KEY_CHECK_LIFE_MILLIS);
    expect(await read()).toBeNull();
    const [paused] = await inTeam.listApiKeys();
    expect([paused?.isPaused, paused?.isValid(), paused?.whyInvalid()]).toEqual([
      true,
      false,
      "paused",
    ]);
    for (const { id } of permissions) await maker.grantPermission(inTeam, id);
    expect(await read()).not.toBeNull();
    await user.leaveTeam(team);
    clock.advance(KEY_CHECK_LIFE_MILLIS);
    expect(await read()).toBeNull();
  });
});

it("a project says in its settings whether it has API keys, and which scopes", async () => {
  const { config } = await apps.visitor().getProject();
  expect(config).toMatchObject({ allowUserApiKeys: true, allowTeamApiKeys: true });
  const project = await apps.admin.getProject();
  await project.update({ config: { allowTeamApiKeys: false, apiKeyScopes: ["invoices:read"] } });
  const changed = (await apps.admin.getProject()).config;
  expect(changed).toMatchObject({
    allowUserApiKeys: true,
    allowTeamApiKeys: false,
    apiKeyScopes: ["invoices:read"],
  });
});
