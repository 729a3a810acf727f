import { expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { peopledProject } from "../../support/people.js";

const home = peopledProject();

/** An invitation by a member of a team. */
async function invited() {
  const { project } = home;
  const email = newEmail();
  const owner = await project.inviter({ display_name: "Ann" });
  const team = await project.team(owner, { display_name: "Crew" });
  const invite = { team_id: team, email, callback_url: CALLBACK, role_ids: ["admin"] };
  const { id } = (await project.as(owner, "POST", "/team-invitations/send-code", invite)).body;
  const resend = (of: string, body: object = {}) =>
    project.admin("POST", `/internal/team-invitations/${of}/resend`, {
      team_id: team,
      callback_url: CALLBACK,
      ...body,
    });
  const list = async () =>
    (await project.server("GET", `/team-invitations?team_id=${team}`)).body.items;
  return { project, owner, team, email, id, resend, list, code: await project.codeFor(email) };
}

it("mails a new link with the same inviter and roles, and the first link ends", async () => {
  const { project, email, id, resend, list, code } = await invited();
  project.clock.advance(1);
  const answer = await resend(id);
  expect(answer.body).toEqual({ success: true, id: expect.any(String) });
  expect(await list()).toEqual([
    expect.objectContaining({ id: answer.body.id, recipient_email: email, role_ids: ["admin"] }),
  ]);
  const preview = (sent: string) =>
    project.call("POST", "/team-invitations/accept/preview", { body: { code: sent } });
  expect((await preview(code)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
  const second = await project.codeFor(email);
  expect((await preview(second)).body.inviter_display_name).toBe("Ann");
  const guest = await project.person();
  expect(
    (await project.as(guest, "POST", "/team-invitations/accept", { code: second })).status,
  ).toBe(200);
});

it("sends one mail if it is pressed several times at once", async () => {
  const { project, email, id, resend, list } = await invited();
  const answers = await Promise.all([resend(id), resend(id), resend(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await list()).toHaveLength(1);
  expect(await project.mailsTo(email)).toHaveLength(2);
});

it("refuses an untrusted address, another team's and one whose inviter left", async () => {
  const { project, owner, team, email, id, resend, list } = await invited();
  const other = await invited();
  expect((await resend(id, { callback_url: "https://evil.example/join" })).status).toBe(400);
  expect((await resend(other.id)).body).toBe("This invitation is no longer open.");
  expect(await list()).toHaveLength(1);
  await project.server("POST", `/team-memberships/${team}/${(await project.person()).userId}`);
  await project.server("DELETE", `/team-memberships/${team}/${owner.userId}`);
  expect((await resend(id)).status).toBe(404);
  expect(await project.mailsTo(email)).toHaveLength(1);
});
