import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { MAX_REQUESTS_PER_TEAM } from "../../../service/src/teams/domains/requests.js";
import { newEmail } from "../../support/addresses.js";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";

const statements: string[] = [];
const home = peopledProject(
  { teamDomainsEnabled: true },
  {
    webhooks: [{ url: "http://127.0.0.1:9/hooks", secret: "whsec_dGVzdHRlc3R0ZXN0dGVzdHRlc3Q=" }],
    onStatement: ({ sql }) => statements.push(sql),
  },
);

let made = 0;

/** A team with a verified domain, and its owner, who has another address. */
async function company(joining: "offer" | "ask" = "offer") {
  const { project } = home;
  const domain = `business${++made}.example`;
  const owner = await project.inviter({ display_name: "Ann" });
  const team = await project.team(owner, { display_name: "Acme" });
  const sent = { team_id: team, domain, joining, is_verified: true };
  const { id } = (await project.server("POST", "/team-domains", sent)).body;
  return { domain, owner, team, id };
}
const from = (domain: string, fields: object = {}) =>
  home.project.person({
    primary_email: newEmail().replace(/@.*/, `@${domain}`),
    primary_email_verified: true,
    ...fields,
  });
const offers = async (person: Person) =>
  (await home.project.as(person, "GET", "/team-offers?user_id=me")).body.items;
const accept = (person: Person, team: string) =>
  home.project.as(person, "POST", `/team-offers/${team}/accept`, { user_id: "me" });
const teamsOf = async (person: Person) =>
  (await home.project.as(person, "GET", "/teams?user_id=me")).body.items.map(
    ({ id }: { id: string }) => id,
  );
const requests = (person: Person, team: string) =>
  home.project.as(person, "GET", `/team-join-requests?team_id=${team}`);
const admit = (person: Person, team: string, userId: string) =>
  home.project.as(person, "POST", `/team-join-requests/${userId}/accept`, { team_id: team });
const decline = (person: Person, team: string, userId: string) =>
  home.project.as(person, "DELETE", `/team-join-requests/${userId}?team_id=${team}`);

/** As many requests as a team may have. Resolves to the ids of the people. */
async function fill(team_id: string, declined_at: number | null): Promise<string[]> {
  const { project } = home;
  const ids = Array.from({ length: MAX_REQUESTS_PER_TEAM }, () => randomUUID());
  const rest = { project_id: project.id, team_id, requested_at: 1, declined_at };
  await project.service.context.db
    .insertInto("team_join_requests")
    .values(ids.map((user_id) => ({ ...rest, user_id })))
    .execute();
  return ids;
}

/** Gives people verified addresses of a domain. */
async function addAddresses(domain: string, userIds: readonly string[]): Promise<void> {
  const { project } = home;
  for (const user_id of userIds) {
    const value = `${randomUUID()}@${domain}`;
    await project.service.context.db
      .insertInto("contact_channels")
      .values({
        ...{ project_id: project.id, id: randomUUID(), user_id, type: "email" as const },
        ...{ value, canonical: value, created_at: 1, claim_ended_at: null },
        ...{ is_primary: 0 as const, is_verified: 1 as const, used_for_auth: 0 as const },
      })
      .execute();
  }
}

