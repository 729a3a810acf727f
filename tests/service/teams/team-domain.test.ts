import { describe, expect, it } from "vitest";
import { MAX_DOMAINS_PER_TEAM } from "../../../service/src/teams/domains/routes.js";
import { newEmail } from "../../support/addresses.js";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";

const records = new Map<string, string[]>();
let hasDns = true;
const home = peopledProject(
  { teamDomainsEnabled: true },
  { readTxtRecords: async (name) => (hasDns ? (records.get(name) ?? []) : undefined) },
);
const off = peopledProject();

let made = 0;
const newDomain = () => `company${++made}.example`;

async function teamWithOwner() {
  const owner = await home.project.inviter({ display_name: "Ann" });
  return { owner, team: await home.project.team(owner) };
}
const add = (person: Person, team: string, domain: string, more: object = {}) =>
  home.project.as(person, "POST", "/team-domains", { team_id: team, domain, ...more });
const verify = (person: Person, id: string) =>
  home.project.as(person, "POST", `/team-domains/${id}/verify`, {});
const publish = ({ record_name, record_value }: { record_name: string; record_value: string }) =>
  records.set(record_name, ["v=spf1 -all", record_value]);
const list = async (team: string) =>
  (await home.project.server("GET", `/team-domains?team_id=${team}`)).body.items;

