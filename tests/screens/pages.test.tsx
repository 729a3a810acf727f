import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Protect } from "../../src/screens/components/protect.js";
import { SignedIn, SignedOut } from "../../src/screens/components/signed-in.js";
import { CliAuthConfirmation } from "../../src/screens/pages/cli-auth-confirm.js";
import { ErrorPage } from "../../src/screens/pages/error-page.js";
import { SignOut } from "../../src/screens/pages/sign-out.js";
import { TeamCreation } from "../../src/screens/pages/team-creation.js";
import { hasHeading, isSaid, press, startStage, type } from "./stage.js";

const stage = startStage();

const times = (call: string) => stage.calls.filter((one) => one === call).length;

describe("the sign-out page", () => {
  const END = "DELETE /auth/sessions/current";

  it("does not sign out when opened: there is one button", async () => {
    await stage.render(<SignOut />);
    expect(times(END)).toBe(0);
    await press("Sign out");
    await hasHeading("You're signed out");
    expect(times(END)).toBe(1);
  });

  it("signs out by itself if the visitor came from the app's own pages", async () => {
    await stage.render(
      <StrictMode>
        <SignOut automatic />
      </StrictMode>,
    );
    await hasHeading("You're signed out");
    expect(times(END)).toBe(1);
  });

  it("says that a signed-out visitor is signed out", async () => {
    stage.signOut();
    await stage.render(<SignOut automatic />);
    await hasHeading("You're signed out");
    expect(times(END)).toBe(0);
  });

  it("says to signed-out people only that an account was deleted", async () => {
    const page = <SignOut searchParams={{ deleted: "1" }} />;
    await stage.render(page);
    await hasHeading("Sign out?");
    cleanup();
    stage.signOut();
    await stage.render(page);
    await hasHeading("Account deleted");
  });
});

describe("the error page", () => {
  it.each([
    ["OAUTH_PROVIDER_ACCESS_DENIED", "Sign-in cancelled"],
    [
      "OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER",
      "This account belongs to someone else here",
    ],
    ["USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION", "Another account is already connected"],
  ])("has a screen for %s", async (errorCode, title) => {
    await stage.render(<ErrorPage searchParams={{ errorCode }} />);
    await hasHeading(title);
  });

  it("says other known errors in its own words", async () => {
    await stage.render(<ErrorPage searchParams={{ errorCode: "OUTER_OAUTH_TIMEOUT" }} />);
    expect(screen.getByRole("alert").textContent).toBe("Signing in took too long. Try again.");
  });

  it.each(["YOU_WON_CALL_555", "constructor", ""])(
    "never shows a text from the address: %s",
    async (errorCode) => {
      await stage.render(
        <ErrorPage
          searchParams={{ errorCode, message: "Call 555 now", details: '{"email":"Call 555"}' }}
        />,
      );
      expect(document.body.textContent).not.toContain("555");
      expect(screen.getByRole("alert").textContent).toBe(
        "Try again. If it keeps happening, tell the people who run this app.",
      );
    },
  );
});

describe("a sign-in on the command line", () => {
  let request: { login_code: string; polling_code: string };
  beforeEach(async () => {
    request = (await stage.project.call("POST", "/auth/cli", { body: {} })).body;
  });
  const open = (login_code = request.login_code) =>
    stage.render(<CliAuthConfirmation searchParams={{ login_code }} />);
  const isPolled = async () => {
    const body = { polling_code: request.polling_code };
    return (await stage.project.call("POST", "/auth/cli/poll", { body })).body.status;
  };

  it("A8: shows the end of the code, to be compared with the terminal", async () => {
    await open();
    const end = request.login_code.slice(-8).toUpperCase();
    expect(screen.getByText(`${end.slice(0, 4)}-${end.slice(4)}`)).toBeTruthy();
  });

  it("is confirmed by a click, after a warning that names the account", async () => {
    await open();
    expect(screen.getByText("Ada Lovelace")).toBeTruthy();
    expect(await isPolled()).toBe("waiting");
    await press("Yes, sign in");
    await hasHeading("Your terminal is signed in");
    expect(await isPolled()).toBe("success");
  });

  it("can be declined, and nothing is signed in", async () => {
    await open();
    fireEvent.click(screen.getByRole("link", { name: "Cancel" }));
    await hasHeading("Request cancelled");
    expect(await isPolled()).toBe("waiting");
  });

  it("that is not known says so", async () => {
    await open("0".repeat(45));
    await press("Yes, sign in");
    await hasHeading("We couldn't sign in your terminal");
  });

  it("without a code says so", async () => {
    await open("");
    await hasHeading("This link is incomplete");
  });
});

