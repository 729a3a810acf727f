import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TeamSection } from "../../src/screens/account-settings/teams/team.js";
import { button, inDialog, isSaid, type Person, press, startStage, type } from "./stage.js";

const stage = startStage();
let teamId: string;
let mary: Person;

/** Roles of the project: an admin gives all but Treasurer, whose holders give it themselves. */
beforeAll(async () => {
  const define = (role: object) => stage.server("POST", "/team-roles", role);
  await define({ id: "editor", display_name: "Editor", given_by: ["admin"] });
  await define({ id: "treasurer", display_name: "Treasurer" });
});

beforeEach(async () => {
  const user = await stage.app.getUser({ or: "throw" });
  teamId = (await user.createTeam({ displayName: "Atlas" })).id;
  mary = await stage.createPerson({ display_name: "Mary Somerville" });
  await stage.server("POST", `/team-memberships/${teamId}/${mary.id}`);
});

const pathOf = ({ id }: Person) => `/team-member-profiles/${teamId}/${id}`;
const give = (person: Person, ...ids: string[]) =>
  stage.server("PATCH", pathOf(person), { role_ids: ids });
const rolesOf = async (person: Person): Promise<string[]> =>
  (await stage.server("GET", pathOf(person))).role_ids;
const invitedRoles = async (): Promise<unknown[]> =>
  (await stage.server("GET", `/team-invitations?team_id=${teamId}`)).items.map(
    (invitation: { role_ids?: string[] }) => invitation.role_ids,
  );
const open = () =>
  stage.show((account) => <TeamSection account={account} teamId={teamId} onGone={() => {}} />);
const rolesButton = (name: string) => button(new RegExp(`^Roles of ${name}: `));
const openRoles = (name: string) => fireEvent.click(rolesButton(name));
const inRoles = () => inDialog().getAllByRole<HTMLInputElement>("switch");
const choices = () =>
  inRoles().map(({ labels, checked, disabled }) =>
    [labels?.[0]?.textContent, checked && "held", disabled && "locked"].filter(Boolean).join(" "),
  );
const turn = (role: string) => fireEvent.click(inDialog().getByLabelText(role));
const save = () => fireEvent.click(inDialog().getByRole("button", { name: "Save" }));

