import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TeamSection } from "../../src/screens/account-settings/teams/team.js";
import {
  ada,
  behind,
  button,
  change,
  inDialog,
  isSaid,
  member,
  press,
  pressInDialog,
  refusal,
  resetStage,
  show,
  team,
} from "./account-stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./account-stage.js")).connectToStage(),
);

const ADMIN = { roleId: "admin", managesMembers: true };
let atlas = team("t1", "Atlas");
const gone = vi.fn();

beforeEach(() => {
  resetStage();
  gone.mockClear();
  atlas = team("t1", "Atlas");
  change((rows) => {
    rows.teams = [atlas];
    rows.permissions = [{ id: "$read_members" }, { id: "$remove_members" }];
    rows.members = [
      member("ada", "Ada Lovelace", ADMIN),
      member("mary", "Mary Somerville"),
      member("charles", null, { email: null }),
    ];
  });
});
afterEach(cleanup);

const account = () => behind.account ?? ada();
const open = () => show(<TeamSection account={account()} teamId="t1" onGone={gone} />);
const rows = () => screen.getAllByRole("listitem");
const roleOf = (name: string) => screen.getByLabelText(`Role of ${name}`) as HTMLSelectElement;
const chooseRole = (name: string, role: string) =>
  fireEvent.change(roleOf(name), { target: { value: role } });
const choose = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value } });

