import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { SelectedTeamSwitcher } from "../../src/screens/components/selected-team-switcher.js";
import { UserButton } from "../../src/screens/components/user-button.js";
import { choose, isSaid, startStage } from "./stage.js";

const stage = startStage();
const readMe = () => stage.server("GET", `/users/${stage.me.id}`);

const words = () =>
  screen.getAllByRole("menuitem", { hidden: true }).map(({ textContent }) => textContent);

describe("the user button", () => {
  it("says whose account it is, and offers the settings and the way out", async () => {
    await stage.render(<UserButton />);
    expect(
      screen.getByRole("button", { name: "Account menu, Signed in as Ada Lovelace" }),
    ).toBeTruthy();
    expect(words()).toEqual(["Account settings", "Sign out"]);
    expect(
      screen.getByRole("menuitem", { name: "Account settings", hidden: true }).getAttribute("href"),
    ).toBe("/handler/account-settings");
    choose("Sign out");
    await waitFor(() => expect(stage.left).toHaveBeenCalledOnce());
  });

  it("is at work until the session has ended", async () => {
    await stage.render(<UserButton />);
    const answer = stage.fault({ path: /auth\/sessions/, method: "DELETE", effect: "hold" });
    choose("Sign out");
    const button = screen.getByRole("button", { name: /^Account menu/ });
    expect(button.getAttribute("aria-busy")).toBe("true");
    answer();
    await waitFor(() => expect(stage.left).toHaveBeenCalledOnce());
  });

  it("says that a sign-out failed, and tries again", async () => {
    await stage.render(<UserButton />);
    const end = stage.fault({ path: /auth\/sessions/, method: "DELETE", effect: "drop" });
    choose("Sign out");
    const alert = await screen.findByRole("alert");
    await waitFor(() =>
      expect(alert.textContent).toContain("This app isn't responding right now."),
    );
    expect((await stage.app.getUser())?.id).toBe(stage.me.id);
    expect(stage.left).not.toHaveBeenCalled();
    end();
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(stage.left).toHaveBeenCalledOnce());
  });

  it("offers sign-in and sign-up to signed-out visitors", async () => {
    stage.signOut();
    await stage.render(<UserButton />);
    expect(words()).toEqual(["Sign in", "Sign up"]);
  });

  it("is at work until the browser's account chooser or the sign-in page is there", async () => {
    stage.signOut();
    localStorage.setItem("_STACK_AUTH.lastUsed", "passkey");
    await stage.render(<UserButton />);
    choose("Sign in");
    const button = screen.getByRole("button", { name: "Account menu" });
    expect(button.getAttribute("aria-busy")).toBe("true");
    await waitFor(() => expect(stage.left).toHaveBeenCalledOnce());
  });

  it("shows name and address beside the picture if the prop is set", async () => {
    await stage.render(<UserButton showUserInfo />);
    expect(document.querySelector("button .stk-user-info")?.textContent).toBe(
      `Ada Lovelace${stage.me.email}`,
    );
  });

  it("has the app's own items and a switch of colours between the settings and the way out", async () => {
    const billing = vi.fn();
    const toggle = vi.fn();
    await stage.render(
      <UserButton
        colorModeToggle={toggle}
        extraItems={[{ text: "Billing", icon: null, onClick: billing }]}
      />,
    );
    expect(words()).toEqual([
      "Account settings",
      "Billing",
      "Switch between light and dark",
      "Sign out",
    ]);
    choose("Billing");
    choose("Switch between light and dark");
    expect([billing.mock.calls.length, toggle.mock.calls.length]).toEqual([1, 1]);
  });

  it("chooses among light, dark and the device's setting where the app knows its mode", async () => {
    const change = vi.fn();
    const toggle = vi.fn();
    await stage.render(
      <UserButton colorMode="dark" onColorModeChange={change} colorModeToggle={toggle} />,
    );
    expect(words()).toEqual(["Account settings", "Sign out"]);
    const group = screen.getByRole("group", { name: "Appearance", hidden: true });
    const modes = within(group).getAllByRole("menuitemradio", { hidden: true });
    expect(modes.map((item) => [item.textContent, item.getAttribute("aria-checked")])).toEqual([
      ["Light", "false"],
      ["Dark", "true"],
      ["Match device", "false"],
    ]);
    for (const item of modes) item.click();
    expect(change.mock.calls.flat()).toEqual(["light", "dark", "system"]);
    expect(toggle).not.toHaveBeenCalled();
  });

  it("keeps a place of the same size until it is known who is signed in", async () => {
    const answer = stage.fault({ path: "/users/me", method: "GET", effect: "hold" });
    const shown = stage.render(<UserButton showUserInfo />);
    const place = () => document.querySelector(".stk-menu-button");
    await waitFor(() => expect(place()).not.toBeNull());
    expect([place()?.tagName, place()?.querySelector("svg")?.getAttribute("width")]).toEqual([
      "SPAN",
      "34",
    ]);
    answer();
    await shown;
    const button = await screen.findByRole("button");
    expect(button.querySelector("svg")?.getAttribute("width")).toBe("34");
  });
});

