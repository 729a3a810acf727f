import { startTestService, type TestService } from "@stackkit/next/testing";
import { afterAll, beforeAll, expect, it } from "vitest";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  Object.assign(process.env, service.env);
});
afterAll(() => service.stop());

const createUser = async (displayName: string) =>
  (await import("../stack")).stackServerApp.createUser({ displayName });

it("a personal export has addresses, teams and sessions, and a deletion leaves nothing", async () => {
  const { deletePersonalData, exportPersonalData } = await import("../data/personal-data");
  const ada = await createUser("Ada");
  await ada.setPrimaryEmail("ada@example.com", { verified: true });
  const team = await ada.createTeam({ displayName: "Atlas" });
  await ada.createSession();
  expect(await exportPersonalData(ada.id)).toMatchObject({
    profile: { name: "Ada" },
    addresses: [{ value: "ada@example.com", isPrimary: true, isVerified: true }],
    sessions: [{}],
    teams: [{ name: "Atlas", permissions: expect.arrayContaining(["admin"]) }],
  });
  await deletePersonalData(ada.id);
  const { stackServerApp } = await import("../stack");
  expect([await exportPersonalData(ada.id), await stackServerApp.getTeam(team.id)]).toEqual([
    null,
    null,
  ]);
});

it("inactive users are those before a date", async () => {
  const { everyUser, inactiveUsers } = await import("../data/inactive-users");
  const mary = await createUser("Mary");
  service.clock.advance(90 * 24 * 3_600_000);
  const emmy = await createUser("Emmy");
  const since = new Date(service.clock.now() - 30 * 24 * 3_600_000);
  const inactive = [];
  for await (const { id } of inactiveUsers(since)) inactive.push(id);
  expect(inactive).toContain(mary.id);
  expect(inactive).not.toContain(emmy.id);
  const all = [];
  for await (const { id } of everyUser()) all.push(id);
  expect(all).toEqual(expect.arrayContaining([mary.id, emmy.id]));
});

it("support opens a session as a user, and nobody else does", async () => {
  const { openSupportSession } = await import("../data/support-session");
  const [grace, noor] = [await createUser("Grace"), await createUser("Noor")];
  await expect(openSupportSession(grace.id, noor.id, "ticket 7")).rejects.toThrow("not support");
  const { StackAdminApp } = await import("@stackkit/next/admin");
  const admin = new StackAdminApp({ tokenStore: null });
  await admin.createProjectPermissionDefinition({ id: "support" });
  await grace.grantPermission("support");
  const session = await openSupportSession(grace.id, noor.id, "ticket 7");
  const { stackServerApp } = await import("../stack");
  const { accessToken, refreshToken } = await session.getTokens();
  const tokenStore = { accessToken: accessToken ?? "", refreshToken: refreshToken ?? "" };
  const asNoor = await stackServerApp.getUser({ tokenStore });
  expect(asNoor?.id).toBe(noor.id);
  expect(asNoor?.actor).toEqual({ type: "admin", id: grace.id, reason: "ticket 7" });
  expect(await stackServerApp.getUser({ tokenStore, actor: "none" })).toBeNull();
  await expect(openSupportSession(noor.id, grace.id, "none")).rejects.toThrow("not support");
});
