import { beforeEach, expect, it } from "vitest";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";

const home = peopledProject({ clientUserDeletionEnabled: true });

let ann: Person;
let bob: Person;
beforeEach(async () => {
  ann = await home.project.inviter();
  bob = await home.project.person();
});

const dependentOf = async (person: Person) =>
  (await home.project.as(person, "GET", "/users/me/dependent-teams")).body.items;
const remove = (person: Person, query = "?require_managers=true") =>
  home.project.as(person, "DELETE", `/users/me${query}`);
const promote = (team: string, by: Person, { userId }: Person) =>
  home.project.as(by, "PATCH", `/team-member-profiles/${team}/${userId}`, { role_id: "admin" });

it("lists the teams whose only manager, or only member, a user is", async () => {
  const { project } = home;
  const led = await project.team(ann, { display_name: "Led" });
  await project.join(led, bob);
  const alone = await project.team(ann, { display_name: "Alone" });
  const shared = await project.team(ann);
  await project.join(shared, bob);
  await promote(shared, ann, bob);
  const teams = [
    { id: led, display_name: "Led", has_other_members: true },
    { id: alone, display_name: "Alone", has_other_members: false },
  ];
  expect(await dependentOf(ann)).toEqual(teams);
  expect(await dependentOf(bob)).toEqual([]);
  const path = `/users/${ann.userId}/dependent-teams`;
  expect((await project.server("GET", path)).body.items).toEqual(teams);
  expect((await project.server("GET", `/users/${UNKNOWN_ID}/dependent-teams`)).code).toBe(
    "USER_NOT_FOUND",
  );
});

it("counts a permission of the project that contains managing", async () => {
  const { project } = home;
  await project.admin("POST", "/team-permission-definitions", {
    id: "steward",
    contained_permission_ids: ["$remove_members"],
  });
  const team = await project.team(ann);
  await project.join(team, bob);
  await project.server("POST", `/team-permissions/${team}/${bob.userId}/steward`, {});
  expect(await dependentOf(ann)).toEqual([]);
  await project.server("DELETE", `/team-permissions/${team}/${ann.userId}/admin`);
  expect(await dependentOf(bob)).toMatchObject([{ id: team }]);
});

it("are no reason to refuse the deletion of older clients and servers", async () => {
  const { project } = home;
  const team = await project.team(ann);
  await project.join(team, bob);
  const refused = await remove(ann);
  expect([refused.status, refused.code]).toEqual([403, "SCHEMA_ERROR"]);
  expect(refused.body.details).toMatchObject({ reason: "team_manager_required" });
  expect((await remove(ann, "")).status).toBe(200);
});

it("is deleted once each of its teams has another manager, or no one else", async () => {
  const { project } = home;
  await project.team(ann);
  const team = await project.team(ann);
  await project.join(team, bob);
  await promote(team, ann, bob);
  expect((await remove(ann)).body).toEqual({ success: true });
  expect(await dependentOf(bob)).toMatchObject([{ id: team, has_other_members: false }]);
});

it("E10: of two managers who delete their accounts at once, the last stays", async () => {
  const { project } = home;
  const team = await project.team(ann);
  await project.join(team, bob);
  await promote(team, ann, bob);
  await project.join(team, await project.person());
  const removed = await Promise.all([remove(ann), remove(bob)]);
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 403]);
});