describe("the offer of a team", () => {
  it("is for people with a verified address of its domain, who join by it", async () => {
    const { project } = home;
    const { domain, team } = await company();
    const colleague = await from(domain);
    await project.join(team, colleague);
    const person = await from(domain.toUpperCase());
    expect(await offers(person)).toEqual([
      {
        team_id: team,
        team_display_name: "Acme",
        team_profile_image_url: null,
        domain,
        member_count: 1,
        joining: "offer",
        requested_at_millis: null,
      },
    ]);
    const { body } = await accept(person, team);
    expect(body).toEqual({ state: "joined" });
    expect(await teamsOf(person)).toEqual([team]);
    expect(await offers(person)).toEqual([]);
    expect((await accept(person, team)).status).toBe(404);
    const permissions = await project.as(
      person,
      "GET",
      `/team-permissions?user_id=me&team_id=${team}&recursive=false`,
    );
    expect(permissions.body.items.map(({ id }: { id: string }) => id)).toEqual(["member"]);
    const joined = { team_id: team, user_id: person.userId };
    expect(await project.events()).toContainEqual(
      expect.objectContaining({ type: "team_membership.created", data: joined }),
    );
  });

  it("is unknown to all others, as one that does not exist", async () => {
    const { project } = home;
    const { domain, team, id, owner } = await company();
    const claimant = await from(domain, { primary_email_verified: false });
    const strangers = [
      claimant,
      await from(`shop.${domain}`),
      await from(`evil${domain}`),
      await from(domain.replace(".", ".no-")),
      owner,
    ];
    for (const stranger of strangers) {
      expect(await offers(stranger)).toEqual([]);
      const [real, none] = [await accept(stranger, team), await accept(stranger, UNKNOWN_ID)];
      expect(real.status).toBe(404);
      expect(real.body).toEqual(none.body);
    }
    await project.markVerified(claimant.userId);
    expect(await offers(claimant)).toHaveLength(1);
    await project.server("PATCH", `/users/${claimant.userId}`, { primary_email: newEmail() });
    expect(await offers(claimant)).toEqual([]);
    const person = await from(domain);
    await project.server("DELETE", `/team-domains/${id}`);
    expect(await offers(person)).toEqual([]);
    await project.as(owner, "POST", "/team-domains", { team_id: team, domain, joining: "offer" });
    expect(await offers(person)).toEqual([]);
    expect((await accept(person, team)).status).toBe(404);
  });

  it("is only for the signed-in user, unless a server acts for one", async () => {
    const { project } = home;
    const { domain, team } = await company();
    const [person, other] = [await from(domain), await from(domain)];
    const path = `/team-offers?user_id=${person.userId}`;
    expect((await project.as(other, "GET", path)).status).toBe(403);
    const body = { user_id: person.userId };
    const accepting = `/team-offers/${team}/accept`;
    expect((await project.as(other, "POST", accepting, body)).status).toBe(403);
    expect((await project.server("POST", accepting, body)).body).toEqual({ state: "joined" });
    expect(await teamsOf(person)).toEqual([team]);
    expect(await teamsOf(other)).toEqual([]);
  });

  it("makes one member of a person who accepts twice at once", async () => {
    const { domain, team } = await company();
    const person = await from(domain);
    const answers = await Promise.all([accept(person, team), accept(person, team)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await teamsOf(person)).toEqual([team]);
  });

  it("does not bring back a person whom the team removed, until it invites them", async () => {
    const { project } = home;
    const { domain, team, owner } = await company();
    const person = await from(domain);
    await accept(person, team);
    await project.as(owner, "DELETE", `/team-memberships/${team}/${person.userId}`);
    expect(await offers(person)).toEqual([]);
    expect((await accept(person, team)).status).toBe(404);
    await project.join(team, person);
    await project.as(person, "DELETE", `/team-memberships/${team}/${person.userId}`);
    expect(await offers(person)).toHaveLength(1);
  });
});

describe("a request to join a team", () => {
  it("waits for someone who may invite", async () => {
    const { domain, team, owner } = await company("ask");
    const person = await from(domain, { display_name: "Bob" });
    expect((await accept(person, team)).body).toEqual({ state: "requested" });
    expect((await accept(person, team)).body).toEqual({ state: "requested" });
    expect(await teamsOf(person)).toEqual([]);
    expect(await offers(person)).toMatchObject([{ requested_at_millis: expect.any(Number) }]);
    expect((await requests(owner, team)).body.items).toEqual([
      {
        team_id: team,
        user_id: person.userId,
        display_name: "Bob",
        email: expect.stringContaining(`@${domain}`),
        requested_at_millis: expect.any(Number),
      },
    ]);
    expect((await requests(person, team)).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    expect((await admit(person, team, person.userId)).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    const both = await Promise.all([
      admit(owner, team, person.userId),
      admit(owner, team, person.userId),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await teamsOf(person)).toEqual([team]);
    expect((await requests(owner, team)).body.items).toEqual([]);
  });

  it("are read by as many statements, however many there are", async () => {
    const { domain, owner, team } = await company("ask");
    const reads = async () => {
      statements.length = 0;
      await requests(owner, team);
      return statements.filter((sql) => /contact_channels|"users"/.test(sql)).length;
    };
    const people = [await from(domain), await from(domain), await from(domain)];
    await accept(people[0] as Person, team);
    const one = await reads();
    for (const person of people) await accept(person, team);
    expect((await requests(owner, team)).body.items).toHaveLength(people.length);
    expect(await reads()).toBe(one);
  });

  it("is one of a bounded number, in which declined ones do not count", async () => {
    const { domain, team } = await company("ask");
    await fill(team, 1);
    expect((await accept(await from(domain), team)).body).toEqual({ state: "requested" });
    await addAddresses(domain, await fill(team, null));
    expect((await accept(await from(domain), team)).status).toBe(400);
  });

  it("is taken back by the person, and made again", async () => {
    const { domain, team, owner } = await company("ask");
    const [person, other] = [await from(domain), await from(domain)];
    await accept(person, team);
    expect((await decline(other, team, person.userId)).code).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    expect((await decline(person, team, person.userId)).status).toBe(200);
    expect((await requests(owner, team)).body.items).toEqual([]);
    expect((await accept(person, team)).body).toEqual({ state: "requested" });
  });

  it("that is declined ends the offer", async () => {
    const { domain, team, owner } = await company("ask");
    const person = await from(domain);
    await accept(person, team);
    expect((await decline(owner, team, person.userId)).status).toBe(200);
    expect(await offers(person)).toEqual([]);
    expect((await accept(person, team)).status).toBe(404);
    expect((await admit(owner, team, person.userId)).status).toBe(404);
    expect((await decline(person, team, person.userId)).status).toBe(404);
  });

  it("ends with the address, with the domain, and with the account", async () => {
    const { project } = home;
    const { domain, team, owner, id } = await company("ask");
    const [moved, deleted, last] = [await from(domain), await from(domain), await from(domain)];
    for (const person of [moved, deleted, last]) await accept(person, team);
    expect((await requests(owner, team)).body.items).toHaveLength(3);
    await project.server("PATCH", `/users/${moved.userId}`, { primary_email: newEmail() });
    await project.server("DELETE", `/users/${deleted.userId}`);
    expect((await requests(owner, team)).body.items).toHaveLength(1);
    expect((await admit(owner, team, moved.userId)).status).toBe(404);
    expect((await admit(owner, team, deleted.userId)).status).toBe(404);
    await project.server("DELETE", `/team-domains/${id}`);
    expect((await admit(owner, team, last.userId)).status).toBe(404);
    expect(await teamsOf(moved)).toEqual([]);
  });
});
