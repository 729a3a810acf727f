import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Settings } from "../../src/screens/account-settings/settings/settings.js";
import { TeamSection } from "../../src/screens/account-settings/teams/team.js";
import { inDialog, press, startStage } from "./stage.js";

/** A team of the signed-in person, with another member. */
async function createTeam(stage: ReturnType<typeof startStage>): Promise<string> {
  const user = await stage.app.getUser({ or: "throw" });
  const { id } = await user.createTeam({ displayName: "Atlas" });
  const mary = await stage.createPerson({ display_name: "Mary Somerville" });
  await stage.server("POST", `/team-memberships/${id}/${mary.id}`);
  return id;
}

describe.each([
  [true, 1],
  [false, 0],
])("if teams may have API keys: %s", (allowTeamApiKeys, count) => {
  const stage = startStage({ allowTeamApiKeys });
  const openTeam = async (allows: readonly string[] = []) => {
    const teamId = await createTeam(stage);
    const path = `/team-permissions/${teamId}/${stage.me.id}`;
    for (const permission of allows) await stage.server("POST", `${path}/${permission}`);
    if (allows.length > 0) await stage.server("DELETE", `${path}/admin`);
    await stage.show((account) => (
      <TeamSection account={account} teamId={teamId} onGone={() => {}} />
    ));
  };
  const said = (words: RegExp) => inDialog().queryAllByText(words);

  it("the last manager who leaves reads whether their keys end", async () => {
    await openTeam();
    await press("Leave team");
    expect(said(/only one who can manage/)).toHaveLength(1);
    expect(said(/API keys you created for the team/)).toHaveLength(count);
  });

  it("any other member who leaves reads it too, without a call for it", async () => {
    await openTeam(["$read_members"]);
    await screen.findByText("Mary Somerville");
    const calls = stage.calls.length;
    await press("Leave team");
    expect(said(/lose access to everything/)).toHaveLength(1);
    expect(said(/API keys you created for the team/)).toHaveLength(count);
    expect(stage.calls.slice(calls)).toEqual([]);
  });

  it("who removes a member reads whether the member's keys end", async () => {
    await openTeam();
    await press("Remove from team: Mary Somerville");
    expect(said(/API keys they created for the team/)).toHaveLength(count);
  });

  it("who manages the keys reads who made each", async () => {
    const teamId = await createTeam(stage);
    const teams = await (await stage.app.getUser({ or: "throw" })).listTeams();
    const made = teams.find(({ id }) => id === teamId)?.createApiKey({ description: "CI" });
    if (!allowTeamApiKeys) return void (await expect(made).rejects.toThrow());
    await made;
    await stage.show((account) => (
      <TeamSection account={account} teamId={teamId} onGone={() => {}} />
    ));
    const row = (await screen.findByText("CI")).closest("li");
    expect(row?.textContent).toContain("Created by Ada Lovelace");
    expect(row?.textContent).not.toContain("Paused");
  });

  it("reads that a key is paused whose maker may not manage keys, and can revoke it", async () => {
    if (!allowTeamApiKeys) return;
    const teamId = await createTeam(stage);
    const maker = await stage.createPerson({ display_name: "Grace Hopper" });
    await stage.server("POST", `/team-memberships/${teamId}/${maker.id}`);
    const teams = await (await stage.app.getUser({ or: "throw" })).listTeams();
    await teams.find(({ id }) => id === teamId)?.createApiKey({ description: "CI" });
    await stage.project.service.context.db
      .updateTable("owner_keys")
      .set({ created_by_user_id: maker.id } as never)
      .where("team_id", "=", teamId)
      .execute();
    await stage.show((account) => (
      <TeamSection account={account} teamId={teamId} onGone={() => {}} />
    ));
    const row = (await screen.findByText("CI")).closest("li");
    expect(row?.textContent).toContain("Paused");
    expect(row?.textContent).toContain(
      "Created by Grace HopperIts creator can no longer manage API keys",
    );
    await press("Revoke CI");
    await press("Revoke");
    await waitFor(() => expect(row?.textContent).toContain("Revoked"));
    expect(row?.textContent).not.toContain("Paused");
  });

  it("who deletes the account reads whether keys of teams end, if they have a team", async () => {
    await createTeam(stage);
    await stage.show((account) => <Settings account={account} />);
    await press("Delete account");
    await screen.findByLabelText(/Type delete to confirm/);
    expect(said(/API keys you created for your teams/)).toHaveLength(count);
  });

  it("who deletes the account without a team reads nothing about keys of teams", async () => {
    await stage.show((account) => <Settings account={account} />);
    await press("Delete account");
    await screen.findByLabelText(/Type delete to confirm/);
    expect(said(/API keys/)).toEqual([]);
  });
});
