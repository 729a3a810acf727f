import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { AccountSettings } from "../../src/screens/account-settings/account-settings.js";
import { press, startStage, type } from "./stage.js";

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

const stage = startStage({
  oauthProviders: [{ id: "github", enabled: true, type: "shared" }],
});

const createTeam = async (displayName = "Atlas"): Promise<string> =>
  (await (await stage.app.getUser({ or: "throw" })).createTeam({ displayName })).id;
const failTeams = () => stage.fault({ path: "/teams", method: "GET", effect: "drop" });

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
  it("ask signed-out visitors to sign in, and return", async () => {
    stage.signOut();
    history.replaceState(null, "", "/handler/account-settings");
    await stage.render(<AccountSettings />);
    await press("Sign in");
    await stage.leavesFor("/handler/sign-in", {
      after_auth_return_to: "/handler/account-settings",
    });
    expect(stage.left).toHaveBeenCalledOnce();
  });

  it("say that the session ended elsewhere, and return to the same section", async () => {
    history.replaceState(null, "", "/handler/account-settings#sessions");
    await stage.render(<AccountSettings />);
    await section("Sessions");
    const { items } = await stage.server("GET", `/auth/sessions?user_id=${stage.me.id}`);
    for (const { id } of items)
      await stage.server("DELETE", `/auth/sessions/${id}?user_id=${stage.me.id}`);
    await goTo("profile");
    await goTo("sessions");
    await screen.findByRole("heading", { level: 1, name: "Sign in to see your settings" });
    await screen.findByText("Your session has ended. Sign in again.");
    await press("Sign in");
    await waitFor(() => expect(stage.left).toHaveBeenCalledOnce());
    expect(stage.wentTo.searchParams.get("after_auth_return_to")).toBe(
      "/handler/account-settings#sessions",
    );
  });

  it("do not say so to people who sign out themselves", async () => {
    history.replaceState(null, "", "/handler/account-settings");
    await stage.render(<AccountSettings />);
    await section("Profile");
    void stage.app.signOut();
    await screen.findByText("You'll see your account settings once you've signed in.");
  });

  it("begin with the profile, and list every section as a link", async () => {
    await stage.render(<AccountSettings />);
    await section("Profile");
    expect(entries().map((link) => link.getAttribute("href"))).toEqual([
      "#profile",
      "#auth",
      "#sessions",
      "#activity",
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
    await stage.render(<AccountSettings />);
    await section(title);
    expect(current()).toHaveLength(1);
  });

  it("show the section of the path if there is no hash, and the hash outweighs it", async () => {
    await stage.render(<AccountSettings section="sessions" />);
    await section("Sessions");
    await goTo("settings");
    await section("Appearance and account");
  });

  it("show the profile for a hash that names nothing, even one that is no text", async () => {
    history.replaceState(null, "", "/#%E0%A4%A");
    await stage.render(<AccountSettings />);
    await section("Profile");
  });

  it("name the shown section in the title of the page", async () => {
    document.title = "Account settings · Atlas";
    const id = await createTeam("Engines");
    history.replaceState(null, "", "/#sessions");
    await stage.render(<AccountSettings />);
    await section("Sessions");
    expect(document.title).toBe("Sessions · Account settings · Atlas");
    await goTo(`team-${id}`);
    await section("Engines");
    expect(document.title).toBe("Engines · Account settings · Atlas");
    cleanup();
    expect(document.title).toBe("Account settings · Atlas");
  });

  it("leave the title of the page that is opened next as it is", async () => {
    document.title = "Account settings · Atlas";
    await stage.render(<AccountSettings section="sessions" />);
    await section("Sessions");
    document.title = "Home · Atlas";
    cleanup();
    expect(document.title).toBe("Home · Atlas");
  });

  it("another section takes the focus to its heading", async () => {
    await stage.render(<AccountSettings />);
    await section("Profile");
    const title = screen.getByRole("heading", { level: 1 });
    expect(document.activeElement, "the page was opened by a link of the app").toBe(title);
    await goTo("sessions");
    expect(document.activeElement).toBe(await section("Sessions"));
  });

  it("have sections of the app's own after the kit's", async () => {
    history.replaceState(null, "", "/#billing");
    await stage.render(
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
    const id = await createTeam();
    history.replaceState(null, "", `/#team-${id}`);
    await stage.render(<AccountSettings />);
    await section("Atlas");
    expect(current().map((link) => link.getAttribute("href"))).toEqual([`#team-${id}`]);
  });

  it("list the teams that came with the page, without a request", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    failTeams();
    const given = Promise.resolve({
      teams: [{ id: "t1", displayName: "Atlas", profileImageUrl: null }],
      canCreate: false,
    });
    await stage.render(<AccountSettings teams={given} />);
    expect(entries().map(({ textContent }) => textContent)).toContain("AAtlas");
    await goTo("sessions");
    expect(await screen.findByText(/We couldn't load your teams/)).toBeTruthy();
  });

  it("ask for the teams if the page could not", async () => {
    await createTeam();
    await stage.render(<AccountSettings teams={Promise.resolve(null)} />);
    expect(entries().map(({ textContent }) => textContent)).toContain("AAtlas");
  });

  it("one part that cannot be loaded leaves the others as they are, and can be tried again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const end = failTeams();
    await stage.render(<AccountSettings />);
    await section("Profile");
    expect(await screen.findByLabelText("Name")).toBeTruthy();
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(""),
    ).toContain("We couldn't load your teams. This app isn't responding right now.");
    end();
    await press("Try again");
    expect(await screen.findByText("Create a team")).toBeTruthy();
  });
});

