import { STEP_UP_FRESH_MILLIS } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { MAX_MAILED_MEMBERS } from "../../../service/src/teams/deletion-mails.js";
import { type Person, peopledProject } from "../../support/people.js";

const home = peopledProject({
  domains: [{ domain: "https://shop.example", handlerPath: "/handler" }],
});

const remove = (person: Person, team: string) =>
  home.project.as(person, "DELETE", `/teams/${team}`);

const kindsTo = async ({ email }: Person) =>
  (await home.project.mailsTo(email)).map(({ kind }) => kind);

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

  it("is mailed to the members with a verified address, in their languages", async () => {
    const { project } = home;
    const owner = await project.inviter({ display_name: "Ann" });
    const team = await project.team(owner, { display_name: "Crew" });
    const member = await project.inviter();
    await project.service.context.db
      .updateTable("users")
      .set({ locale: "de" })
      .where("id", "=", member.userId)
      .execute();
    const unproved = await project.person();
    const stranger = await project.inviter();
    for (const person of [member, unproved]) await project.join(team, person);
    expect((await remove(member, team)).status).toBe(401);
    expect(await kindsTo(member)).toEqual([]);
    expect((await remove(owner, team)).status).toBe(200);
    const [mail, ...others] = await project.mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "team_deleted", subject: "The team Crew was deleted" });
    expect(mail?.text).toContain("You got this email because you were a member of Crew");
    const [german] = await project.mailsTo(member.email);
    expect(german?.subject).toBe("Das Team Crew wurde gelöscht");
    // Someone else may have deleted it with the account of the owner, and with no other.
    expect(mail?.text).toContain("This wasn't me:\nhttps://shop.example/handler/forgot-password");
    expect(mail?.text).toContain("If it wasn't you, reset your password");
    expect(german?.text).not.toContain("forgot-password");
    for (const person of [unproved, stranger]) expect(await kindsTo(person)).toEqual([]);
  });

  it("is mailed to the one who deletes it first, and to a bounded number of others", async () => {
    const { project } = home;
    const team = await project.team(await project.inviter());
    for (let count = 1; count < MAX_MAILED_MEMBERS; count++)
      await project.join(team, await project.inviter());
    const late = await project.inviter();
    const last = await project.inviter();
    for (const person of [last, late]) await project.join(team, person);
    const role = `/team-permissions/${team}/${late.userId}/admin`;
    expect((await project.server("POST", role, {})).status).toBe(201);
    expect((await remove(late, team)).status).toBe(200);
    const { db } = project.service.context;
    const mails = await db
      .selectFrom("mails")
      .select("recipient")
      .where("kind", "=", "team_deleted")
      .where("project_id", "=", project.id)
      .where("subject", "=", "The team Crew was deleted")
      .where("created_at", "=", project.clock.now())
      .execute();
    expect(mails).toHaveLength(MAX_MAILED_MEMBERS);
    expect(await kindsTo(late)).toEqual(["team_deleted"]);
    expect(await kindsTo(last)).toEqual([]);
  });

  it("by a server is mailed to no one, since the app tells them itself", async () => {
    const { project } = home;
    const owner = await project.inviter();
    const team = await project.team(owner);
    expect((await project.server("DELETE", `/teams/${team}`)).status).toBe(200);
    expect(await kindsTo(owner)).toEqual([]);
  });
});
