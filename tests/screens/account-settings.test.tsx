import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AccountSettings } from "../../src/screens/account-settings/account-settings.js";
import {
  ada,
  behind,
  change,
  press,
  refusal,
  resetStage,
  show,
  team,
  type,
} from "./account-stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./account-stage.js")).connectToStage(),
);
vi.mock("../../src/screens/provider/account.js", async () =>
  (await import("./account-stage.js")).accountOfStage(),
);

// Files that a press loads are at hand already, so that no test waits for a slow disk.
beforeAll(() =>
  Promise.all([
    import("../../src/screens/account-settings/profile/profile.js"),
    import("../../src/screens/account-settings/auth/auth.js"),
    import("../../src/screens/account-settings/sessions/sessions.js"),
    import("../../src/screens/account-settings/settings/settings.js"),
    import("../../src/screens/account-settings/teams/team.js"),
    import("../../src/screens/account-settings/teams/new-team.js"),
  ]),
);
beforeEach(resetStage);
afterEach(cleanup);

const section = (name: string) => screen.findByRole("heading", { level: 2, name });
const entries = () =>
  within(screen.getByRole("navigation", { name: "Sections" })).getAllByRole("link");
const current = () => entries().filter((link) => link.getAttribute("aria-current") === "page");
const goTo = async (hash: string) => {
  await act(async () => {
    location.hash = hash;
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
};

describe("the account settings", () => {
  it("ask signed-out visitors to sign in, and return", () => {
    behind.account = null;
    show(<AccountSettings />);
    press("Sign in");
    expect(behind.app.redirectToSignIn).toHaveBeenCalledOnce();
  });

  it("begin with the profile, and list every section as a link", async () => {
    show(<AccountSettings />);
    await section("Profile");
    expect(entries().map((link) => link.getAttribute("href"))).toEqual([
      "#profile",
      "#auth",
      "#sessions",
      "#settings",
      "#team-creation",
    ]);
    expect(current().map(({ textContent }) => textContent)).toEqual(["Profile"]);
  });

  it.each([
    ["auth", "Sign-in and security"],
    ["sessions", "Sessions"],
    ["settings", "Appearance and account"],
    ["team-creation", "Create a team"],
  ])("show the section that the hash names: #%s", async (hash, title) => {
    history.replaceState(null, "", `/#${hash}`);
    show(<AccountSettings />);
    await section(title);
    expect(current()).toHaveLength(1);
  });

  it("show the section of the path if there is no hash, and the hash outweighs it", async () => {
    show(<AccountSettings section="sessions" />);
    await section("Sessions");
    await goTo("settings");
    await section("Appearance and account");
  });

  it("show the profile for a hash that names nothing, even one that is no text", async () => {
    history.replaceState(null, "", "/#%E0%A4%A");
    show(<AccountSettings />);
    await section("Profile");
  });

  it("another section takes the focus to its heading", async () => {
    show(<AccountSettings />);
    await section("Profile");
    const title = screen.getByRole("heading", { level: 1 });
    expect(document.activeElement, "the page was opened by a link of the app").toBe(title);
    await goTo("sessions");
    expect(document.activeElement).toBe(await section("Sessions"));
  });

  it("have sections of the app's own after the kit's", async () => {
    history.replaceState(null, "", "/#billing");
    show(
      <AccountSettings
        extraItems={[
          { id: "billing", title: "Billing", iconName: "CreditCard", content: "Your plan" },
        ]}
      />,
    );
    await section("Billing");
    expect(screen.getByText("Your plan")).toBeTruthy();
    expect(current().map(({ textContent }) => textContent)).toEqual(["Billing"]);
  });

  it("list the teams, each with its own section", async () => {
    change((rows) => {
      rows.teams = [team("t1", "Atlas")];
    });
    history.replaceState(null, "", "/#team-t1");
    show(<AccountSettings />);
    await section("Atlas");
    expect(current().map((link) => link.getAttribute("href"))).toEqual(["#team-t1"]);
  });

  it("list no teams if there are none and creation is disabled", async () => {
    change((rows) => {
      rows.project = {
        ...rows.project,
        config: { ...rows.project.config, clientTeamCreationEnabled: false },
      };
    });
    show(<AccountSettings />);
    await section("Profile");
    expect(screen.queryByText("Teams")).toBeNull();
  });

  it("list the teams that came with the page, without a request", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    behind.rows.failing.add("teams");
    const given = Promise.resolve({
      teams: [{ id: "t1", displayName: "Atlas", profileImageUrl: null }],
      canCreate: false,
    });
    await act(async () => show(<AccountSettings teams={given} />));
    expect(entries().map(({ textContent }) => textContent)).toContain("AAtlas");
    await goTo("sessions");
    expect(await screen.findByText(/We couldn't load your teams/)).toBeTruthy();
  });

  it("ask for the teams if the page could not", async () => {
    change((rows) => {
      rows.teams = [team("t1", "Atlas")];
    });
    await act(async () => show(<AccountSettings teams={Promise.resolve(null)} />));
    expect(entries().map(({ textContent }) => textContent)).toContain("AAtlas");
  });

  it("one part that cannot be loaded leaves the others as they are, and can be tried again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    behind.rows.failing.add("teams");
    show(<AccountSettings />);
    await section("Profile");
    expect(await screen.findByLabelText("Name")).toBeTruthy();
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(""),
    ).toContain("We couldn't load your teams. This app isn't responding right now.");
    press("Try again");
    expect(await screen.findByText("Create a team")).toBeTruthy();
  });
});

describe("the frame of the settings", () => {
  it("has a way back to the app, and the menus of team and account", async () => {
    behind.account = ada({ selectedTeam: team("t1", "Atlas") as never });
    show(<AccountSettings fullPage />);
    expect(screen.getByRole("link", { name: "Back to app" }).getAttribute("href")).toBe("/");
    expect(screen.getByRole("button", { name: "Teams, Atlas" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Account menu" })).toBeTruthy();
  });

  it("is not there inside of the app's own page", () => {
    show(<AccountSettings />);
    expect(screen.queryByRole("link", { name: "Back to app" })).toBeNull();
  });

  it("gives its place to the app's own header", () => {
    show(<AccountSettings fullPage header={<p>Almanac</p>} />);
    expect(screen.getByText("Almanac")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Back to app" })).toBeNull();
  });

  it("says how protected the account is, and leads to the section about it", () => {
    show(<AccountSettings />);
    const link = screen.getByRole("link", { name: /two-step sign-in off/ });
    expect([link.textContent, link.getAttribute("href")]).toEqual([
      "1 way to sign intwo-step sign-in off",
      "#auth",
    ]);
    cleanup();
    behind.account = ada({
      passkeyAuthEnabled: true,
      oauthProviders: [{ id: "github", account_id: "1", email: null }],
      isMultiFactorRequired: true,
    });
    show(<AccountSettings />);
    expect(screen.getByRole("link", { name: /two-step sign-in on/ }).textContent).toMatch(
      /^3 ways/,
    );
  });

  it("folds the list of sections, which names the shown one", async () => {
    show(<AccountSettings />);
    const fold = () =>
      within(screen.getByRole("navigation", { name: "Sections" })).getByRole("button");
    expect([fold().textContent, fold().getAttribute("aria-expanded")]).toEqual([
      "Profile",
      "false",
    ]);
    fireEvent.click(fold());
    expect(fold().getAttribute("aria-expanded")).toBe("true");
    await goTo("sessions");
    expect([fold().textContent, fold().getAttribute("aria-expanded")]).toEqual([
      "Sessions",
      "false",
    ]);
    await goTo("team-creation");
    expect(fold().textContent).toBe("Create a team");
    change((rows) => {
      rows.teams = [team("t1", "Atlas")];
    });
    await goTo("team-t1");
    expect(fold().textContent).toBe("Atlas");
  });

  it("says in the overview that no recovery codes are left", () => {
    behind.account = ada({ isMultiFactorRequired: true, useRecoveryCodeCount: () => 0 });
    show(<AccountSettings />);
    expect(screen.getByRole("link", { name: /two-step sign-in on/ }).textContent).toMatch(
      /no recovery codes$/,
    );
  });
});

describe("a new team", () => {
  it("is created, and its section opens", async () => {
    history.replaceState(null, "", "/#team-creation");
    show(<AccountSettings />);
    await screen.findByLabelText("Team name");
    type("Team name", "  Engines ");
    press("Create team");
    await vi.waitFor(() => expect(location.hash).toBe("#team-new"), { timeout: 15_000 });
    expect(behind.account?.createTeam).toHaveBeenCalledWith({ displayName: "Engines" });
  });

  it("that is refused says why, and keeps the name", async () => {
    if (behind.account)
      vi.mocked(behind.account.createTeam).mockRejectedValueOnce(refusal("TEAM_ALREADY_EXISTS"));
    history.replaceState(null, "", "/#team-creation");
    show(<AccountSettings />);
    await screen.findByLabelText("Team name");
    type("Team name", "Engines");
    press("Create team");
    expect(await screen.findByText("This team already exists.")).toBeTruthy();
    expect((screen.getByLabelText("Team name") as HTMLInputElement).value).toBe("Engines");
  });
});
