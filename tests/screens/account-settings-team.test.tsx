import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TeamInvitation } from "../../src/resources/teams/invitation.js";
import { TeamSection } from "../../src/screens/account-settings/teams/team.js";
import {
  ada,
  behind,
  change,
  inDialog,
  isSaid,
  member,
  panel,
  press,
  pressInDialog,
  refusal,
  resetStage,
  show,
  team,
  type,
  typeInDialog,
} from "./account-stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./account-stage.js")).connectToStage(),
);

const ALL = ["$update_team", "$delete_team", "$read_members", "$remove_members", "$invite_members"];
let atlas = team("t1", "Atlas");
const gone = vi.fn();

beforeEach(() => {
  resetStage();
  gone.mockClear();
  atlas = team("t1", "Atlas");
  change((rows) => {
    rows.teams = [atlas];
    rows.members = [
      member("ada", "Ada Lovelace", { roleId: "admin", managesMembers: true }),
      member("emmy", "Emmy Noether", { roleId: "admin", managesMembers: true }),
      member("charles", null),
    ];
  });
});
afterEach(cleanup);

const account = () => behind.account ?? ada();
const open = (permissions: string[] = ALL, id = "t1") => {
  change((rows) => (rows.permissions = permissions.map((permission) => ({ id: permission }))));
  return show(<TeamSection account={account()} teamId={id} onGone={gone} />);
};
const titles = () =>
  screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("the settings of a team", () => {
  it("show what the reader's permissions allow, and nothing else", () => {
    open();
    expect(titles()).toEqual([
      "Team",
      "Your profile in this team",
      "Members",
      "Invite someone",
      "Leave team",
      "Delete team",
    ]);
    cleanup();
    open([]);
    expect(titles()).toEqual(["Your profile in this team", "Leave team"]);
    cleanup();
    open(["$read_members", "$invite_members"]);
    expect(titles()).toEqual([
      "Your profile in this team",
      "Members",
      "Invite someone",
      "Leave team",
    ]);
  });

  it("of a former member say so", () => {
    open(ALL, "t2");
    expect(screen.getByText(/You're no longer in this team/)).toBeTruthy();
  });

  it("save another name, which can be undone", async () => {
    open();
    type("Team name", "Engines");
    panel("Team").getByRole("button", { name: "Save" }).click();
    await isSaid("Saved");
    expect(atlas.update).toHaveBeenLastCalledWith({ displayName: "Engines" });
    press("Undo");
    await waitFor(() => expect(atlas.update).toHaveBeenLastCalledWith({ displayName: "Atlas" }));
  });

  it("list the members, and who of them the reader is", () => {
    open(["$read_members"]);
    expect(screen.getByText("3 members")).toBeTruthy();
    const names = screen
      .getAllByRole("listitem")
      .map((row) => row.querySelector(".stk-list-name")?.textContent);
    expect(names).toEqual(["Ada Lovelaceyou", "Emmy Noether", "charles@example.com"]);
  });
});

describe("removing a member from a team", () => {
  it("is confirmed by name, done, and said", async () => {
    open();
    press("Remove from team: charles@example.com");
    expect(
      inDialog().getByRole("heading", { name: "Remove charles@example.com from Atlas?" }),
    ).toBeTruthy();
    expect(atlas.removeUser).not.toHaveBeenCalled();
    pressInDialog("Remove from team");
    await isSaid("charles@example.com removed");
    expect(atlas.removeUser).toHaveBeenCalledWith("charles");
    expect(screen.getByText("2 members")).toBeTruthy();
  });

  it("is not offered for the reader, who can leave, and not without the permission", () => {
    open();
    expect(screen.getAllByRole("button", { name: /^Remove from team/ })).toHaveLength(2);
    cleanup();
    open(["$read_members"]);
    expect(screen.queryByRole("button", { name: /^Remove from team/ })).toBeNull();
  });

  it("that is refused says so in the dialog", async () => {
    vi.mocked(atlas.removeUser).mockRejectedValue(refusal("TEAM_PERMISSION_REQUIRED"));
    open();
    press("Remove from team: charles@example.com");
    pressInDialog("Remove from team");
    expect(await inDialog().findByText(/You're not allowed to do this in this team/)).toBeTruthy();
  });
});

describe("invitations", () => {
  const DAY = 86_400_000;
  const invitation = (
    id: string,
    days: number,
    more: Partial<TeamInvitation> = {},
  ): TeamInvitation => ({
    id,
    recipientEmail: `${id}@example.com`,
    expiresAt: new Date(Date.now() + days * DAY),
    revoke: vi.fn(async () =>
      change((rows) => (rows.invitations = rows.invitations.filter((one) => one.id !== id))),
    ),
    ...more,
  });

  it("show that there are none", () => {
    open();
    expect(screen.getByText("No pending invitations")).toBeTruthy();
  });

  it("are sent, and the field is empty again", async () => {
    open(["$invite_members"]);
    type("Email address", "mary@example.com");
    press("Send invitation");
    await isSaid("Invitation sent to mary@example.com.");
    expect(atlas.inviteUser).toHaveBeenCalledWith({ email: "mary@example.com" });
    expect((screen.getByLabelText("Email address") as HTMLInputElement).value).toBe("");
  });

  it("that are refused say why, and keep what was typed", async () => {
    vi.mocked(atlas.inviteUser).mockRejectedValueOnce(refusal("TEAM_PERMISSION_REQUIRED"));
    open(["$invite_members"]);
    type("Email address", "mary@example.com");
    press("Send invitation");
    await isSaid(/You're not allowed to do this in this team/);
    expect((screen.getByLabelText("Email address") as HTMLInputElement).value).toBe(
      "mary@example.com",
    );
  });

  it("say when they end, or ended", () => {
    change((rows) => (rows.invitations = [invitation("mary", 3), invitation("michael", -2)]));
    open(["$invite_members"]);
    const hints = screen
      .getAllByRole("listitem")
      .map((row) => row.querySelector(".stk-hint")?.textContent);
    expect(hints).toEqual(["Expires in 3 days", "Expired 2 days ago"]);
  });

  it("are sent again in place of the older one", async () => {
    const old = invitation("mary", 3);
    change((rows) => (rows.invitations = [old]));
    open();
    press("Send again: mary@example.com");
    await isSaid("Invitation to mary@example.com sent again");
    expect(atlas.inviteUser).toHaveBeenCalledWith({ email: "mary@example.com" });
    expect(old.revoke).toHaveBeenCalledOnce();
  });

  it("are taken back at once, which can be undone by a new one", async () => {
    change((rows) => (rows.invitations = [invitation("mary", 3)]));
    open();
    press("Revoke: mary@example.com");
    expect(screen.queryByText("mary@example.com")).toBeNull();
    await isSaid("Invitation to mary@example.com revoked");
    press("Undo");
    await waitFor(() =>
      expect(atlas.inviteUser).toHaveBeenCalledWith({ email: "mary@example.com" }),
    );
  });

  it("can be revoked only with the permission to remove members", () => {
    change((rows) => (rows.invitations = [invitation("mary", 3)]));
    open(["$invite_members"]);
    expect(screen.queryByRole("button", { name: /Take back/ })).toBeNull();
  });
});

describe("the ways out of a team", () => {
  it("it is left after one question that names it", async () => {
    open([]);
    press("Leave team");
    expect(inDialog().getByRole("heading").textContent).toBe("Leave Atlas?");
    pressInDialog("Leave team");
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
    expect(account().leaveTeam).toHaveBeenCalledWith(atlas);
  });

  it("it is deleted only once its name is typed exactly", async () => {
    open();
    press("Delete team");
    typeInDialog(/Type Atlas to confirm/, "atlas");
    pressInDialog("Delete team “Atlas”");
    expect(inDialog().getByText("Type the name exactly as shown.")).toBeTruthy();
    expect(atlas.delete).not.toHaveBeenCalled();
    typeInDialog(/Type Atlas to confirm/, "Atlas");
    pressInDialog("Delete team “Atlas”");
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
    expect(atlas.delete).toHaveBeenCalledOnce();
  });

  it("a deletion that is refused is said in the dialog, and the team stays", async () => {
    vi.mocked(atlas.delete).mockRejectedValueOnce(refusal("TEAM_PERMISSION_REQUIRED"));
    open();
    press("Delete team");
    typeInDialog(/Type Atlas/, "Atlas");
    pressInDialog("Delete team “Atlas”");
    await isSaid(/You're not allowed to do this in this team/);
    expect(gone).not.toHaveBeenCalled();
  });
});
