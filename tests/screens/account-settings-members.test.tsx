import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TeamSection } from "../../src/screens/account-settings/teams/team.js";
import {
  button,
  inDialog,
  isSaid,
  type Person,
  press,
  pressInDialog,
  startStage,
} from "./stage.js";

const stage = startStage();
const gone = vi.fn();
let teamId: string;

beforeEach(async () => {
  gone.mockClear();
  const user = await stage.app.getUser({ or: "throw" });
  teamId = (await user.createTeam({ displayName: "Atlas" })).id;
});

type Role = "admin" | "member" | "none";

async function join(fields: object, role: Role = "member"): Promise<Person> {
  const person = await stage.createPerson(fields);
  await stage.server("POST", `/team-memberships/${teamId}/${person.id}`);
  await setRole(person, role);
  return person;
}

/** Gives a member, who has the role Member by then, another one. */
async function setRole({ id }: Person, role: Role): Promise<void> {
  if (role === "member") return;
  const path = `/team-permissions/${teamId}/${id}`;
  if (role !== "none") await stage.server("POST", `${path}/${role}`);
  await stage.server("DELETE", `${path}/member`);
}

const joinMary = () => join({ display_name: "Mary Somerville" });
const open = () =>
  stage.show((account) => <TeamSection account={account} teamId={teamId} onGone={gone} />);
const rows = () => screen.getAllByRole("listitem");
const names = () => rows().map((row) => row.querySelector(".stk-list-name bdi")?.textContent);
const roleOf = (name: string) => screen.getByLabelText(`Role of ${name}`) as HTMLSelectElement;
const chooseRole = (name: string, role: string) =>
  fireEvent.change(roleOf(name), { target: { value: role } });
const choose = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value } });

/** A member's direct permissions, which are their role. */
const readRole = async ({ id }: Person): Promise<string[]> =>
  (await stage.server("GET", `/team-permissions?team_id=${teamId}&user_id=${id}`)).items.map(
    (permission: { id: string }) => permission.id,
  );
const readMembers = async (): Promise<string[]> =>
  (await stage.server("GET", `/team-member-profiles?team_id=${teamId}`)).items.map(
    (member: { user_id: string }) => member.user_id,
  );

