import { beforeEach, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { type Person, peopledProject } from "../../support/people.js";
import { roleCalls } from "../../support/team-roles.js";
import { describeSuite } from "../support.js";

const home = peopledProject();

let owner: Person;
let moderator: Person;
let victim: Person;
let team: string;

const define = (id: string, permissionIds: readonly string[], givenBy: readonly string[]) =>
  home.project.server("POST", "/team-roles", {
    id,
    permission_ids: permissionIds,
    given_by: givenBy,
  });
const { setRoles, invite, accept } = roleCalls(() => ({ project: home.project, team }));
const serverSets = ({ userId }: Person, ids: readonly string[]) =>
  home.project.server("PATCH", `/team-member-profiles/${team}/${userId}`, { role_ids: ids });
const rolesOf = async ({ userId }: Person): Promise<string[]> =>
  (await home.project.server("GET", `/team-member-profiles/${team}/${userId}`)).body.role_ids;
const remove = (reader: Person, { userId }: Person) =>
  home.project.as(reader, "DELETE", `/team-memberships/${team}/${userId}`);

describeSuite("abuse: roles", "Giving, taking and keeping roles above one's own", () => {
  beforeEach(async () => {
    const { project } = home;
    const moderates = ["$read_members", "$invite_members", "$remove_members"];
    const before = (await project.server("GET", "/team-roles")).body.items;
    if (!before.some(({ id }: { id: string }) => id === "moderator")) {
      await define("moderator", moderates, ["admin"]);
      await define("editor", ["$update_team"], ["admin", "moderator"]);
      await define("badge", [], []);
    }
    owner = await project.inviter();
    moderator = await project.inviter();
    victim = await project.person();
    team = await project.team(owner);
    for (const person of [moderator, victim]) await project.join(team, person);
    await serverSets(moderator, ["moderator"]);
  });

  it("no person gives what they do not hold, not even where the project lets their role give it", async () => {
    for (const id of ["admin", "editor", "badge"]) {
      const given = await setRoles(moderator, victim, ["member", id]);
      expect([given.code, given.body.details.permission_id]).toEqual([
        "TEAM_PERMISSION_REQUIRED",
        id,
      ]);
      expect((await setRoles(moderator, moderator, ["moderator", id])).code).toBe(
        "TEAM_PERMISSION_REQUIRED",
      );
      const sent = await invite(moderator, newEmail(), [id]);
      expect([sent.code, sent.body.details.permission_id]).toEqual([
        "TEAM_PERMISSION_REQUIRED",
        id,
      ]);
    }
    expect((await setRoles(moderator, victim, ["$delete_team"])).code).toBe("PERMISSION_NOT_FOUND");
    expect(await rolesOf(victim)).toEqual(["member"]);
    expect((await setRoles(moderator, victim, ["moderator", "member"])).status).toBe(200);
  });

  it("a plain member gives no role of the project by its name, in any way", async () => {
    const { items } = (await home.project.server("GET", "/team-roles")).body;
    const ids: string[] = items.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(["admin", "badge", "editor", "moderator"]));
    const plain = await home.project.inviter();
    const friend = await home.project.person();
    for (const person of [plain, friend]) await home.project.join(team, person);
    for (const id of ids.filter((one) => one !== "member")) {
      for (const whom of [plain, friend])
        expect((await setRoles(plain, whom, ["member", id])).code).toBe("TEAM_PERMISSION_REQUIRED");
      expect((await invite(plain, newEmail(), [id])).code).toBe("TEAM_PERMISSION_REQUIRED");
      const path = `/team-permissions/${team}/${plain.userId}/${id}`;
      expect((await home.project.as(plain, "POST", path, {})).code).toBe(
        "INSUFFICIENT_ACCESS_TYPE",
      );
      const rename = { display_name: "Mine", permission_ids: ["$delete_team"] };
      expect((await home.project.as(plain, "PATCH", `/team-roles/${id}`, rename)).code).toBe(
        "INSUFFICIENT_ACCESS_TYPE",
      );
    }
    for (const whom of [plain, friend]) expect(await rolesOf(whom)).toEqual(["member"]);
  });

  it("members above are neither removed nor demoted, whatever gives them their rank", async () => {
    expect((await remove(moderator, owner)).code).toBe("TEAM_PERMISSION_REQUIRED");
    expect((await setRoles(moderator, owner, [])).code).toBe("TEAM_PERMISSION_REQUIRED");
    await serverSets(victim, ["editor"]);
    expect((await remove(moderator, victim)).code).toBe("TEAM_PERMISSION_REQUIRED");
    await serverSets(victim, []);
    const path = `/team-permissions/${team}/${victim.userId}/${encodeURIComponent("$delete_team")}`;
    await home.project.server("POST", path, {});
    expect((await remove(moderator, victim)).code).toBe("TEAM_PERMISSION_REQUIRED");
  });

  it("a role that only servers give is not taken, and does not protect its holder", async () => {
    await serverSets(victim, ["member", "badge"]);
    expect((await setRoles(owner, victim, ["member"])).code).toBe("TEAM_PERMISSION_REQUIRED");
    expect(await rolesOf(victim)).toEqual(["member", "badge"]);
    expect((await remove(moderator, victim)).status).toBe(200);
  });

  it("those who only invite choose no role", async () => {
    const inviter = await home.project.inviter();
    await home.project.join(team, inviter);
    await serverSets(inviter, ["member", "badge"]);
    expect((await invite(inviter, newEmail(), ["badge"])).code).toBe("TEAM_PERMISSION_REQUIRED");
    expect((await invite(inviter, newEmail(), ["member"])).status).toBe(200);
  });

  it("an invitation gives no role that its sender lost meanwhile", async () => {
    const second = await home.project.inviter();
    await home.project.join(team, second);
    await setRoles(owner, second, ["admin"]);
    const email = newEmail();
    await invite(second, email, ["admin", "moderator"]);
    await setRoles(owner, second, ["moderator"]);
    expect(await rolesOf(await accept(email))).toEqual(["moderator"]);
    await setRoles(owner, second, ["member"]);
    const later = newEmail();
    await invite(moderator, later, ["moderator"]);
    await setRoles(owner, moderator, ["member"]);
    expect(await rolesOf(await accept(later))).toEqual(["member"]);
  });

  it("an invitation with a deleted role gives the default one", async () => {
    await define("brief", [], ["admin"]);
    const email = newEmail();
    await invite(owner, email, ["brief"]);
    expect((await home.project.server("DELETE", "/team-roles/brief")).status).toBe(200);
    expect(await rolesOf(await accept(email))).toEqual(["member"]);
  });

  it("a role that is deleted while it is given leaves no member with it", async () => {
    await define("brief", [], ["admin"]);
    const path = "/team-roles/brief?successor_id=member";
    const [given, deleted] = await Promise.all([
      setRoles(owner, victim, ["brief"]),
      home.project.server("DELETE", path),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 400, 404]).toContain(given.status);
    expect(await rolesOf(victim)).toEqual(["member"]);
    const left = await home.project.service.context.db
      .selectFrom("team_permissions")
      .select("user_id")
      .where("project_id", "=", home.project.id)
      .where("permission_id", "=", "brief")
      .execute();
    expect(left).toEqual([]);
  });

  it("two who take each other's roles at once leave one of them, and the last stays", async () => {
    await setRoles(owner, moderator, ["admin"]);
    const answers = await Promise.all([
      setRoles(owner, moderator, ["member"]),
      setRoles(moderator, owner, ["member"]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const [last] = (await rolesOf(owner)).includes("admin") ? [owner] : [moderator];
    expect((await setRoles(last, last, [])).status).toBe(403);
    expect((await remove(last, last)).status).toBe(403);
    expect((await setRoles(last, last, ["moderator"])).status).toBe(200);
  });

  it("a role that a server took is not taken back", async () => {
    await serverSets(moderator, ["member"]);
    expect((await setRoles(moderator, moderator, ["moderator"])).code).toBe(
      "TEAM_PERMISSION_REQUIRED",
    );
    await serverSets(moderator, []);
    expect((await setRoles(moderator, moderator, ["member"])).code).toBe(
      "TEAM_PERMISSION_REQUIRED",
    );
  });
});
