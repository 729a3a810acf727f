import { type CurrentUser, KnownErrors } from "@stackkit/next";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newEmail } from "../support/addresses.js";
import { startTestProject } from "../support/service.js";
import { type Apps, appsOf, signUp, verify } from "./set-up.js";

const records = new Map<string, string[]>();
let apps: Apps;
beforeAll(async () => {
  const project = await startTestProject(
    { teamDomainsEnabled: true },
    { port: 0, readTxtRecords: async (name) => records.get(name) ?? [] },
  );
  afterAll(() => project.service.stop());
  apps = appsOf(project);
});

async function member(domain: string): Promise<CurrentUser> {
  const { user } = await signUp(apps, newEmail().replace(/@.*/, `@${domain}`));
  await verify(apps, user.id);
  return user;
}
async function company() {
  const ann = await member("else.example");
  return { ann, team: await ann.createTeam({ displayName: "Acme" }) };
}
const errorOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe("domains of a team", () => {
  it("are added, verified by their record, changed and removed", async () => {
    const { team } = await company();
    const added = await team.addDomain({ domain: "Acme.example" });
    expect(added).toMatchObject({ domain: "acme.example", joining: "ask", verifiedAt: null });
    expect(await added.verify()).toBe(false);
    records.set(added.record.name, [added.record.value]);
    expect(await added.verify()).toBe(true);
    await added.update({ joining: "offer" });
    const [listed] = await team.listDomains();
    expect(listed).toMatchObject({ joining: "offer", verifiedAt: expect.any(Date) });
    expect(await errorOf(team.addDomain({ domain: "acme.example" }))).toBeInstanceOf(
      KnownErrors.TeamDomainAlreadyExists,
    );
    expect(await errorOf(team.addDomain({ domain: "gmail.com" }))).toBeInstanceOf(
      KnownErrors.DomainNotAllowed,
    );
    await listed?.delete();
    expect(await team.listDomains()).toEqual([]);
  });

  it("let people join by pressing, and a server vouches for one", async () => {
    const { team } = await company();
    const onServer = await apps.server.getTeam(team.id);
    await onServer?.addDomain({ domain: "offer.example", joining: "offer", isVerified: true });
    const bob = await member("offer.example");
    const [offer] = await bob.listTeamOffers();
    expect(offer).toMatchObject({
      teamId: team.id,
      teamDisplayName: "Acme",
      domain: "offer.example",
      memberCount: 0,
      joining: "offer",
      requestedAt: null,
    });
    expect(await offer?.join()).toBe("joined");
    expect((await bob.listTeams()).map(({ id }) => id)).toContain(team.id);
    expect(await bob.listTeamOffers()).toEqual([]);
  });

  it("let people ask, who are accepted, declined, or take it back", async () => {
    const { ann, team } = await company();
    const onServer = await apps.server.getTeam(team.id);
    await onServer?.addDomain({ domain: "ask.example", isVerified: true });
    const [bob, eve] = [await member("ask.example"), await member("ask.example")];
    const [offer] = await bob.listTeamOffers();
    expect(await offer?.join()).toBe("requested");
    const [asked] = await bob.listTeamOffers();
    expect(asked?.requestedAt).toBeInstanceOf(Date);
    await asked?.withdraw();
    expect(await team.listJoinRequests()).toEqual([]);
    await (await bob.listTeamOffers())[0]?.join();
    await (await eve.listTeamOffers())[0]?.join();
    const requests = (await (await ann.getTeam(team.id))?.listJoinRequests()) ?? [];
    expect(requests.map(({ userId }) => userId).sort()).toEqual([bob.id, eve.id].sort());
    await requests.find(({ userId }) => userId === bob.id)?.accept();
    await requests.find(({ userId }) => userId === eve.id)?.decline();
    expect((await bob.listTeams()).map(({ id }) => id)).toContain(team.id);
    expect(await eve.listTeamOffers()).toEqual([]);
    expect((await apps.server.getUser(eve.id))?.listTeamOffers()).resolves.toEqual([]);
  });
});
