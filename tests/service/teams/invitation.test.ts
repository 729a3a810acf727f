import { describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import {
  type PeopledProject,
  type Person,
  peopledProject,
  UNKNOWN_ID,
} from "../../support/people.js";

const home = peopledProject();
const strict = peopledProject({ invitationRequiresMatchingEmail: true });

const sendBy = (
  project: PeopledProject,
  person: Person,
  team: string,
  email: string,
  fields: object = {},
) =>
  project.as(person, "POST", "/team-invitations/send-code", {
    team_id: team,
    email,
    callback_url: CALLBACK,
    ...fields,
  });

async function invited(project: PeopledProject) {
  const email = newEmail();
  const owner = await project.inviter();
  const team = await project.team(owner, { display_name: "Crew" });
  const { id } = (await sendBy(project, owner, team, email)).body;
  return { owner, team, id, email, code: await project.codeFor(email) };
}
const accept = (project: PeopledProject, person: Person, code: string) =>
  project.as(person, "POST", "/team-invitations/accept", { code });
const open = async (project: PeopledProject, team: string) =>
  (await project.server("GET", `/team-invitations?team_id=${team}`)).body.items;

describe("an invitation", () => {
  it("goes by mail, and makes the accepting user a member of the team", async () => {
    const { project } = home;
    const { owner, team, code, email } = await invited(project);
    const [mail] = await project.mailsTo(email);
    expect([mail?.kind, mail?.text]).toEqual([
      "team_invitation",
      expect.stringContaining(`${CALLBACK}?code=${code}`),
    ]);
    const guest = await project.person();
    expect(
      (await project.call("POST", "/team-invitations/accept/check-code", { body: { code } })).body,
    ).toEqual({ is_code_valid: true });
    const details = await project.as(guest, "POST", "/team-invitations/accept/details", { code });
    expect(details.body).toEqual({
      team_id: team,
      team_display_name: "Crew",
      team_profile_image_url: null,
      recipient_email: email,
      inviter_display_name: owner.email,
      inviter_profile_image_url: null,
    });
    const { status, body } = await accept(project, guest, code.toUpperCase());
    expect([status, body]).toEqual([200, {}]);
    expect((await project.as(guest, "GET", "/teams?user_id=me")).body.items[0].id).toBe(team);
    expect((await project.as(guest, "GET", "/team-permissions?user_id=me")).body.items).toEqual([
      { id: "member", user_id: guest.userId, team_id: team },
    ]);
    expect(await open(project, team)).toEqual([]);
    const again = await accept(project, await project.person(), code);
    expect([again.status, again.code]).toEqual([409, "VERIFICATION_CODE_ALREADY_USED"]);
  });

  it("changes nothing for an existing member", async () => {
    const { owner, code, team } = await invited(home.project);
    expect((await accept(home.project, owner, code)).status).toBe(200);
    expect(
      (await home.project.as(owner, "GET", `/team-permissions?team_id=${team}&user_id=me`)).body
        .items,
    ).toEqual([{ id: "admin", user_id: owner.userId, team_id: team }]);
    const stranger = await home.project.person();
    expect((await accept(home.project, stranger, code)).code).toBe(
      "VERIFICATION_CODE_ALREADY_USED",
    );
  });

  it("leads its member into the team again, by two clicks or on a second device", async () => {
    const { project } = home;
    const { owner, team, code } = await invited(project);
    const guest = await project.person();
    const clicks = await Promise.all([1, 2].map(() => accept(project, guest, code)));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect((await accept(project, guest, code.toUpperCase())).status).toBe(200);
    const look = (step: string, by: Person) =>
      project.as(by, "POST", `/team-invitations/accept/${step}`, { code });
    expect((await look("check-code", guest)).body).toEqual({ is_code_valid: true });
    expect((await look("details", guest)).body).toMatchObject({ team_id: team });
    const stranger = await project.person();
    await project.as(owner, "DELETE", `/team-memberships/${team}/${guest.userId}`);
    for (const by of [stranger, guest]) {
      for (const step of ["check-code", "details"])
        expect((await look(step, by)).code).toBe("VERIFICATION_CODE_ALREADY_USED");
      expect((await accept(project, by, code)).code).toBe("VERIFICATION_CODE_ALREADY_USED");
    }
  });

  it("shows team and inviter to its holder, also without an account", async () => {
    const { project } = home;
    const owner = await project.inviter({
      display_name: "Ann",
      profile_image_url: "https://example.com/ann.png",
    });
    const team = await project.team(owner, {
      display_name: "Crew",
      profile_image_url: "https://example.com/crew.png",
    });
    const email = newEmail();
    await sendBy(project, owner, team, email);
    const preview = (code: string) =>
      project.call("POST", "/team-invitations/accept/preview", { body: { code } });
    const code = await project.codeFor(email);
    expect((await preview(code)).body).toEqual({
      team_id: team,
      team_display_name: "Crew",
      team_profile_image_url: "https://example.com/crew.png",
      recipient_email: email,
      inviter_display_name: "Ann",
      inviter_profile_image_url: "https://example.com/ann.png",
    });
    expect((await preview("0".repeat(45))).code).toBe("VERIFICATION_CODE_NOT_FOUND");
    await accept(project, await project.person(), code);
    expect((await preview(code)).code).toBe("VERIFICATION_CODE_ALREADY_USED");
  });

  it("selects the team for a user who has selected none", async () => {
    const { project } = home;
    const [first, second] = [await invited(project), await invited(project)];
    const guest = await project.person();
    const selected = async () =>
      (await project.as(guest, "GET", "/users/me")).body.selected_team_id;
    await accept(project, guest, first.code);
    expect(await selected()).toBe(first.team);
    await accept(project, guest, second.code);
    expect(await selected()).toBe(first.team);
  });

  it("is not spent without a session", async () => {
    const { project } = home;
    const { code } = await invited(project);
    for (const step of ["accept", "accept/details"]) {
      const { status, code: error } = await project.call("POST", `/team-invitations/${step}`, {
        body: { code },
      });
      expect([status, error]).toEqual([401, "USER_AUTHENTICATION_REQUIRED"]);
    }
    expect((await accept(project, await project.person(), code)).status).toBe(200);
  });

  it("ends after seven days, and with its team", async () => {
    const { project } = home;
    const late = await invited(project);
    project.clock.advance(7 * 24 * 60 * 60 * 1000);
    const guest = await project.person();
    expect(await open(project, late.team)).toEqual([]);
    expect((await accept(project, guest, late.code)).code).toBe("VERIFICATION_CODE_EXPIRED");
    const orphan = await invited(project);
    await project.server("DELETE", `/teams/${orphan.team}`);
    expect((await accept(project, guest, orphan.code)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
  });

  it("works for any holder, unless the project requires the invited address", async () => {
    const { project } = strict;
    const { code, email } = await invited(project);
    const refused = await accept(project, await project.person(), code);
    expect([refused.status, refused.body.details.reason]).toEqual([
      403,
      "invitation_address_required",
    ]);
    const guest = await project.person({ primary_email: email.toUpperCase() });
    expect((await accept(project, guest, code)).status).toBe(403);
    await project.server("PATCH", `/users/${guest.userId}`, { primary_email_verified: true });
    expect((await accept(project, guest, code)).status).toBe(200);
  });

  it("is known in its project alone, and only as an invitation", async () => {
    const { code } = await invited(home.project);
    expect((await accept(strict.project, await strict.project.person(), code)).code).toBe(
      "VERIFICATION_CODE_NOT_FOUND",
    );
    expect(
      (await home.project.call("POST", "/contact-channels/verify", { body: { code } })).code,
    ).toBe("VERIFICATION_CODE_NOT_FOUND");
    for (const wrong of ["nope", "", 1])
      expect(
        (
          await home.project.call("POST", "/team-invitations/accept/check-code", {
            body: { code: wrong },
          })
        ).code,
      ).toBe("SCHEMA_ERROR");
  });
});

describe("inviting", () => {
  it("is for members with the permission, and servers", async () => {
    const { project } = home;
    const [owner, member, stranger] = [
      await project.inviter(),
      await project.inviter(),
      await project.inviter(),
    ];
    const team = await project.team(owner);
    await project.join(team, member);
    expect((await sendBy(project, member, team, newEmail())).body).toEqual({
      success: true,
      id: expect.any(String),
    });
    await project.server("DELETE", `/team-permissions/${team}/${member.userId}/member`);
    const answer = await sendBy(project, member, team, newEmail());
    expect([answer.status, answer.code, answer.body.details.permission_id]).toEqual([
      401,
      "TEAM_PERMISSION_REQUIRED",
      "$invite_members",
    ]);
    expect((await sendBy(project, stranger, team, newEmail())).code).toBe(
      "TEAM_MEMBERSHIP_NOT_FOUND",
    );
    expect((await sendBy(project, owner, UNKNOWN_ID, newEmail())).code).toBe(
      "TEAM_MEMBERSHIP_NOT_FOUND",
    );
    const body = { team_id: team, email: newEmail(), callback_url: CALLBACK };
    expect((await project.call("POST", "/team-invitations/send-code", { body })).code).toBe(
      "USER_AUTHENTICATION_REQUIRED",
    );
    expect((await project.server("POST", "/team-invitations/send-code", body)).status).toBe(200);
    expect(
      (
        await project.server("POST", "/team-invitations/send-code", {
          ...body,
          team_id: UNKNOWN_ID,
        })
      ).code,
    ).toBe("TEAM_NOT_FOUND");
    expect((await strict.project.server("POST", "/team-invitations/send-code", body)).code).toBe(
      "TEAM_NOT_FOUND",
    );
  });

  it("needs an address and a trusted place to come back to", async () => {
    const { project } = home;
    const owner = await project.inviter();
    const team = await project.team(owner);
    expect((await sendBy(project, owner, team, "zz")).code).toBe("SCHEMA_ERROR");
    const email = newEmail();
    expect(
      (await sendBy(project, owner, team, email, { callback_url: "https://evil.example" })).code,
    ).toBe("REDIRECT_URL_NOT_WHITELISTED");
    expect((await sendBy(project, owner, "zz", email)).code).toBe("SCHEMA_ERROR");
    expect(await project.mailsTo(email)).toEqual([]);
    expect(await open(project, team)).toEqual([]);
  });
});

describe("the open invitations of a team", () => {
  it("are listed to members with both permissions, and servers", async () => {
    const { project } = home;
    const { owner, team, id, email } = await invited(project);
    const { body } = await project.as(owner, "GET", `/team-invitations?team_id=${team}`);
    expect(body.items).toEqual([
      {
        id,
        team_id: team,
        expires_at_millis: project.clock.now() + 7 * 24 * 60 * 60 * 1000,
        recipient_email: email,
      },
    ]);
    expect(await open(project, team)).toEqual(body.items);
    const member = await project.person();
    await project.join(team, member);
    expect((await project.as(member, "GET", `/team-invitations?team_id=${team}`)).status).toBe(200);
    await project.server("DELETE", `/team-permissions/${team}/${member.userId}/member`);
    await project.server("POST", `/team-permissions/${team}/${member.userId}/$invite_members`, {});
    expect(
      (await project.as(member, "GET", `/team-invitations?team_id=${team}`)).body.details
        .permission_id,
    ).toBe("$read_members");
    expect(
      (await project.as(await project.person(), "GET", `/team-invitations?team_id=${team}`)).code,
    ).toBe("TEAM_MEMBERSHIP_NOT_FOUND");
    expect((await project.call("GET", `/team-invitations?team_id=${team}`)).code).toBe(
      "USER_AUTHENTICATION_REQUIRED",
    );
    expect((await project.as(owner, "GET", "/team-invitations")).code).toBe("SCHEMA_ERROR");
    expect((await project.server("GET", `/team-invitations?team_id=${UNKNOWN_ID}`)).code).toBe(
      "TEAM_NOT_FOUND",
    );
  });

  it("are revoked by members who may remove members, and are then unknown", async () => {
    const { project } = home;
    const { owner, team, id, code } = await invited(project);
    const member = await project.person();
    await project.join(team, member);
    const path = `/team-invitations/${id}?team_id=${team}`;
    expect((await project.as(member, "DELETE", path)).body.details.permission_id).toBe(
      "$remove_members",
    );
    const otherTeam = await project.team(owner);
    expect(
      (await project.as(owner, "DELETE", `/team-invitations/${id}?team_id=${otherTeam}`)).status,
    ).toBe(404);
    expect((await project.as(owner, "DELETE", path)).body).toEqual({ success: true });
    for (const answer of [
      await project.as(owner, "DELETE", path),
      await project.server("DELETE", `/team-invitations/${UNKNOWN_ID}?team_id=${team}`),
    ])
      expect([answer.status, answer.code]).toEqual([404, undefined]);
    expect((await project.as(owner, "DELETE", `/team-invitations/${id}`)).code).toBe(
      "SCHEMA_ERROR",
    );
    expect((await accept(project, member, code)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
  });
});
