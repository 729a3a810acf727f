import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { peopledProject } from "../../support/people.js";

const home = peopledProject(
  { createTeamOnSignUp: false },
  { webhooks: [{ url: "http://127.0.0.1:9/hooks", secret: "whsec_dGVzdHRlc3R0ZXN0dGVzdHRlc3Q=" }] },
);

const drain = async () => {
  const events = await home.project.events();
  await home.project.service.context.db.deleteFrom("webhook_deliveries").execute();
  return events.map(({ type, data }) => [type, data]);
};
beforeEach(drain);

describe("a project's systems", () => {
  it("report a user who is created, changed and deleted, as a server sees them", async () => {
    const { project } = home;
    const made = await project.user({ display_name: "Ann", server_metadata: { s: 1 } });
    expect(await drain()).toEqual([["user.created", made]]);
    const { body } = await project.server("PATCH", `/users/${made.id}`, { display_name: "Bea" });
    expect(await drain()).toEqual([["user.updated", body]]);
    const owner = { userId: made.id, email: "", token: "" };
    const team = await project.team(owner);
    await drain();
    await project.server("DELETE", `/users/${made.id}`);
    expect(await drain()).toEqual([
      ["team_membership.deleted", { team_id: team, user_id: made.id }],
      ["user.deleted", { id: made.id, teams: [{ id: team }] }],
    ]);
  });

  it("hear of teams and their members", async () => {
    const { project } = home;
    const [ann, bob] = [await project.person(), await project.person()];
    await drain();
    const { body } = await project.server("POST", "/teams", {
      display_name: "Crew",
      creator_user_id: ann.userId,
    });
    const member = (userId: string) => ({ team_id: body.id, user_id: userId });
    expect(await drain()).toEqual(
      expect.arrayContaining([
        ["team.created", body],
        ["team_membership.created", member(ann.userId)],
        ["team_permission.created", { id: "admin", ...member(ann.userId) }],
      ]),
    );
    await project.join(body.id, bob);
    expect(await drain()).toEqual(
      expect.arrayContaining([
        ["team_membership.created", member(bob.userId)],
        ["team_permission.created", { id: "member", ...member(bob.userId) }],
      ]),
    );
    const renamed = await project.server("PATCH", `/teams/${body.id}`, { display_name: "Band" });
    expect(await drain()).toEqual([["team.updated", renamed.body]]);
    await project.as(bob, "DELETE", `/team-memberships/${body.id}/me`);
    expect(await drain()).toEqual([["team_membership.deleted", member(bob.userId)]]);
    await project.server("DELETE", `/teams/${body.id}`);
    expect(await drain()).toEqual([["team.deleted", { id: body.id }]]);
  });

  it("hear of permissions that change, and not of grants that change nothing", async () => {
    const { project } = home;
    await project.admin("POST", "/project-permission-definitions", { id: "reader" });
    const ann = await project.person();
    const team = await project.team(ann);
    await drain();
    for (const [path, type, data] of [
      [
        `/project-permissions/${ann.userId}/reader`,
        "project_permission",
        { id: "reader", user_id: ann.userId },
      ],
      [
        `/team-permissions/${team}/${ann.userId}/$read_members`,
        "team_permission",
        { id: "$read_members", team_id: team, user_id: ann.userId },
      ],
    ] as const) {
      await project.server("POST", path, {});
      await project.server("POST", path, {});
      expect(await drain()).toEqual([[`${type}.created`, data]]);
      await project.server("DELETE", path);
      expect(await drain()).toEqual([[`${type}.deleted`, data]]);
    }
  });

  it("hear of a user whose primary address changes or is verified", async () => {
    const { project } = home;
    const ann = await project.person();
    await drain();
    await project.as(ann, "POST", "/contact-channels", {
      user_id: "me",
      type: "email",
      value: newEmail(),
      used_for_auth: false,
    });
    expect(await drain()).toEqual([]);
    const [channel] = (
      await project.as(ann, "GET", "/contact-channels?user_id=me")
    ).body.items.filter((one: { is_primary: boolean }) => one.is_primary);
    await project.as(ann, "POST", `/contact-channels/me/${channel.id}/send-verification-code`, {
      callback_url: CALLBACK,
    });
    await project.call("POST", "/contact-channels/verify", {
      body: { code: await project.codeFor(ann.email) },
    });
    expect(
      (await drain()).map(([type, data]) => [
        type,
        (data as { primary_email_verified: boolean }).primary_email_verified,
      ]),
    ).toEqual([["user.updated", true]]);
  });

  it("hear nothing of what was refused", async () => {
    const { project } = home;
    const ann = await project.person();
    await drain();
    await project.server("POST", "/users", {
      primary_email: ann.email,
      primary_email_auth_enabled: true,
    });
    await project.as(ann, "PATCH", "/users/me", {
      display_name: "x",
      selected_team_id: randomUUID(),
    });
    await project.server("POST", "/teams", { display_name: "X", creator_user_id: randomUUID() });
    expect(await drain()).toEqual([]);
  });
});