describe("the members of a team", () => {
  it("are shown by name, else by address, with the time they joined", () => {
    change((all) => {
      all.members = [
        member("ada", "Ada Lovelace", ADMIN),
        member("mary", ""),
        member("noor", null, { email: null, invitedEmail: "noor@example.com" }),
        member("charles", null, { email: null, joinedAt: undefined }),
      ];
    });
    open();
    expect(rows().map((row) => row.querySelector(".stk-list-name bdi")?.textContent)).toEqual([
      "Ada Lovelace",
      "mary@example.com",
      "noor@example.com",
      "Account without an email address",
    ]);
    expect(
      rows().map((row) => [...row.querySelectorAll(".stk-hint")].map((hint) => hint.textContent)),
    ).toEqual([
      ["ada@example.com", expect.stringMatching(/^Joined /)],
      [expect.anything()],
      [expect.anything()],
      [],
    ]);
    expect(document.body.textContent).not.toContain("No name");
  });

  it("have neither a search nor pages up to twenty", () => {
    open();
    expect(screen.queryByLabelText("Search members")).toBeNull();
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  });

  it("above twenty are searched and paged", () => {
    change((all) => {
      all.members = [
        member("ada", "Ada Lovelace", ADMIN),
        ...Array.from({ length: 24 }, (_, at) => member(`m${at}`, `Person ${at}`)),
        member("zoe", "Zoë Ångström"),
      ];
    });
    open();
    expect(rows()).toHaveLength(20);
    expect(screen.getByText("1–20 of 26")).toBeTruthy();
    expect(button("Previous").getAttribute("aria-disabled")).toBe("true");
    press("Next");
    expect(rows()).toHaveLength(6);
    expect(screen.getByText("21–26 of 26")).toBeTruthy();
    expect(button("Next").getAttribute("aria-disabled")).toBe("true");
    fireEvent.change(screen.getByLabelText("Search members"), { target: { value: "angstrom" } });
    expect(rows().map((row) => row.querySelector("bdi")?.textContent)).toEqual(["Zoë Ångström"]);
    expect(screen.getByText("1–1 of 1")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Search members"), { target: { value: "nobody" } });
    expect(screen.getByText("No members found")).toBeTruthy();
  });
});

describe("the role of a member", () => {
  it("is a choice for those who may change it, and a word for the others", () => {
    change((all) => {
      all.members = [
        member("ada", "Ada Lovelace", { roleId: "admin", assignableRoleIds: [] }),
        member("mary", "Mary Somerville", { assignableRoleIds: ["member"] }),
        member("sophie", "Sophie Germain", { roleId: null, assignableRoleIds: ["member"] }),
        member("emmy", "Emmy Noether", { roleId: "billing_manager", assignableRoleIds: [] }),
      ];
    });
    open();
    expect(
      rows().map((row) => row.querySelector(":scope > .stk-badge")?.textContent ?? "choice"),
    ).toEqual(["Admin", "Member", "choice", "Billing manager"]);
    expect([...roleOf("Sophie Germain").options].map(({ text }) => text)).toEqual([
      "No role",
      "Member",
    ]);
  });

  it("is changed at once, said, and can be undone", async () => {
    open();
    chooseRole("Mary Somerville", "admin");
    expect(roleOf("Mary Somerville").value).toBe("admin");
    await isSaid("Mary Somerville now has the role Admin");
    expect(atlas.setRole).toHaveBeenLastCalledWith("mary", "admin");
    press("Undo");
    await waitFor(() => expect(atlas.setRole).toHaveBeenLastCalledWith("mary", "member"));
  });

  it("that is refused goes back, and says why", async () => {
    vi.mocked(atlas.setRole).mockRejectedValueOnce(refusal("TEAM_PERMISSION_REQUIRED"));
    open();
    chooseRole("Mary Somerville", "admin");
    await isSaid(/You're not allowed to do this in this team/);
    expect(roleOf("Mary Somerville").value).toBe("member");
  });

  it("of one's own is given up after a question", async () => {
    change((all) => (all.members = [...all.members, member("emmy", "Emmy Noether", ADMIN)]));
    open();
    chooseRole("Ada Lovelace", "member");
    expect(inDialog().getByRole("heading").textContent).toBe("Give up your role?");
    expect(atlas.setRole).not.toHaveBeenCalled();
    pressInDialog("Give up role");
    await isSaid("Ada Lovelace now has the role Member");
    expect(atlas.setRole).toHaveBeenCalledExactlyOnceWith("ada", "member");
  });
});

describe("the last member who manages the others", () => {
  it("names a successor before leaving", async () => {
    open();
    press("Leave team");
    expect(
      inDialog().getByText(/You're the only one who can manage the members of Atlas/),
    ).toBeTruthy();
    pressInDialog("Leave team");
    expect(inDialog().getByRole("combobox").getAttribute("aria-invalid")).toBe("true");
    expect(account().leaveTeam).not.toHaveBeenCalled();
    choose("Who takes over?", "mary");
    pressInDialog("Leave team");
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
    expect(atlas.setRole).toHaveBeenCalledExactlyOnceWith("mary", "admin");
    expect(account().leaveTeam).toHaveBeenCalledWith(atlas);
  });

  it("stays if handing over fails", async () => {
    vi.mocked(atlas.setRole).mockRejectedValueOnce(refusal("TEAM_PERMISSION_REQUIRED"));
    open();
    press("Leave team");
    choose("Who takes over?", "mary");
    pressInDialog("Leave team");
    expect(await inDialog().findByText(/You're not allowed to do this in this team/)).toBeTruthy();
    expect(account().leaveTeam).not.toHaveBeenCalled();
  });

  it("is warned before giving up the role, too", async () => {
    open();
    chooseRole("Ada Lovelace", "member");
    choose("Who takes over?", "mary");
    pressInDialog("Give up role");
    await isSaid("Ada Lovelace now has the role Member");
    expect(vi.mocked(atlas.setRole).mock.calls).toEqual([
      ["mary", "admin"],
      ["ada", "member"],
    ]);
  });

  it("alone in the team is told what leaving means", async () => {
    change((all) => (all.members = [member("ada", "Ada Lovelace", ADMIN)]));
    open();
    press("Leave team");
    expect(
      inDialog().getByText("You're the only member. No one can open Atlas after you leave."),
    ).toBeTruthy();
    pressInDialog("Leave team");
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
  });
});
