import { describe, expect, it } from "vitest";
import { MAX_RECEIVED_INVITATIONS } from "../../../service/src/codes/received-invitations.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { type Person, peopledProject } from "../../support/people.js";

const home = peopledProject();

/** A user with a verified address that a member has invited to a team. */
async function invited({ isVerified = true } = {}) {
  const { project } = home;
  const owner = await project.inviter({ display_name: "Ann" });
  const team = await project.team(owner, { display_name: "Crew" });
  const email = newEmail();
  const guest = await project.person({
    primary_email: email,
    primary_email_verified: isVerified,
  });
  await project.as(owner, "POST", "/team-invitations/send-code", {
    team_id: team,
    email: email.toUpperCase(),
    callback_url: CALLBACK,
  });
  return { owner, team, guest, email };
}
const received = async (person: Person) =>
  (await home.project.as(person, "GET", "/team-invitations/received?user_id=me")).body.items;
const accept = (person: Person, id: string) =>
  home.project.as(person, "POST", `/team-invitations/${id}/accept`, { user_id: "me" });

describe("the invitations of a user", () => {
  it("are those to their verified addresses, and are accepted without a link", async () => {
    const { project } = home;
    const { team, guest } = await invited();
    const [invitation, ...others] = await received(guest);
    expect(others).toEqual([]);
    expect(invitation).toEqual({
      id: expect.any(String),
      team_id: team,
      team_display_name: "Crew",
      team_profile_image_url: null,
      inviter_display_name: "Ann",
      expires_at_millis: expect.any(Number),
    });
    expect((await accept(guest, invitation.id)).status).toBe(200);
    expect(
      (await project.as(guest, "GET", "/teams?user_id=me")).body.items.map(
        ({ id }: { id: string }) => id,
      ),
    ).toEqual([team]);
    expect(await received(guest)).toEqual([]);
    // A second click, or a list that another device still shows.
    expect((await accept(guest, invitation.id)).status).toBe(200);
    const stranger = await project.person({ primary_email_verified: true });
    expect((await accept(stranger, invitation.id)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
  });

  it("are the newest ones if strangers send many", async () => {
    const { project } = home;
    const { owner, team, guest, email } = await invited();
    for (let sent = 0; sent < MAX_RECEIVED_INVITATIONS; sent++)
      await project.as(owner, "POST", "/team-invitations/send-code", {
        team_id: team,
        email,
        callback_url: CALLBACK,
      });
    expect(await received(guest)).toHaveLength(MAX_RECEIVED_INVITATIONS);
  });

  it("are the newest of each team first, so that a team that sends many hides no other", async () => {
    const { project } = home;
    const { team: first, guest, email } = await invited();
    const loud = await project.inviter();
    const invite = (teamId: string) =>
      project.as(loud, "POST", "/team-invitations/send-code", {
        team_id: teamId,
        email,
        callback_url: CALLBACK,
      });
    const louds = [await project.team(loud), await project.team(loud)];
    for (let sent = 0; sent < MAX_RECEIVED_INVITATIONS; sent++) {
      project.clock.advance(1000);
      await invite(louds[sent % 2] ?? "");
    }
    const teams = (await received(guest)).map(({ team_id }: { team_id: string }) => team_id);
    expect(teams.slice(0, 5)).toEqual([louds[1], louds[0], first, louds[1], louds[0]]);
    expect(teams).toHaveLength(MAX_RECEIVED_INVITATIONS);
  });

  it("are not shown to those who only claim the address", async () => {
    const { guest } = await invited({ isVerified: false });
    expect(await received(guest)).toEqual([]);
  });

  it("of others can be neither listed nor accepted", async () => {
    const { project } = home;
    const { guest } = await invited();
    const [{ id }] = await received(guest);
    const stranger = await project.person({ primary_email_verified: true });
    expect((await accept(stranger, id)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
    const path = `/team-invitations/received?user_id=${guest.userId}`;
    expect((await project.as(stranger, "GET", path)).status).toBe(403);
    expect((await project.server("GET", path)).body.items).toHaveLength(1);
  });

  it("end with the sender's right to invite, with membership, and with time", async () => {
    const { project } = home;
    const silenced = await invited();
    await project.server(
      "DELETE",
      `/team-permissions/${silenced.team}/${silenced.owner.userId}/admin`,
    );
    expect(await received(silenced.guest)).toEqual([]);
    const member = await invited();
    await project.join(member.team, member.guest);
    expect(await received(member.guest)).toEqual([]);
    const late = await invited();
    project.clock.advance(7 * 24 * 60 * 60 * 1000);
    const { body } = await project.server(
      "GET",
      `/team-invitations/received?user_id=${late.guest.userId}`,
    );
    expect(body.items).toEqual([]);
  });
});