describe("the roles of a member", () => {
  it("are words for those who may change none", async () => {
    await give(mary, "member", "editor");
    await stage.signIn(mary);
    await open();
    const row = screen.getByText("Mary Somerville").closest("li");
    expect(
      [...(row?.querySelectorAll(".stk-badges .stk-badge") ?? [])].map((at) => at.textContent),
    ).toEqual(["Member", "Editor"]);
    expect(screen.queryByRole("button", { name: /^Roles of/ })).toBeNull();
  });

  it("are chosen in a dialog, said, and can be undone", async () => {
    await open();
    expect(rolesButton("Mary Somerville").textContent).toBe("Member");
    openRoles("Mary Somerville");
    expect(inDialog().getByRole("heading").textContent).toBe("Roles of Mary Somerville");
    expect(choices()).toEqual(["Admin", "Member held", "Editor", "Treasurer locked"]);
    turn("Editor");
    save();
    await isSaid("New roles of Mary Somerville: Member, Editor");
    expect(await rolesOf(mary)).toEqual(["member", "editor"]);
    expect(rolesButton("Mary Somerville").textContent).toBe("Member, Editor");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Undo");
    await isSaid("New roles of Mary Somerville: Member");
    expect(await rolesOf(mary)).toEqual(["member"]);
  });

  it("that the reader cannot take stay", async () => {
    await give(mary, "member", "treasurer");
    await open();
    openRoles("Mary Somerville");
    expect(choices()).toEqual(["Admin", "Member held", "Editor", "Treasurer held locked"]);
    expect(inDialog().getByText(/the locked roles/)).toBeTruthy();
    turn("Editor");
    turn("Member");
    save();
    await isSaid("New roles of Mary Somerville: Editor, Treasurer");
    expect(await rolesOf(mary)).toEqual(["editor", "treasurer"]);
  });

  it("that are refused say why in the dialog, which keeps what was chosen", async () => {
    await open();
    openRoles("Mary Somerville");
    turn("Editor");
    await give(stage.me, "member");
    save();
    expect(await inDialog().findByText(/You're not allowed to do this in this team/)).toBeTruthy();
    expect(choices()[2]).toBe("Editor held");
    expect(await rolesOf(mary)).toEqual(["member"]);
  });

  it("do not change by closing the dialog", async () => {
    await open();
    openRoles("Mary Somerville");
    turn("Editor");
    fireEvent.click(inDialog().getByRole("button", { name: "Cancel" }));
    openRoles("Mary Somerville");
    expect(choices()[2]).toBe("Editor");
    expect(await rolesOf(mary)).toEqual(["member"]);
  });

  it("of the reader are given up, after a warning and without undo", async () => {
    await give(mary, "admin");
    await give(stage.me, "admin", "treasurer");
    await open();
    openRoles("Ada Lovelace");
    expect(inDialog().getByText(/someone else has to give it to you again/)).toBeTruthy();
    turn("Treasurer");
    save();
    await isSaid("New roles of Ada Lovelace: Admin");
    expect(await rolesOf(stage.me)).toEqual(["admin"]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("of the last who manages the others stay, in the service's words", async () => {
    await open();
    openRoles("Ada Lovelace");
    turn("Admin");
    turn("Editor");
    save();
    expect(
      await inDialog().findByText(/No one else can manage the members of this team/),
    ).toBeTruthy();
    expect(await rolesOf(stage.me)).toEqual(["admin"]);
  });

  it("of a successor who has one that the reader cannot take are added to", async () => {
    await give(mary, "treasurer");
    await open();
    await press("Leave team");
    fireEvent.change(inDialog().getByLabelText("Who takes over?"), { target: { value: mary.id } });
    fireEvent.click(inDialog().getByRole("button", { name: "Leave team" }));
    await waitFor(async () => expect(await rolesOf(mary)).toEqual(["admin", "treasurer"]));
  });
});

describe("the roles of an invitation", () => {
  const role = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name });
  const invite = async () => {
    type("Email addresses", "grace@example.com");
    await press("Send invitations");
  };

  it("are those that the reader may give, and at first those of new members", async () => {
    await open();
    const shown = screen.getAllByRole<HTMLInputElement>("switch");
    expect(shown.map(({ value, checked }) => `${value} ${checked}`)).toEqual([
      "admin false",
      "member true",
      "editor false",
    ]);
    await invite();
    await isSaid("Invitation sent to grace@example.com.");
    expect(await invitedRoles()).toEqual([undefined]);
  });

  it("are sent, shown, and kept when it is sent again or taken back", async () => {
    await open();
    fireEvent.click(role("Editor"));
    await invite();
    await isSaid("Invitation sent to grace@example.com.");
    expect(await invitedRoles()).toEqual([["member", "editor"]]);
    expect(role("Editor").checked, "the form starts again").toBe(false);
    const row = (await screen.findByText("grace@example.com")).closest("li");
    expect(row?.textContent).toContain("Member, Editor");
    await press("Send again: grace@example.com");
    await isSaid("Invitation to grace@example.com sent again");
    expect(await invitedRoles()).toEqual([["member", "editor"]]);
    await press("Revoke: grace@example.com");
    await isSaid("Invitation to grace@example.com revoked");
    await press("Undo");
    await waitFor(async () => expect(await invitedRoles()).toEqual([["member", "editor"]]));
  });

  it("are at least one", async () => {
    await open();
    fireEvent.click(role("Member"));
    await invite();
    await isSaid("Choose at least one role.");
    expect(document.activeElement).toBe(role("Admin"));
    expect(await invitedRoles()).toEqual([]);
  });

  it("that are refused say so, and keep what was typed and chosen", async () => {
    await open();
    fireEvent.click(role("Admin"));
    await give(stage.me, "member");
    await invite();
    await isSaid(/You're not allowed to do this in this team/);
    expect(role("Admin").checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("Email addresses").value).toBe(
      "grace@example.com",
    );
  });

  it("are no choice for those who only invite", async () => {
    await stage.signIn(mary);
    await open();
    expect(button("Send invitations")).toBeTruthy();
    expect(screen.queryByRole("switch")).toBeNull();
  });

  it("cannot be chosen while they cannot be read, and people can be invited", async () => {
    stage.fault({ path: /team-roles/, effect: "drop" });
    await open();
    await invite();
    await isSaid("Invitation sent to grace@example.com.");
    expect(await invitedRoles()).toEqual([undefined]);
  });
});
