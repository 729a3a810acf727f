import { randomUUID } from "node:crypto";
import { invitations } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { MAX_OPEN_INVITATIONS_PER_TEAM } from "../../../service/src/codes/table.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { type Person, peopledProject } from "../../support/people.js";
import { describeSuite } from "../support.js";

const home = peopledProject();

async function start() {
  const { project } = home;
  const [ann, bob] = [await project.inviter(), await project.person()];
  const team = await project.team(ann);
  await project.join(team, bob);
  const setRole = (reader: Person, { userId }: Person, role: string) =>
    project.as(reader, "PATCH", `/team-member-profiles/${team}/${userId}`, { role_id: role });
  const remove = (by: Person, { userId }: Person) =>
    project.as(by, "DELETE", `/team-memberships/${team}/${userId}`);
  return { project, ann, bob, team, setRole, remove };
}

describeSuite("limits: rank in teams", "Leaving a team without anyone who manages it", () => {
  it("E25: removing a member needs the rank that demoting needs", async () => {
    const { project, ann, bob, team, setRole, remove } = await start();
    await project.server("POST", `/team-permissions/${team}/${bob.userId}/$remove_members`, {});
    expect((await setRole(bob, ann, "member")).code).toBe("TEAM_PERMISSION_REQUIRED");
    expect((await remove(bob, ann)).code).toBe("TEAM_PERMISSION_REQUIRED");
    const guest = await project.person();
    await project.join(team, guest);
    expect((await remove(bob, guest)).status).toBe(200);
    expect((await remove(ann, bob)).status).toBe(200);
  });

  it("E10: the last who manages members cannot demote herself, unless she is alone", async () => {
    const { ann, bob, setRole, remove } = await start();
    expect((await setRole(ann, ann, "member")).status).toBe(403);
    await setRole(ann, bob, "admin");
    expect((await setRole(ann, ann, "member")).status).toBe(200);
    expect((await remove(bob, ann)).status).toBe(200);
    expect((await setRole(bob, bob, "member")).status).toBe(200);
  });

  it("E10: the last who manages members cannot leave, unless she is alone", async () => {
    const { ann, bob, remove } = await start();
    expect((await remove(ann, ann)).status).toBe(403);
    expect((await remove(bob, bob)).status).toBe(200);
    expect((await remove(ann, ann)).status).toBe(200);
    const other = await start();
    await other.setRole(other.ann, other.bob, "admin");
    expect((await other.remove(other.ann, other.ann)).status).toBe(200);
  });

  it("E10: of two who leave at once, the last stays", async () => {
    const { project, ann, bob, team, setRole, remove } = await start();
    const guest = await project.person();
    await project.join(team, guest);
    await setRole(ann, bob, "admin");
    const left = await Promise.all([remove(ann, ann), remove(bob, bob)]);
    expect(left.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it("E15: removing a member withdraws open invitations to her addresses", async () => {
    const { project, ann, bob, team, remove } = await start();
    const guest = await project.person();
    const invite = async (email: string): Promise<string> => {
      const body = { team_id: team, email, callback_url: CALLBACK };
      expect((await project.as(ann, "POST", invitations.send.path, body)).status).toBe(200);
      return project.codeFor(email);
    };
    const codes = { bob: await invite(bob.email), guest: await invite(guest.email) };
    expect((await remove(ann, bob)).status).toBe(200);
    const accept = (by: Person, code: string) =>
      project.as(by, "POST", invitations.accept.path, { code });
    expect((await accept(bob, codes.bob)).status).toBe(409);
    expect((await accept(guest, codes.guest)).status).toBe(200);
  });

  it("E29: invitations of a removed member, which no list has, leave room for others", async () => {
    const { project, ann, bob, team, remove } = await start();
    const invite = async () => {
      const body = { team_id: team, email: newEmail(), callback_url: CALLBACK };
      return (await project.as(ann, "POST", invitations.send.path, body)).status;
    };
    const rows = Array.from({ length: MAX_OPEN_INVITATIONS_PER_TEAM }, () => ({
      project_id: project.id,
      id: randomUUID(),
      kind: "team_invitation" as const,
      code_hash: randomUUID(),
      tail_hash: randomUUID(),
      subject: team,
      data: JSON.stringify({ email: newEmail(), inviterId: bob.userId }),
      attempts: 0,
      created_at: project.clock.now(),
      expires_at: project.clock.now() + 60_000,
      used_at: null,
      recipient: null,
    }));
    for (let from = 0; from < rows.length; from += 50)
      await project.service.context.db
        .insertInto("verification_codes")
        .values(rows.slice(from, from + 50))
        .execute();
    expect(await invite()).toBe(400);
    expect((await remove(ann, bob)).status).toBe(200);
    const listed = await project.as(ann, "GET", `${invitations.list.path}?team_id=${team}`);
    expect(listed.body.items).toEqual([]);
    expect(await invite()).toBe(200);
  });

  it("E15: so are those to the address that she was invited by, which is none of her account", async () => {
    const { project, ann, team, remove } = await start();
    const guest = await project.person();
    const email = newEmail();
    const invite = async (): Promise<string> => {
      project.clock.advance(1000);
      const body = { team_id: team, email, callback_url: CALLBACK };
      expect((await project.as(ann, "POST", invitations.send.path, body)).status).toBe(200);
      return project.codeFor(email);
    };
    const accept = async (code: string) =>
      (await project.as(guest, "POST", invitations.accept.path, { code })).status;
    const [first, second] = [await invite(), await invite()];
    expect(await accept(first)).toBe(200);
    expect((await remove(ann, guest)).status).toBe(200);
    expect(await accept(second)).toBe(409);
    expect(await accept(await invite())).toBe(200);
  });
});
