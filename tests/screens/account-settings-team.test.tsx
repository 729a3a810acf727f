import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TeamSection } from "../../src/screens/account-settings/teams/team.js";
import {
  inDialog,
  isSaid,
  PASSWORD,
  type Person,
  panel,
  press,
  pressInDialog,
  startStage,
  type,
  typeInDialog,
} from "./stage.js";

const stage = startStage();
const gone = vi.fn();
let teamId: string;
let emmy: Person;
let charles: Person;

/** The signed-in person's team, with another administrator and a member without a name. */
beforeEach(async () => {
  gone.mockClear();
  const user = await stage.app.getUser({ or: "throw" });
  teamId = (await user.createTeam({ displayName: "Atlas" })).id;
  emmy = await join({ display_name: "Emmy Noether" }, "admin");
  charles = await join({ display_name: null }, "member");
});

async function join(fields: object, role: "admin" | "member"): Promise<Person> {
  const person = await stage.createPerson(fields);
  await stage.server("POST", `/team-memberships/${teamId}/${person.id}`);
  if (role === "admin")
    await stage.server("POST", `/team-permissions/${teamId}/${person.id}/admin`);
  return person;
}

/** Replaces the role of the signed-in person by single permissions. */
async function allowOnly(permissions: readonly string[]): Promise<void> {
  const path = `/team-permissions/${teamId}/${stage.me.id}`;
  for (const permission of permissions) await stage.server("POST", `${path}/${permission}`, {});
  await stage.server("DELETE", `${path}/admin`);
}

const open = (id = teamId) =>
  stage.show((account) => <TeamSection account={account} teamId={id} onGone={gone} />);
const titles = () =>
  screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const readTeam = () => stage.server("GET", `/teams/${teamId}`);
const readMembers = async (): Promise<string[]> =>
  (await stage.server("GET", `/team-member-profiles?team_id=${teamId}`)).items.map(
    (member: { user_id: string }) => member.user_id,
  );
const readInvitations = async () =>
  (await stage.server("GET", `/team-invitations?team_id=${teamId}`)).items;