describe("a domain of a team", () => {
  it("is verified by a TXT record of its own, and by nothing else", async () => {
    const { owner, team } = await teamWithOwner();
    const domain = newDomain();
    const { status, body } = await add(owner, team, ` ${domain.toUpperCase()}. `);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      team_id: team,
      domain,
      joining: "ask",
      verified_at_millis: null,
      record_name: `_stackkit-verification.${domain}`,
      record_value: expect.stringMatching(/^stackkit-domain-verification=[0-9a-z]{45}$/),
      created_at_millis: home.project.clock.now(),
    });
    expect((await verify(owner, body.id)).body.verified_at_millis).toBeNull();
    records.set(body.record_name, [`${body.record_value}x`, "stackkit-domain-verification="]);
    expect((await verify(owner, body.id)).body.verified_at_millis).toBeNull();
    publish({ ...body, record_name: domain });
    expect((await verify(owner, body.id)).body.verified_at_millis).toBeNull();
    publish(body);
    const now = home.project.clock.now();
    expect((await verify(owner, body.id)).body.verified_at_millis).toBe(now);
    records.clear();
    expect((await verify(owner, body.id)).body.verified_at_millis).toBe(now);
  });

  it("is verified without a record if a server vouches for it", async () => {
    const { owner, team } = await teamWithOwner();
    const vouched = { team_id: team, domain: newDomain(), joining: "offer", is_verified: true };
    const { body } = await home.project.server("POST", "/team-domains", vouched);
    expect(body).toMatchObject({ joining: "offer", verified_at_millis: expect.any(Number) });
    const own = await add(owner, team, newDomain(), { is_verified: true });
    expect([own.status, own.code]).toEqual([400, "SCHEMA_ERROR"]);
  });

  it("goes to the team that verifies it first, and others may only have added it", async () => {
    const [first, second] = [await teamWithOwner(), await teamWithOwner()];
    const domain = newDomain();
    const claim = (await add(first.owner, first.team, domain)).body;
    const other = await add(second.owner, second.team, domain);
    expect(other.status).toBe(201);
    expect(other.body.record_value).not.toBe(claim.record_value);
    publish(claim);
    expect((await verify(second.owner, other.body.id)).body.verified_at_millis).toBeNull();
    publish(other.body);
    expect((await verify(second.owner, other.body.id)).status).toBe(200);
    publish(claim);
    const { status, code } = await verify(first.owner, claim.id);
    expect([status, code]).toEqual([409, "TEAM_DOMAIN_ALREADY_EXISTS"]);
    const vouched = { team_id: first.team, domain: newDomain(), is_verified: true };
    await home.project.server("POST", "/team-domains", vouched);
    const again = { ...vouched, team_id: second.team };
    expect((await home.project.server("POST", "/team-domains", again)).status).toBe(409);
  });

  it("is verified by one of two teams that verify it at once", async () => {
    const teams = [await teamWithOwner(), await teamWithOwner()];
    const domain = newDomain();
    const claims: { id: string; record_name: string; record_value: string }[] = [];
    for (const { owner, team } of teams) claims.push((await add(owner, team, domain)).body);
    const values = claims.map(({ record_value }) => record_value);
    records.set(`_stackkit-verification.${domain}`, values);
    const answers = await Promise.all(
      teams.map(({ owner }, index) => verify(owner, claims[index]?.id ?? "")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    "gmail.com",
    "GMAIL.COM.",
    "mail.gmail.com",
    "localhost",
    "192.168.0.1",
    "[::1]",
    "acme.com/path",
    "user@acme.com",
    "-acme.com",
    "acme..com",
    `${"a".repeat(64)}.com`,
    "acme com",
    "%61cme.com:80",
  ])("is refused: %s", async (domain) => {
    const { team } = await teamWithOwner();
    const sent = { team_id: team, domain, is_verified: true };
    const { status, code } = await home.project.server("POST", "/team-domains", sent);
    expect([status, code]).toEqual([400, "DOMAIN_NOT_ALLOWED"]);
  });

  it("is the same in Unicode and in Punycode, and not the one below it", async () => {
    const { owner, team } = await teamWithOwner();
    expect((await add(owner, team, "Bücher.example")).body.domain).toBe("xn--bcher-kva.example");
    expect((await add(owner, team, "xn--bcher-kva.example")).code).toBe(
      "TEAM_DOMAIN_ALREADY_EXISTS",
    );
    expect((await add(owner, team, "shop.xn--bcher-kva.example")).status).toBe(201);
  });

  it("is listed, changed and removed by those who may change the team and invite", async () => {
    const { project } = home;
    const { owner, team } = await teamWithOwner();
    const member = await project.inviter();
    await project.join(team, member);
    const stranger = await teamWithOwner();
    const { id } = (await add(owner, team, newDomain())).body;
    const path = `/team-domains/${id}`;
    const calls = (person: Person) => [
      project.as(person, "GET", `/team-domains?team_id=${team}`),
      add(person, team, newDomain()),
      project.as(person, "PATCH", path, { joining: "offer" }),
      verify(person, id),
      project.as(person, "DELETE", path),
    ];
    const refused = async (person: Person) =>
      (await Promise.all(calls(person))).map(({ status, code }) => code ?? status);
    expect(await refused(member)).toEqual([
      "TEAM_PERMISSION_REQUIRED",
      "TEAM_PERMISSION_REQUIRED",
      404,
      404,
      404,
    ]);
    expect(await refused(stranger.owner)).toEqual([
      "TEAM_MEMBERSHIP_NOT_FOUND",
      "TEAM_MEMBERSHIP_NOT_FOUND",
      404,
      404,
      404,
    ]);
    expect((await project.as(owner, "PATCH", path, { joining: "offer" })).body.joining).toBe(
      "offer",
    );
    expect((await project.as(owner, "DELETE", path)).status).toBe(200);
    expect(await list(team)).toEqual([]);
    expect((await project.as(owner, "DELETE", `/team-domains/${UNKNOWN_ID}`)).status).toBe(404);
  });

  it("is added by people with a verified address alone, and in bounds", async () => {
    const claimant = await home.project.person();
    const team = await home.project.team(claimant);
    expect((await add(claimant, team, newDomain())).code).toBe("EMAIL_NOT_VERIFIED");
    const full = await teamWithOwner();
    for (let count = 0; count < MAX_DOMAINS_PER_TEAM; count++)
      expect((await add(full.owner, full.team, newDomain())).status).toBe(201);
    expect((await add(full.owner, full.team, newDomain())).status).toBe(400);
    expect((await add(full.owner, full.team, "a".repeat(254))).code).toBe("SCHEMA_ERROR");
  });

  it.each(["offer", "ask"])("lets no one in whose record is gone: %s", async (joining) => {
    const { project } = home;
    const { owner, team } = await teamWithOwner();
    const domain = newDomain();
    const { body } = await add(owner, team, domain, { joining });
    publish(body);
    await verify(owner, body.id);
    const join = async () => {
      const person = await project.person({
        primary_email: newEmail().replace(/@.*/, `@${domain}`),
        primary_email_verified: true,
      });
      return (await project.as(person, "POST", `/team-offers/${team}/accept`, {})).status;
    };
    expect(await join()).toBe(200);
    // A name server that fails says nothing about who has the domain.
    hasDns = false;
    expect(await join()).toBe(400);
    hasDns = true;
    expect(await join()).toBe(200);
    records.delete(body.record_name);
    expect(await join()).toBe(404);
    // The earlier record is public, so a new owner of the domain may publish it too.
    publish(body);
    expect(await join()).toBe(404);
    const [listed] = await list(team);
    expect(listed).toMatchObject({ id: body.id, verified_at_millis: null });
    expect(listed.record_value).not.toBe(body.record_value);
    expect((await verify(owner, body.id)).body.verified_at_millis).toBeNull();
    publish(listed);
    await verify(owner, body.id);
    expect(await join()).toBe(200);
  });

  it("lets no one in whose record goes before their request is accepted", async () => {
    const { project } = home;
    const { owner, team } = await teamWithOwner();
    const domain = newDomain();
    const { body } = await add(owner, team, domain);
    publish(body);
    await verify(owner, body.id);
    const person = await project.person({
      primary_email: newEmail().replace(/@.*/, `@${domain}`),
      primary_email_verified: true,
    });
    const ask = () => project.as(person, "POST", `/team-offers/${team}/accept`, {});
    expect((await ask()).body.state).toBe("requested");
    const admit = async () => {
      const path = `/team-join-requests/${person.userId}/accept`;
      return (await project.as(owner, "POST", path, { team_id: team })).status;
    };
    hasDns = false;
    expect(await admit()).toBe(400);
    hasDns = true;
    records.delete(body.record_name);
    expect(await admit()).toBe(404);
    const [listed] = await list(team);
    expect(listed.verified_at_millis).toBeNull();
    publish(listed);
    await verify(owner, body.id);
    expect(await admit()).toBe(200);
  });

  it("goes with its team, with all requests to it", async () => {
    const { project } = home;
    const { owner, team } = await teamWithOwner();
    const domain = newDomain();
    const vouched = { team_id: team, domain, is_verified: true };
    await project.server("POST", "/team-domains", vouched);
    const asker = await project.person({
      primary_email: newEmail().replace(/@.*/, `@${domain}`),
      primary_email_verified: true,
    });
    await project.as(asker, "POST", `/team-offers/${team}/accept`, {});
    await project.as(owner, "DELETE", `/teams/${team}`);
    const { db } = project.service.context;
    for (const table of ["team_domains", "team_join_requests"] as const)
      expect(
        await db
          .selectFrom(table)
          .selectAll()
          .where("project_id", "=", project.id)
          .where("team_id", "=", team)
          .execute(),
      ).toEqual([]);
    expect((await project.as(asker, "GET", "/team-offers?user_id=me")).body.items).toEqual([]);
  });

  it("is nothing in a project that did not switch them on", async () => {
    const { project } = off;
    const owner = await project.inviter();
    const team = await project.team(owner);
    const sent = { team_id: team, domain: newDomain() };
    expect((await project.as(owner, "POST", "/team-domains", sent)).status).toBe(403);
    expect((await project.server("POST", "/team-domains", sent)).status).toBe(403);
    expect((await project.as(owner, "GET", `/team-domains?team_id=${team}`)).status).toBe(403);
    expect((await project.as(owner, "GET", "/team-offers?user_id=me")).body.items).toEqual([]);
    expect((await project.as(owner, "POST", `/team-offers/${team}/accept`, {})).status).toBe(404);
    const { body } = await project.as(owner, "GET", "/projects/current");
    expect(body.config.team_domains_enabled).toBe(false);
  });
});
