import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../../../service/src/core/time.js";
import { MAILS_PER_DAY } from "../../../service/src/limits/rate-limit.js";
import { newEmail } from "../../support/addresses.js";
import { eventually } from "../../support/mailbox.js";
import { type Person, peopledProject } from "../../support/people.js";
import { TestMailServer } from "../../support/smtp.js";

const APP = "https://app.example";
const settings = {
  teamDomainsEnabled: true,
  domains: [{ domain: APP, handlerPath: "/handler" }],
};
const kept = peopledProject(settings);
const limited = peopledProject(settings, { rateLimits: true });

const server = TestMailServer.start();
const sent = peopledProject(settings, { smtpUrl: `smtp://127.0.0.1:${(await server).port}` });

const COUNTED = /: \d+$/;
let made = 0;

/** A team with a verified domain, at the start of an hour, and its owner. */
async function company(joining: "offer" | "ask", { project } = kept) {
  nextHour({ project });
  const domain = `guild${++made}.example`;
  const owner = await project.inviter({ display_name: "Ann" });
  const team = await project.team(owner, { display_name: "Acme" });
  const created = { team_id: team, domain, joining, is_verified: true };
  const { id } = (await project.server("POST", "/team-domains", created)).body;
  const ask = (person: Person) =>
    project.as(person, "POST", `/team-offers/${team}/accept`, { user_id: "me" });
  const answer = (method: "accept" | "decline", { userId }: Person) =>
    method === "accept"
      ? project.as(owner, "POST", `/team-join-requests/${userId}/accept`, { team_id: team })
      : project.as(owner, "DELETE", `/team-join-requests/${userId}?team_id=${team}`);
  const from = (fields: object = {}) => {
    const email = newEmail().replace(/@.*/, `@${domain}`);
    return project.person({ primary_email: email, primary_email_verified: true, ...fields });
  };
  return { domain, owner, team, id, ask, answer, from };
}

const nextHour = ({ project } = kept) => project.clock.advance(HOUR - (project.clock.now() % HOUR));
/** Those of one person first. */
const byStart = (a: string, b: string) =>
  Number(COUNTED.test(a)) - Number(COUNTED.test(b)) || (a < b ? -1 : 1);
const subjects = async ({ email }: Person, { project } = kept) =>
  (await project.mailsTo(email)).map(({ subject }) => subject).sort(byStart);
const addressOf = async (person: Person) =>
  (await kept.project.server("GET", `/users/${person.userId}`)).body.primary_email as string;

const switchDomains = (team_domains_enabled: boolean) =>
  sent.project.admin("PATCH", "/projects/current", { config: { team_domains_enabled } });
const receivedBy = async ({ email }: Person) =>
  (await server).received.filter(({ to }) => to.includes(email));
const waitingFor = ({ email }: Person) =>
  sent.project.service.context.db
    .selectFrom("mails")
    .select(["subject", "next_attempt_at"])
    .where("recipient", "=", email)
    .where("state", "in", ["waiting", "sending"])
    .execute();