describe("what only some may see", () => {
  it("SignedIn and SignedOut show their children to one or the other", async () => {
    const both = (
      <div>
        <SignedIn>in</SignedIn>
        <SignedOut>out</SignedOut>
      </div>
    );
    await stage.render(both);
    expect(document.body.textContent).toBe("in");
    cleanup();
    stage.signOut();
    await stage.render(both);
    expect(document.body.textContent).toBe("out");
  });

  const READS = "/project-permissions";
  const define = (scope: "project" | "team", id: string) =>
    stage.project.call("POST", `/${scope}-permission-definitions`, {
      level: "admin",
      body: { id, description: "", contained_permission_ids: [] },
    });
  const page = (
    <Protect permission="read" fallback="ask for it">
      secret
    </Protect>
  );
  const allow = async () => {
    await define("project", "read");
    await stage.server("POST", `${READS}/${stage.me.id}/read`);
  };

  it("Protect shows its children to users with the permission", async () => {
    await allow();
    await stage.render(page);
    await isSaid("secret");
  });

  it("Protect checks a permission in a team by the team's id", async () => {
    await define("team", "invoices");
    const create = (display_name: string) =>
      stage.server("POST", "/teams", { display_name, creator_user_id: stage.me.id });
    const [own, other] = await Promise.all(["Engines", "Looms"].map(create));
    await stage.server("POST", `/team-permissions/${own.id}/${stage.me.id}/invoices`);
    await stage.render(
      <>
        <Protect permission="invoices" team={{ id: own.id }} fallback="ask Engines">
          the invoices of Engines
        </Protect>
        <Protect permission="invoices" team={{ id: other.id }} fallback="ask Looms">
          the invoices of Looms
        </Protect>
      </>,
    );
    await isSaid(/the invoices of Engines/);
    await isSaid(/ask Looms/);
    expect(document.body.textContent).not.toMatch(/ask Engines|the invoices of Looms/);
  });

  it("Protect checks a role in its team, and shows the fallback without a team", async () => {
    await stage.server("POST", "/team-roles", { id: "clerk" });
    const own = await stage.server("POST", "/teams", {
      display_name: "Mills",
      creator_user_id: stage.me.id,
    });
    await stage.server("POST", `/team-permissions/${own.id}/${stage.me.id}/clerk`);
    const team = { id: own.id };
    await stage.render(
      <>
        <Protect role="clerk" team={team} fallback="no clerk">
          the books
        </Protect>
        <Protect role="member" team={team} fallback="no member">
          the lists
        </Protect>
        <Protect role="clerk" permission="$none" team={team} fallback="not both">
          the safe
        </Protect>
        <Protect role="clerk" fallback="no team">
          all books
        </Protect>
      </>,
    );
    await isSaid(/the books/);
    for (const text of [/no member/, /not both/, /no team/]) await isSaid(text);
    expect(document.body.textContent).not.toMatch(/no clerk|the lists|the safe|all books/);
  });

  it("Protect shows the fallback to users without the permission", async () => {
    await stage.render(page);
    await isSaid("ask for it");
    expect(screen.queryByText("secret")).toBeNull();
  });

  it("Protect says that the permission could not be read, and reads it again on a press", async () => {
    await allow();
    const end = stage.fault({ path: READS, effect: "drop" });
    await stage.render(page);
    await isSaid(/app isn't responding/);
    expect(screen.queryByText("ask for it")).toBeNull();
    end();
    await press("Try again");
    await isSaid("secret");
  });

  it("Protect shows nothing secret while it does not know", async () => {
    await allow();
    stage.fault({ path: READS, effect: "hold" });
    await stage.render(page);
    await waitFor(() => expect(times(`GET ${READS}`)).toBe(1));
    expect(document.body.textContent).toBe("");
  });
});

describe("creating a team", () => {
  it("creates it and says so", async () => {
    const created = vi.fn();
    await stage.render(<TeamCreation onCreated={created} />);
    await press("Create team");
    await isSaid("Enter a name.");
    type("Team name", " Engines ");
    await press("Create team");
    await isSaid("Engines created");
    const { items } = await stage.server("GET", `/teams?user_id=${stage.me.id}`);
    expect(items.map(({ display_name }: { display_name: string }) => display_name)).toEqual([
      "Engines",
    ]);
    expect(created).toHaveBeenCalledExactlyOnceWith(items[0].id);
  });

  it("is not offered if the app's users may not", async () => {
    const permit = (client_team_creation_enabled: boolean) =>
      stage.project.call("PATCH", "/projects/current", {
        level: "admin",
        body: { config: { client_team_creation_enabled } },
      });
    await permit(false);
    await act(async () => stage.render(<TeamCreation />));
    await isSaid("You can't create teams in this app.");
    await permit(true);
  });
});
