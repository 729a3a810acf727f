import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { use } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReceivedTeamInvitation } from "../../src/resources/teams/received-invitation.js";
import { SelectedTeamSwitcher } from "../../src/screens/components/selected-team-switcher.js";
import { UserButton } from "../../src/screens/components/user-button.js";
import {
  ada,
  behind,
  change,
  choose,
  isSaid,
  navigated,
  refusal,
  resetStage,
  show,
  team,
} from "./account-stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./account-stage.js")).connectToStage(),
);
vi.mock("../../src/screens/provider/account.js", async () =>
  (await import("./account-stage.js")).accountOfStage(),
);

beforeEach(resetStage);
afterEach(cleanup);

const words = () =>
  screen.getAllByRole("menuitem", { hidden: true }).map(({ textContent }) => textContent);

describe("the user button", () => {
  it("says whose account it is, and offers the settings and the way out", () => {
    show(<UserButton />);
    expect(
      screen.getByRole("button", { name: "Account menu, Signed in as Ada Lovelace" }),
    ).toBeTruthy();
    expect(words()).toEqual(["Account settings", "Sign out"]);
    expect(
      screen.getByRole("menuitem", { name: "Account settings", hidden: true }).getAttribute("href"),
    ).toBe("/handler/account-settings");
    choose("Sign out");
    expect(behind.app.signOut).toHaveBeenCalledOnce();
  });

  it("is at work until the session has ended", async () => {
    let leave = () => {};
    behind.app.signOut.mockReturnValue(new Promise<void>((resolve) => (leave = resolve)));
    show(<UserButton />);
    choose("Sign out");
    const button = screen.getByRole("button", { name: /^Account menu/ });
    expect(button.getAttribute("aria-busy")).toBe("true");
    await act(async () => leave());
    expect(button.getAttribute("aria-busy")).toBeNull();
  });

  it("offers sign-in and sign-up to signed-out visitors", () => {
    behind.account = null;
    show(<UserButton />);
    expect(words()).toEqual(["Sign in", "Sign up"]);
  });

  it("shows name and address beside the picture if the prop is set", () => {
    const { container } = show(<UserButton showUserInfo />);
    expect(container.querySelector("button .stk-user-info")?.textContent).toBe(
      "Ada Lovelaceada@example.com",
    );
  });

  it("has the app's own items and a switch of colours between the settings and the way out", () => {
    const billing = vi.fn();
    const toggle = vi.fn();
    show(
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

  it("keeps a place of the same size until it is known who is signed in", async () => {
    let known = () => {};
    const waiting = new Promise<void>((resolve) => {
      known = resolve;
    });
    behind.wait = () => use(waiting);
    const { container } = await act(async () => show(<UserButton showUserInfo />));
    const place = container.querySelector(".stk-menu-button");
    expect([place?.tagName, place?.querySelector("svg")?.getAttribute("width")]).toEqual([
      "SPAN",
      "34",
    ]);
    await act(async () => known());
    expect((await screen.findByRole("button")).querySelector("svg")?.getAttribute("width")).toBe(
      "34",
    );
  });
});

describe("the team switcher", () => {
  const atlas = team("t1", "Atlas");
  const engines = team("t2", "Engines");
  const open = (part = <SelectedTeamSwitcher />, more: Parameters<typeof ada>[0] = {}) => {
    change((rows) => (rows.teams = [atlas, engines]));
    behind.account = ada({ selectedTeam: atlas as never, ...more });
    return show(part);
  };
  const pick = (name: RegExp) => screen.getByRole("menuitemradio", { name, hidden: true }).click();

  it("says the team's name from the beginning, while the list of teams is still coming", async () => {
    let known = () => {};
    const waiting = new Promise<void>((resolve) => {
      known = resolve;
    });
    const useTeams = () => {
      use(waiting);
      return [atlas, engines];
    };
    const { container } = await act(async () =>
      open(<SelectedTeamSwitcher />, { useTeams: useTeams as never }),
    );
    const place = container.querySelector(".stk-menu-button");
    expect([place?.tagName, place?.querySelector(".stk-cut")?.textContent]).toEqual([
      "SPAN",
      "Atlas",
    ]);
    await act(async () => known());
    expect((await screen.findByRole("button")).querySelector(".stk-cut")?.textContent).toBe(
      "Atlas",
    );
  });

  it("says which team is chosen", () => {
    open();
    expect(screen.getByRole("button", { name: "Switch team, Current team: Atlas" })).toBeTruthy();
    expect(
      screen
        .getAllByRole("menuitemradio", { hidden: true })
        .map((item) => item.getAttribute("aria-checked")),
    ).toEqual(["true", "false"]);
    expect(words()).toEqual(["Team settings", "Create team"]);
  });

  it("shows another team at once, keeps it, and goes to its page", async () => {
    open(<SelectedTeamSwitcher urlMap={({ id }) => `/teams/${id}`} />);
    act(() => pick(/Engines/));
    expect(screen.getByRole("button", { name: /Current team: Engines/ })).toBeTruthy();
    await isSaid("You're now in Engines.");
    expect(behind.account?.setSelectedTeam).toHaveBeenCalledWith(engines);
    expect(navigated).toHaveBeenCalledWith("/teams/t2");
  });

  it("goes to the page and leaves the selected team unchanged if the prop is set", async () => {
    open(
      <SelectedTeamSwitcher
        noUpdateSelectedTeam
        selectedTeam={engines as never}
        urlMap={({ id }) => `/teams/${id}`}
      />,
    );
    expect(screen.getByRole("button", { name: /Current team: Engines/ })).toBeTruthy();
    await act(async () => pick(/Atlas/));
    expect(behind.account?.setSelectedTeam).not.toHaveBeenCalled();
    expect(navigated).toHaveBeenCalledWith("/teams/t1");
  });

  it("a switch that fails is taken back and said", async () => {
    open(<SelectedTeamSwitcher />, {
      setSelectedTeam: vi.fn().mockRejectedValue(refusal("TEAM_MEMBERSHIP_NOT_FOUND")),
    });
    act(() => pick(/Engines/));
    await isSaid("You're no longer in this team, or it no longer exists.");
    expect(screen.getByRole("button", { name: /Current team: Atlas/ })).toBeTruthy();
  });

  const invitation = (accept = vi.fn(async () => {})): ReceivedTeamInvitation => ({
    id: "i1",
    teamId: "t3",
    teamDisplayName: "Orchard",
    teamProfileImageUrl: null,
    inviterDisplayName: "Charles Babbage",
    expiresAt: new Date(Date.now() + 86_400_000),
    accept,
  });
  const openMenu = () => {
    const list = document.querySelector("[popover]");
    if (list) fireEvent(list, Object.assign(new Event("toggle"), { newState: "open" }));
  };

  it("lists the reader's invitations once it is opened, and joins with one of them", async () => {
    const accept = vi.fn(async () => {});
    change((rows) => (rows.received = [invitation(accept)]));
    open();
    expect(words()).toEqual(["Team settings", "Create team"]);
    openMenu();
    expect(words()[0]).toBe("OJoin OrchardInvited by Charles Babbage");
    choose("Join Orchard Invited by Charles Babbage");
    await isSaid("You're now in Orchard.");
    expect(accept).toHaveBeenCalledOnce();
    expect(behind.account?.setSelectedTeam).toHaveBeenCalledWith({ id: "t3" });
  });

  it("an invitation that has ended is said, and the team stays", async () => {
    change((rows) => {
      rows.received = [
        invitation(vi.fn().mockRejectedValue(refusal("VERIFICATION_CODE_NOT_FOUND"))),
      ];
    });
    open();
    openMenu();
    choose("Join Orchard Invited by Charles Babbage");
    expect(await screen.findByText(/./, { selector: "[role=alert] *" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /Current team: Atlas/ })).toBeTruthy();
  });

  it("invitations that cannot be read leave the rest as it is", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    behind.rows.failing.add("received");
    open();
    openMenu();
    expect(words()).toEqual(["Team settings", "Create team"]);
  });

  it("without a team it offers the first one", () => {
    behind.account = ada();
    show(<SelectedTeamSwitcher />);
    expect(words()).toEqual(["Create your first team"]);
  });

  it("renders nothing for signed-out visitors", () => {
    behind.account = null;
    show(<SelectedTeamSwitcher />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
