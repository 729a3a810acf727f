import { STEP_UP_FRESH_MILLIS } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { type Person, peopledProject } from "../../support/people.js";

const home = peopledProject();

const remove = (person: Person, team: string) =>
  home.project.as(person, "DELETE", `/teams/${team}`);

/** The person on a session that began long ago, with a new access token. */
async function withOldSession(): Promise<Person> {
  const { userId, email, refreshToken } = await home.project.signUp();
  home.project.clock.advance(STEP_UP_FRESH_MILLIS);
  const { body } = await home.project.call("POST", "/auth/sessions/current/refresh", {
    refreshToken,
  });
  return { userId, email, token: body.access_token };
}

describe("the deletion of a team", () => {
  it("needs a recent sign-in of the member, and none of a server", async () => {
    const { project } = home;
    const owner = await withOldSession();
    const team = await project.team(owner);
    const refused = await remove(owner, team);
    expect(refused.status).toBe(400);
    expect(refused.body.details.reason).toBe("fresh_session_required");
    expect((await project.server("GET", `/teams/${team}`)).status).toBe(200);
    const { body } = await project.server("POST", "/auth/sessions", { user_id: owner.userId });
    expect((await remove({ ...owner, token: body.access_token }, team)).status).toBe(200);
    const other = await project.team(owner);
    expect((await project.server("DELETE", `/teams/${other}`)).status).toBe(200);
  });
});