describe("the settings of a team", () => {
  it("show an administrator everything", async () => {
    await open();
    expect(titles()).toEqual([
      "Team",
      "Your profile in this team",
      "Members",
      "Invite people",
      "Leave team",
      "Delete team",
    ]);
  });

  it.each([
    [[], ["Your profile in this team", "Leave team"]],
    [
      ["$read_members", "$invite_members"],
      ["Your profile in this team", "Members", "Invite people", "Leave team"],
    ],
  ])("show what the reader's permissions allow: %j", async (permissions, shown) => {
    await allowOnly(permissions);
    await open();
    expect(titles()).toEqual(shown);
  });

  it("of a former member say so", async () => {
    await open("5a3ed6a8-5d6d-4c3c-9c64-5e1c0f1b1a2f");
    expect(screen.getByText(/You're no longer in this team/)).toBeTruthy();
  });

  it("save another name, which can be undone", async () => {
    await open();
    type("Team name", "Engines");
    panel("Team").getByRole("button", { name: "Save" }).click();
    await isSaid("Saved");
    expect((await readTeam()).display_name).toBe("Engines");
    await press("Undo");
    await waitFor(async () => expect((await readTeam()).display_name).toBe("Atlas"));
  });

  it("list the members, and who of them the reader is", async () => {
    await allowOnly(["$read_members"]);
    await open();
    expect(screen.getByText("3 members")).toBeTruthy();
    const names = screen
      .getAllByRole("listitem")
      .map((row) => row.querySelector(".stk-list-name")?.textContent);
    expect(names).toEqual(["Ada Lovelaceyou", "Emmy Noether", charles.email]);
  });
});

describe("removing a member from a team", () => {
  it("is confirmed by name, done, and said", async () => {
    await open();
    await press(`Remove from team: ${charles.email}`);
    expect(
      inDialog().getByRole("heading", { name: `Remove ${charles.email} from Atlas?` }),
    ).toBeTruthy();
    expect(await readMembers()).toHaveLength(3);
    pressInDialog("Remove from team");
    await isSaid(`${charles.email} removed`);
    expect((await readMembers()).toSorted()).toEqual([emmy.id, stage.me.id].toSorted());
    expect(screen.getByText("2 members")).toBeTruthy();
  });

  it("is not offered for the reader, who can leave", async () => {
    await open();
    expect(screen.getAllByRole("button", { name: /^Remove from team/ })).toHaveLength(2);
  });

  it("is not offered without the permission", async () => {
    await allowOnly(["$read_members"]);
    await open();
    expect(screen.queryByRole("button", { name: /^Remove from team/ })).toBeNull();
  });

  it("that is refused says so in the dialog", async () => {
    await open();
    await press(`Remove from team: ${charles.email}`);
    await allowOnly(["$read_members"]);
    pressInDialog("Remove from team");
    expect(await inDialog().findByText(/You're not allowed to do this in this team/)).toBeTruthy();
  });
});

describe("invitations", () => {
  const invite = async (email: string) => {
    const user = await stage.app.getUser({ or: "throw" });
    const team = (await user.listTeams()).find(({ id }) => id === teamId);
    await team?.inviteUser({ email });
  };

  it("show that there are none", async () => {
    await open();
    expect(screen.getByText("No pending invitations")).toBeTruthy();
  });

  it("are sent, and the field is empty again", async () => {
    await open();
    type("Email addresses", "mary@example.com");
    await press("Send invitations");
    await isSaid("Invitation sent to mary@example.com.");
    expect(await readInvitations()).toMatchObject([{ recipient_email: "mary@example.com" }]);
    expect((screen.getByLabelText("Email addresses") as HTMLInputElement).value).toBe("");
  });

  it("that are refused say why, and keep what was typed", async () => {
    await open();
    await allowOnly([]);
    type("Email addresses", "mary@example.com");
    await press("Send invitations");
    await isSaid(/You're not allowed to do this in this team/);
    expect((screen.getByLabelText("Email addresses") as HTMLInputElement).value).toBe(
      "mary@example.com",
    );
  });

  it("say when they end", async () => {
    await invite("mary@example.com");
    await open();
    const hint = screen.getByText("mary@example.com").closest("li")?.querySelector(".stk-hint");
    expect(hint?.textContent).toBe("Expires in 7 days");
  });

  it("are sent again in place of the older one", async () => {
    await invite("mary@example.com");
    const [old] = await readInvitations();
    await open();
    await press("Send again: mary@example.com");
    await isSaid("Invitation to mary@example.com sent again");
    const now = await readInvitations();
    expect(now).toMatchObject([{ recipient_email: "mary@example.com" }]);
    expect(now[0].id).not.toBe(old.id);
  });

  it("are taken back at once, which can be undone by a new one", async () => {
    await invite("mary@example.com");
    await open();
    await press("Revoke: mary@example.com");
    expect(screen.queryByText("mary@example.com")).toBeNull();
    await isSaid("Invitation to mary@example.com revoked");
    expect(await readInvitations()).toEqual([]);
    await press("Undo");
    await waitFor(async () => expect(await readInvitations()).toHaveLength(1));
  });

  it("can be revoked only with the permission to remove members", async () => {
    await invite("mary@example.com");
    await allowOnly(["$read_members", "$invite_members"]);
    await open();
    expect(await screen.findByText("mary@example.com")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Revoke/ })).toBeNull();
  });
});

describe("the ways out of a team", () => {
  it("it is left after one question that names it", async () => {
    await open();
    await press("Leave team");
    expect(inDialog().getByRole("heading").textContent).toBe("Leave Atlas?");
    pressInDialog("Leave team");
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
    expect(await readMembers()).not.toContain(stage.me.id);
  });

  it("it is deleted only once its name is typed exactly", async () => {
    await open();
    await press("Delete team");
    typeInDialog(/Type Atlas to confirm/, "atlas");
    pressInDialog("Delete team “Atlas”");
    expect(inDialog().getByText("Type the name exactly as shown.")).toBeTruthy();
    expect((await readTeam()).id).toBe(teamId);
    typeInDialog(/Type Atlas to confirm/, "Atlas");
    pressInDialog("Delete team “Atlas”");
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
    await expect(readTeam()).rejects.toThrow("TEAM_NOT_FOUND");
  });

  it("it is deleted after another sign-in if the last one was long ago", async () => {
    await stage.ageSessions();
    await open();
    await press("Delete team");
    typeInDialog(/Type Atlas to confirm/, "Atlas");
    pressInDialog("Delete team “Atlas”");
    const stepUp = within(await screen.findByRole("dialog", { name: "Sign in again" }));
    const field = await stepUp.findByLabelText("Password");
    expect((await readTeam()).id).toBe(teamId);
    (field as HTMLInputElement).value = PASSWORD;
    act(() => stepUp.getByRole("button", { name: "Continue" }).click());
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
    await expect(readTeam()).rejects.toThrow("TEAM_NOT_FOUND");
  });

  it("a deletion that is refused is said in the dialog, and the team stays", async () => {
    await open();
    await press("Delete team");
    await allowOnly([]);
    typeInDialog(/Type Atlas/, "Atlas");
    pressInDialog("Delete team “Atlas”");
    await isSaid(/You're not allowed to do this in this team/);
    expect(gone).not.toHaveBeenCalled();
    expect((await readTeam()).id).toBe(teamId);
  });
});
