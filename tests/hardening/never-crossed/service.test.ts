import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answered, startTestProject, type TestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const TRIED = "Interleaved requests of two people, each answer checked for the other's data";
const ROUNDS = 500;

type Person = Awaited<ReturnType<TestProject["signUp"]>> & { readonly team: string };

/** Calls that return the caller's own data. */
const CALLS: readonly ((project: TestProject, person: Person) => Promise<Answered>)[] = [
  (project, { accessToken: token }) => project.call("GET", "/users/me", { token }),
  (project, { accessToken: token, email }) =>
    project.call("PATCH", "/users/me", { token, body: { client_metadata: { email } } }),
  (project, { accessToken: token }) =>
    project.call("GET", "/contact-channels?user_id=me", { token }),
  (project, { accessToken: token }) => project.call("GET", "/auth/sessions?user_id=me", { token }),
  (project, { accessToken: token }) => project.call("GET", "/teams?user_id=me", { token }),
  (project, { accessToken: token, team }) =>
    project.call("GET", `/team-member-profiles?team_id=${team}`, { token }),
  (project, { refreshToken }) =>
    project.call("POST", "/auth/sessions/current/refresh", { refreshToken, body: {} }),
  (project, { userId }) => project.call("GET", `/users/${userId}`, { level: "server" }),
];

/** All values in a response that identify a user. */
const marksOf = ({ userId, email, team }: Person) => [userId, email, team];

/** A response as text, with the decoded claims of its access token. */
function textOf({ body }: Answered): string {
  const claims = typeof body.access_token === "string" ? body.access_token.split(".")[1] : "";
  return JSON.stringify(body) + Buffer.from(claims, "base64url").toString();
}

describeSuite("never crossed", TRIED, () => {
  let project: TestProject;
  beforeAll(async () => {
    project = await startTestProject();
  });
  afterAll(() => project.service.stop());

  async function createPerson(): Promise<Person> {
    const person = await project.signUp();
    const body = { display_name: `Team of ${person.email}`, creator_user_id: "me" };
    const { accessToken: token } = person;
    const team = await project.call("POST", "/teams", { token, body });
    return { ...person, team: team.body.id };
  }

  it("answers each of two people with their own data only", async () => {
    const people = [await createPerson(), await createPerson()] as const;
    const crossings: string[] = [];
    const answers = await Promise.all(
      Array.from({ length: ROUNDS }, async (_, round) => {
        const [own, other] = round % 2 ? [people[0], people[1]] : [people[1], people[0]];
        const call = CALLS[(round >> 1) % CALLS.length] as (typeof CALLS)[number];
        const answer = await call(project, own);
        const text = textOf(answer);
        if (marksOf(other).some((mark) => text.includes(mark))) crossings.push(text);
        return { status: answer.status, isOwn: marksOf(own).some((mark) => text.includes(mark)) };
      }),
    );
    expect(crossings).toEqual([]);
    expect(answers.filter(({ status, isOwn }) => status !== 200 || !isOwn)).toEqual([]);
    countCases(ROUNDS);
  });
});