describe("a mail about people who join a team by its domain", () => {
  it("tells those who manage members that someone wants to join, and where to decide", async () => {
    const { owner, team, ask, from } = await company("ask");
    const colleague = await from();
    await kept.project.join(team, colleague);
    const person = await from({ display_name: "Bob" });
    await ask(person);
    await ask(person);
    const address = await addressOf(person);
    const [mail, ...rest] = await kept.project.mailsTo(owner.email);
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({
      kind: "team_join_requested",
      subject: "Bob wants to join Acme",
      text: expect.stringContaining(address),
    });
    expect(mail?.text).toContain(`${APP}/handler/account-settings#team-${team}`);
    for (const other of [colleague, person])
      expect(await kept.project.mailsTo(await addressOf(other))).toEqual([]);
  });

  it("carries no link in a person's or a team's name", async () => {
    const { project } = kept;
    const { owner, team, ask, from } = await company("ask");
    await project.as(owner, "PATCH", `/teams/${team}`, { display_name: "Acme evil.example/a" });
    await ask(await from({ display_name: "Go to https://evil.example/unlock" }));
    const [mail] = await project.mailsTo(owner.email);
    expect(mail?.subject).toBe("Go to evil example/unlock wants to join Acme evil example/a");
    expect(`${mail?.text} ${mail?.html}`).not.toContain("evil.example");
  });

  it("is one for the first and one for all others of an hour, whose number it says", async () => {
    const { owner, ask, from } = await company("ask");
    for (let asked = 0; asked < 30; asked++) await ask(await from({ display_name: "Bob" }));
    expect(await subjects(owner)).toEqual(["Bob wants to join Acme", "Requests to join Acme: 30"]);
    nextHour();
    await ask(await from());
    expect(await subjects(owner)).toContain("Requests to join Acme: 31");
    expect(await subjects(owner)).toHaveLength(3);
  });

  it("counts people who ask at once", async () => {
    const { owner, ask, from } = await company("ask");
    const people = [await from(), await from(), await from(), await from(), await from()];
    const answers = await Promise.all(people.map(ask));
    expect(answers.map(({ body }) => body)).toEqual(people.map(() => ({ state: "requested" })));
    expect(await subjects(owner)).toEqual([
      expect.stringMatching(/ wants to join Acme$/),
      "Requests to join Acme: 5",
    ]);
  });

  it("waits for the end of the hour, and says how many wait then", async () => {
    const { project } = sent;
    const { ask, answer, from, owner } = await company("ask", sent);
    const [first, second, third] = [
      await from(),
      await from(),
      await from({ display_name: "Zoe" }),
    ];
    for (const person of [first, second, third]) await ask(person);
    await eventually(async () => (await waitingFor(owner)).length === 1 || undefined);
    const hourEnds = project.clock.now() - (project.clock.now() % HOUR) + HOUR;
    const [waiting] = await waitingFor(owner);
    expect(waiting?.subject).toBe("Requests to join Acme: 3");
    expect(waiting?.next_attempt_at).toBeGreaterThanOrEqual(hourEnds);
    await answer("accept", first);
    await answer("decline", second);
    nextHour(sent);
    project.clock.advance(1);
    await eventually(async () => (await receivedBy(owner))[1]);
    expect((await receivedBy(owner))[1]?.raw).toContain("Subject: Zoe wants to join Acme");
    await eventually(
      async () => (await subjects(owner, sent)).includes("Zoe wants to join Acme") || undefined,
    );
  });

  it.each<
    [string, (of: Awaited<ReturnType<typeof company>>, people: Person[]) => Promise<unknown>]
  >([
    [
      "every request is decided",
      ({ answer }, people) => Promise.all(people.map((one) => answer("decline", one))),
    ],
    [
      "the people are gone",
      (_, people) =>
        Promise.all(people.map(({ userId }) => sent.project.server("DELETE", `/users/${userId}`))),
    ],
    ["the domain is gone", ({ id }) => sent.project.server("DELETE", `/team-domains/${id}`)],
    ["the team is gone", ({ team }) => sent.project.server("DELETE", `/teams/${team}`)],
    [
      "its reader has left",
      ({ team, owner }) =>
        sent.project.server("DELETE", `/team-memberships/${team}/${owner.userId}`),
    ],
    ["domains are switched off", () => switchDomains(false)],
  ])("is not sent once %s", async (_, change) => {
    const { project } = sent;
    const made = await company("ask", sent);
    const people = [await made.from(), await made.from()];
    for (const person of people) await made.ask(person);
    // The first is sent, and the second waits.
    await eventually(async () => (await waitingFor(made.owner)).length === 1 || undefined);
    const changed = await change(made, people);
    for (const { status } of [changed].flat() as { status: number }[]) expect(status).toBe(200);
    nextHour(sent);
    await eventually(async () => ((await waitingFor(made.owner)).length === 0 ? true : undefined));
    await switchDomains(true);
    expect(await receivedBy(made.owner)).toHaveLength(1);
    expect(await project.mailsTo(made.owner.email)).toHaveLength(1);
  });

  it("tells the same readers who joined without asking", async () => {
    const { owner, ask, from } = await company("offer");
    await ask(await from({ display_name: "Bob" }));
    expect(await subjects(owner)).toEqual(["Bob joined Acme"]);
    await ask(await from({ display_name: "Carla" }));
    expect(await subjects(owner)).toEqual(["Bob joined Acme", "Carla joined Acme"]);
    await ask(await from({ display_name: "Dora" }));
    expect(await subjects(owner)).toEqual(["Bob joined Acme", "New members of Acme: 2"]);
  });

  it("tells a person whom the team lets in, with a link to the app", async () => {
    const { ask, answer, from } = await company("ask");
    const [person, declined] = [await from(), await from()];
    for (const one of [person, declined]) await ask(one);
    expect((await answer("accept", person)).status).toBe(200);
    await answer("decline", declined);
    const [mail, ...rest] = await kept.project.mailsTo(await addressOf(person));
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ kind: "team_join_accepted", subject: "You're now in Acme" });
    expect(mail?.text).toContain(`${APP}/`);
    expect(await kept.project.mailsTo(await addressOf(declined))).toEqual([]);
  });

  it("is not sent in a project without domains of teams", async () => {
    const { project } = kept;
    const { owner, ask, answer, from } = await company("ask");
    const [early, late] = [await from(), await from()];
    await ask(early);
    const turn = (team_domains_enabled: boolean) =>
      project.admin("PATCH", "/projects/current", { config: { team_domains_enabled } });
    await turn(false);
    expect((await ask(late)).status).toBe(404);
    expect((await answer("accept", early)).status).toBe(404);
    await turn(true);
    expect(await subjects(owner)).toHaveLength(1);
    expect(await project.mailsTo(await addressOf(early))).toEqual([]);
  });

  it(`goes to one address ${MAILS_PER_DAY} times a day at most`, async () => {
    const { project } = limited;
    const { db } = project.service.context;
    const { owner, ask, from } = await company("ask", limited);
    project.clock.advance(DAY - (project.clock.now() % DAY));
    const people = [await from(), await from()];
    for (let hour = 0; hour < MAILS_PER_DAY / 2 + 1; hour++) {
      for (const person of people) {
        const renewed = await project.server("POST", "/auth/sessions", { user_id: person.userId });
        const answer = await ask({ ...person, token: renewed.body.access_token });
        expect(answer.body).toEqual({ state: "requested" });
      }
      await db.deleteFrom("team_join_requests").where("project_id", "=", project.id).execute();
      nextHour(limited);
    }
    const states = await db
      .selectFrom("mails")
      .select(["state", (build) => build.fn.countAll<number>().as("mails")])
      .where("recipient", "=", owner.email)
      .groupBy("state")
      .orderBy("state")
      .execute();
    expect(states.map(({ state, mails }) => [state, Number(mails)])).toEqual([
      ["kept", MAILS_PER_DAY],
      ["refused", 2],
    ]);
  });
});