describe("the frame of the settings", () => {
  /** Gives the person a second factor, without recovery codes. */
  const protect = async () =>
    (await stage.app.getUser({ or: "throw" })).update({
      totpMultiFactorSecret: new Uint8Array(20).fill(7),
    });

  it("has a way back to the app, and the menus of team and account", async () => {
    await createTeam();
    await stage.render(<AccountSettings fullPage />);
    expect(screen.getByRole("link", { name: "Back to app" }).getAttribute("href")).toBe("/");
    expect(screen.getByRole("button", { name: "Teams, Atlas" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Account menu" })).toBeTruthy();
  });

  it("is not there inside of the app's own page", async () => {
    await stage.render(<AccountSettings />);
    expect(screen.queryByRole("link", { name: "Back to app" })).toBeNull();
  });

  it("gives its place to the app's own header", async () => {
    await stage.render(<AccountSettings fullPage header={<p>Almanac</p>} />);
    expect(screen.getByText("Almanac")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Back to app" })).toBeNull();
  });

  it("says how protected the account is, and leads to the section about it", async () => {
    await stage.render(<AccountSettings />);
    const link = screen.getByRole("link", { name: /two-step sign-in off/ });
    expect([link.textContent, link.getAttribute("href")]).toEqual([
      "1 way to sign intwo-step sign-in off",
      "#auth",
    ]);
  });

  it("counts every way to sign in", async () => {
    await stage.connect("github");
    await protect();
    await stage.render(<AccountSettings />);
    expect(screen.getByRole("link", { name: /two-step sign-in on/ }).textContent).toMatch(
      /^2 ways/,
    );
  });

  it("folds the list of sections, which names the shown one", async () => {
    await stage.render(<AccountSettings />);
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
    await goTo(`team-${await createTeam()}`);
    expect(fold().textContent).toBe("Atlas");
  });

  it("says in the overview that no recovery codes are left", async () => {
    await protect();
    await stage.render(<AccountSettings />);
    expect(screen.getByRole("link", { name: /two-step sign-in on/ }).textContent).toMatch(
      /no recovery codes$/,
    );
  });
});

describe("a new team", () => {
  it("is created, and its section opens", async () => {
    history.replaceState(null, "", "/#team-creation");
    await stage.render(<AccountSettings />);
    await screen.findByLabelText("Team name");
    type("Team name", "  Engines ");
    await press("Create team");
    await waitFor(() => expect(location.hash).toMatch(/^#team-(?!creation)/));
    const user = await stage.app.getUser({ or: "throw" });
    expect((await user.listTeams()).map(({ displayName }) => displayName)).toEqual(["Engines"]);
  });

  it("that is refused says why, and keeps the name", async () => {
    history.replaceState(null, "", "/#team-creation");
    await stage.render(<AccountSettings />);
    await screen.findByLabelText("Team name");
    stage.fault({ path: "/teams", method: "POST", effect: "drop" });
    type("Team name", "Engines");
    await press("Create team");
    expect(await screen.findByText(/This app isn't responding right now/)).toBeTruthy();
    expect((screen.getByLabelText("Team name") as HTMLInputElement).value).toBe("Engines");
  });
});

describe("a project that does not let people create teams", () => {
  const closed = startStage({ clientTeamCreationEnabled: false });

  it("lists none to people without any", async () => {
    await closed.render(<AccountSettings />);
    await section("Profile");
    expect(screen.queryByText("Teams")).toBeNull();
  });
});