describe("the members of a team", () => {
  it("are shown by name, else by address, with the time they joined", async () => {
    const mary = await join({ display_name: "" });
    await join({
      display_name: null,
      primary_email: null,
      primary_email_verified: false,
      primary_email_auth_enabled: false,
      password: null,
    });
    await open();
    expect(names()).toEqual(["Ada Lovelace", mary.email, "Account without an email address"]);
    expect(
      rows().map((row) => [...row.querySelectorAll(".stk-hint")].map((hint) => hint.textContent)),
    ).toEqual([
      [stage.me.email, expect.stringMatching(/^Joined /)],
      [expect.anything()],
      [expect.anything()],
    ]);
    expect(document.body.textContent).not.toContain("No name");
  });

  it("have neither a search nor pages up to twenty", async () => {
    await joinMary();
    await open();
    expect(screen.queryByLabelText("Search members")).toBeNull();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  describe("above twenty", () => {
    const search = (words: string) =>
      fireEvent.change(screen.getByLabelText("Search members"), { target: { value: words } });
    beforeEach(async () => {
      for (let at = 0; at < 24; at++) await join({ display_name: `Person ${at}` });
      await join({ display_name: "Zoë Ångström" });
      await open();
    });

    it("are shown page by page", async () => {
      expect(rows()).toHaveLength(20);
      expect(screen.queryByText(/^\d+ members$/)).toBeNull();
      button("Show more").focus();
      await press("Show more");
      await waitFor(() => expect(rows()).toHaveLength(26));
      expect(names().at(-1)).toBe("Zoë Ångström");
      expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
      const [first, second] = screen.getAllByRole("list");
      expect(document.activeElement, "reading goes on at the next page").toBe(second);
      expect(first).not.toBe(second);
    });

    it("are searched by the service, once typing pauses", async () => {
      stage.calls.splice(0);
      for (const typed of ["a", "an", "angst", "angstrom"]) search(typed);
      await waitFor(() => expect(names()).toEqual(["Zoë Ångström"]));
      expect(stage.calls).toEqual(["GET /team-member-profiles"]);
      search("unknown");
      await isSaid("No members found");
      search("");
      await waitFor(() => expect(rows()).toHaveLength(20));
    });

    it("can be searched again after a search that failed", async () => {
      const end = stage.fault({ path: /team-member-profiles/, effect: "drop" });
      search("angstrom");
      const again = await screen.findByRole("button", { name: "Try again" });
      expect(screen.getByLabelText<HTMLInputElement>("Search members").value).toBe("angstrom");
      end();
      fireEvent.click(again);
      await waitFor(() => expect(names()).toEqual(["Zoë Ångström"]));
    });

    it("need a successor, in words, if the last who manages them leaves", async () => {
      await press("Leave team");
      pressInDialog("Leave team");
      expect(
        await inDialog().findByText(/No one else can manage the members of this team/),
      ).toBeTruthy();
      expect(await readMembers()).toContain(stage.me.id);
    });
  });
});

describe("the role of a member", () => {
  it("is a choice for those who may change it", async () => {
    await join({ display_name: "Sophie Germain" }, "none");
    await open();
    expect([...roleOf("Sophie Germain").options].map(({ text }) => text)).toEqual([
      "No role",
      "Admin",
      "Member",
    ]);
  });

  it("is a word for the others", async () => {
    const mary = await joinMary();
    await stage.signIn(mary);
    await open();
    expect(rows().map((row) => row.querySelector(":scope > .stk-badge")?.textContent)).toEqual([
      "Admin",
      "Member",
    ]);
  });

  it("is changed at once, said, and can be undone", async () => {
    const mary = await joinMary();
    await open();
    chooseRole("Mary Somerville", "admin");
    expect(roleOf("Mary Somerville").value).toBe("admin");
    await isSaid("Mary Somerville now has the role Admin");
    expect(await readRole(mary)).toEqual(["admin"]);
    await press("Undo");
    await waitFor(async () => expect(await readRole(mary)).toEqual(["member"]));
    await waitFor(() => expect(roleOf("Mary Somerville").value).toBe("member"));
  });

  it("that is refused goes back, and says why", async () => {
    const mary = await joinMary();
    const emmy = await join({ display_name: "Emmy Noether" }, "admin");
    await open();
    await stage.server("DELETE", `/team-permissions/${teamId}/${stage.me.id}/admin`);
    chooseRole("Mary Somerville", "admin");
    await isSaid(/You're not allowed to do this in this team/);
    expect(await readRole(mary)).toEqual(["member"]);
    expect(await readRole(emmy)).toEqual(["admin"]);
  });

  it("of one's own is given up after a question", async () => {
    await join({ display_name: "Emmy Noether" }, "admin");
    await open();
    chooseRole("Ada Lovelace", "member");
    expect(inDialog().getByRole("heading").textContent).toBe("Give up your role?");
    expect(await readRole(stage.me)).toEqual(["admin"]);
    pressInDialog("Give up role");
    await isSaid("Ada Lovelace now has the role Member");
    expect(await readRole(stage.me)).toEqual(["member"]);
  });
});

describe("the last member who manages the others", () => {
  it("names a successor before leaving", async () => {
    const mary = await joinMary();
    await open();
    await press("Leave team");
    expect(
      inDialog().getByText(/You're the only one who can manage the members of Atlas/),
    ).toBeTruthy();
    pressInDialog("Leave team");
    expect(inDialog().getByRole("combobox").getAttribute("aria-invalid")).toBe("true");
    expect(await readMembers()).toContain(stage.me.id);
    choose("Who takes over?", mary.id);
    pressInDialog("Leave team");
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
    expect(await readRole(mary)).toEqual(["admin"]);
    expect(await readMembers()).toEqual([mary.id]);
  });

  it("stays if handing over fails", async () => {
    const mary = await joinMary();
    await open();
    await press("Leave team");
    choose("Who takes over?", mary.id);
    stage.fault({ path: /team-member-profiles/, method: "PATCH", effect: "drop" });
    pressInDialog("Leave team");
    expect(await inDialog().findByText(/This app isn't responding right now/)).toBeTruthy();
    expect(await readMembers()).toContain(stage.me.id);
  });

  it("is warned before giving up the role, too", async () => {
    const mary = await joinMary();
    await open();
    chooseRole("Ada Lovelace", "member");
    choose("Who takes over?", mary.id);
    pressInDialog("Give up role");
    await isSaid("Ada Lovelace now has the role Member");
    expect([await readRole(mary), await readRole(stage.me)]).toEqual([["admin"], ["member"]]);
  });

  it("alone in the team is told what leaving means", async () => {
    await open();
    await press("Leave team");
    expect(
      inDialog().getByText("You're the only member. No one can open Atlas after you leave."),
    ).toBeTruthy();
    pressInDialog("Leave team");
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
  });
});
