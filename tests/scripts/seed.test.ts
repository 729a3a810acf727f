import { operations } from "@stackkit/next/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBoard } from "../../example-app/board/board.js";
import { createCaller } from "../../scripts/demo/call.mjs";
import { MEMBERS, TEAMS } from "../../scripts/demo/content.mjs";
import { DEMO_CREDENTIALS, type SeededProject, seed } from "../../scripts/seed.mjs";
import { startTestService } from "../support/service.js";

const internalKeys = { client: "pck_seed", server: "ssk_seed", admin: "sak_seed" };

describe("the seed of the demo", () => {
  let service: Awaited<ReturnType<typeof startTestService>>;
  let project: SeededProject;
  const at = () => ({ url: "http://service.test", fetch: service.fetch });
  const admin = () =>
    createCaller({
      ...at(),
      projectId: project.id,
      level: "admin",
      proof: { key: project.keys.admin },
    });
  const counted = async () => ({
    users: (await admin()(operations.userLists.list)).items.length,
    teams: (await admin()(operations.teams.list)).length,
    keys: (await admin()(operations.apiKeys.list)).length,
  });

  beforeAll(async () => {
    service = await startTestService({ internalKeys });
    project = await seed({ ...at(), internalKeys });
  });
  afterAll(() => service.stop());

  it("creates a project with its users and teams", async () => {
    expect(await counted()).toEqual({ users: MEMBERS.length, teams: TEAMS.length, keys: 1 });
  });

  it("the demo user signs in with the printed password", async () => {
    const client = createCaller({
      ...at(),
      projectId: project.id,
      level: "client",
      proof: { key: project.keys.client },
    });
    const { userId } = await client(operations.passwords.signIn, { body: DEMO_CREDENTIALS });
    const teams = await admin()(operations.teams.list, { query: { userId } });
    expect(teams.map(({ displayName }) => displayName).toSorted()).toEqual([
      "Atlas",
      "Field notes",
    ]);
    const { selectedTeam } = await admin()(operations.users.read, { params: { user_id: userId } });
    expect(selectedTeam?.displayName).toBe("Atlas");
  });

  it("each member has the permissions that the content names", async () => {
    const [team] = (await admin()(operations.teams.list)).filter(
      ({ displayName }) => displayName === "Atlas",
    );
    const granted = await admin()(operations.permissions.listInTeam, {
      query: { teamId: team?.id, permissionId: "letter:send" },
    });
    expect(granted).toHaveLength(2);
  });

  it("each team has a board that the example app can read", async () => {
    const boards = (await admin()(operations.teams.list)).map(
      ({ serverMetadata }) => readBoard(serverMetadata).items.length,
    );
    expect(boards.toSorted()).toEqual(
      TEAMS.map(({ open, finished }) => open.length + finished.length).toSorted(),
    );
  });

  it("adds nothing when it runs again", async () => {
    const before = await counted();
    expect(await seed({ ...at(), internalKeys, known: project })).toEqual(project);
    expect(await counted()).toEqual(before);
  });

  it("keeps changes made since then", async () => {
    const [team] = (await admin()(operations.teams.list)).filter(
      ({ displayName }) => displayName === "Atlas",
    );
    const params = { team_id: team?.id ?? "" };
    await admin()(operations.teams.update, { params, body: { displayName: "Compass" } });
    await seed({ ...at(), internalKeys, known: project });
    expect(
      (await admin()(operations.teams.list)).map(({ displayName }) => displayName).toSorted(),
    ).toEqual(["Compass", "Field notes"]);
    await admin()(operations.teams.update, { params, body: { displayName: "Atlas" } });
  });

  it("completes an interrupted seed on the next start", async () => {
    const before = await counted();
    const [team] = await admin()(operations.teams.list);
    const [member] = (await admin()(operations.userLists.list, { query: { teamId: team?.id } }))
      .items;
    await admin()(operations.projects.update, { body: { description: "" } });
    await admin()(operations.teams.removeMember, {
      params: { team_id: team?.id ?? "", user_id: member?.id ?? "" },
    });
    await seed({ ...at(), internalKeys, known: project });
    expect(await counted()).toEqual(before);
    expect(
      (await admin()(operations.userLists.list, { query: { teamId: team?.id } })).items.map(
        ({ id }) => id,
      ),
    ).toContain(member?.id);
  });

  it("finds the project again if its keys were lost, and creates new ones", async () => {
    const again = await seed({ ...at(), internalKeys });
    expect(again.id).toBe(project.id);
    expect(again.keys).not.toEqual(project.keys);
    expect(await counted()).toEqual({ users: MEMBERS.length, teams: TEAMS.length, keys: 2 });
  });

  it("ignores keys of another database", async () => {
    const stranger = {
      id: "00000000-0000-4000-8000-000000000000",
      keys: { client: "pck_x", server: "ssk_x", admin: "sak_x" },
    };
    expect((await seed({ ...at(), internalKeys, known: stranger })).id).toBe(project.id);
  });
});