describe("the team switcher", () => {
  let atlas: string;
  let engines: string;
  /** Creates two teams, of which the first is selected. */
  async function createTeams(): Promise<void> {
    const user = await stage.app.getUser({ or: "throw" });
    atlas = (await user.createTeam({ displayName: "Atlas" })).id;
    engines = (await user.createTeam({ displayName: "Engines" })).id;
    await stage.server("PATCH", `/users/${stage.me.id}`, { selected_team_id: atlas });
    // As after a reload of the page.
    await stage.signIn(stage.me);
  }
  const open = async (part = <SelectedTeamSwitcher />) => {
    await createTeams();
    await stage.render(part);
  };
  const pick = (name: RegExp) => screen.getByRole("menuitemradio", { name, hidden: true }).click();

  it("says the team's name from the beginning, while the list of teams is still coming", async () => {
    await createTeams();
    const answer = stage.fault({ path: "/teams", method: "GET", effect: "hold" });
    const shown = stage.render(<SelectedTeamSwitcher />);
    const place = () => document.querySelector(".stk-menu-button");
    await waitFor(() => expect(place()?.querySelector(".stk-cut")?.textContent).toBe("Atlas"));
    expect(place()?.tagName).toBe("SPAN");
    answer();
    await shown;
    const button = await screen.findByRole("button");
    expect(button.querySelector(".stk-cut")?.textContent).toBe("Atlas");
  });

  it("says which team is chosen", async () => {
    await open();
    expect(screen.getByRole("button", { name: "Switch team, Current team: Atlas" })).toBeTruthy();
    const items = screen.getAllByRole("menuitemradio", { hidden: true, checked: true });
    expect(items.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Atlas$/)]);
    expect(words()).toEqual(["Team settings", "Create team"]);
  });

  it("keeps the teams under a heading, apart from the actions", async () => {
    await open();
    const group = screen.getByRole("group", { name: "Teams", hidden: true });
    const inGroup = within(group).getAllByRole("menuitemradio", { hidden: true });
    expect(inGroup.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Atlas$/),
      expect.stringMatching(/Engines$/),
    ]);
    expect(within(group).queryAllByRole("menuitem", { hidden: true })).toEqual([]);
  });

  it("has no heading above no teams", async () => {
    await stage.render(<SelectedTeamSwitcher />);
    expect(screen.queryByRole("group", { hidden: true })).toBeNull();
  });

  it("shows another team at once, keeps it, and goes to its page", async () => {
    await open(<SelectedTeamSwitcher urlMap={({ id }) => `/teams/${id}`} />);
    act(() => pick(/Engines/));
    expect(screen.getByRole("button", { name: /Current team: Engines/ })).toBeTruthy();
    await isSaid("You're now in Engines.");
    expect((await readMe()).selected_team_id).toBe(engines);
    await stage.leavesFor(`/teams/${engines}`);
  });

  it("follows the name of a team that was chosen in it", async () => {
    await open();
    act(() => pick(/Engines/));
    await waitFor(async () => expect((await readMe()).selected_team_id).toBe(engines));
    const team = await (await stage.app.getUser({ or: "throw" })).getTeam(engines);
    await act(async () => team?.update({ displayName: "Difference Engines" }));
    await screen.findByRole("button", { name: /Current team: Difference Engines/ });
  });

  it("goes to the page and leaves the selected team unchanged if the prop is set", async () => {
    await createTeams();
    const user = await stage.app.getUser({ or: "throw" });
    const selected = (await user.listTeams()).find(({ id }) => id === engines);
    if (!selected) throw new Error("The team is not there.");
    await stage.render(
      <SelectedTeamSwitcher
        noUpdateSelectedTeam
        selectedTeam={selected}
        urlMap={({ id }) => `/teams/${id}`}
      />,
    );
    expect(screen.getByRole("button", { name: /Current team: Engines/ })).toBeTruthy();
    await act(async () => pick(/Atlas/));
    await stage.leavesFor(`/teams/${atlas}`);
    expect((await readMe()).selected_team_id).toBe(atlas);
  });

  it("a switch that fails is taken back and said", async () => {
    await open();
    await stage.server("DELETE", `/team-memberships/${engines}/${stage.me.id}`);
    act(() => pick(/Engines/));
    await isSaid("You're no longer in this team, or it no longer exists.");
    expect(screen.getByRole("button", { name: /Current team: Atlas/ })).toBeTruthy();
  });

  /** Invites the person to a team of somebody else. */
  async function invite(): Promise<void> {
    const charles = await stage.createPerson({ display_name: "Charles Babbage" });
    const me = stage.me;
    await stage.signIn(charles);
    const user = await stage.app.getUser({ or: "throw" });
    const orchard = await user.createTeam({ displayName: "Orchard" });
    await orchard.inviteUser({ email: me.email });
    await stage.signIn(me);
  }
  const openMenu = () =>
    act(async () => {
      const list = document.querySelector("[popover]");
      if (list) fireEvent(list, Object.assign(new Event("toggle"), { newState: "open" }));
    });
  const JOIN = "Join Orchard Invited by Charles Babbage";

  it("lists the reader's invitations once it is opened, and joins with one of them", async () => {
    await invite();
    await open();
    const refresh = vi.fn();
    vi.stubGlobal("next", { router: { refresh } });
    expect(words()).toEqual(["Team settings", "Create team"]);
    await openMenu();
    await screen.findByRole("menuitem", { name: JOIN, hidden: true });
    expect(words()[0]).toBe("OJoin OrchardInvited by Charles Babbage");
    choose(JOIN);
    await isSaid("You're now in Orchard.");
    await waitFor(async () => expect((await readMe()).selected_team.display_name).toBe("Orchard"));
    // What the server rendered is of the team before.
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  });

  it("an invitation that has ended is said, and the team stays", async () => {
    await invite();
    await open();
    await openMenu();
    await screen.findByRole("menuitem", { name: JOIN, hidden: true });
    const { db } = stage.project.service.context;
    await db.deleteFrom("verification_codes").where("project_id", "=", stage.project.id).execute();
    choose(JOIN);
    expect(await screen.findByText(/./, { selector: "[role=alert] *" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /Current team: Atlas/ })).toBeTruthy();
  });

  it("invitations that cannot be read leave the rest as it is", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await open();
    stage.fault({ path: /team-invitations/, effect: "drop" });
    await openMenu();
    expect(words()).toEqual(["Team settings", "Create team"]);
  });

  it("without a team it offers the first one", async () => {
    await stage.render(<SelectedTeamSwitcher />);
    expect(words()).toEqual(["Create your first team"]);
  });

  it("renders nothing for signed-out visitors", async () => {
    stage.signOut();
    await stage.render(<SelectedTeamSwitcher />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
