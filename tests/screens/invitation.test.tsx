import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { TeamInvitation } from "../../src/screens/pages/team-invitation.js";
import { newEmail } from "../support/addresses.js";
import { hasHeading, isSaid, press, startStage } from "./stage.js";

const stage = startStage();

const PICTURE = "data:image/png;base64,iVBORw0KGgo=";
const SEND = "/team-invitations/send-code";

let team: string;
let code: string;

/** Mails an invitation to an address, from a server or by a member's session. */
async function invite(email: string, token?: string): Promise<void> {
  const callback_url = `${location.origin}/handler/team-invitation`;
  const { status } = await stage.project.call("POST", SEND, {
    level: token ? "client" : "server",
    token,
    body: { team_id: team, email, callback_url },
  });
  expect(status).toBe(200);
  code = await stage.codeMailed("team_invitation", email);
  stage.calls.splice(0);
}

const open = () => stage.render(<TeamInvitation searchParams={{ code }} />);
const isMember = async () =>
  (await stage.server("GET", `/users?team_id=${team}`)).items.some(
    ({ id }: { id: string }) => id === stage.me.id,
  );

beforeEach(async () => {
  const made = await stage.server("POST", "/teams", {
    display_name: "Engines",
    profile_image_url: PICTURE,
  });
  team = made.id;
});

describe("a mailed invitation of a visitor", () => {
  beforeEach(async () => {
    await invite(stage.me.email);
    stage.signOut();
  });

  it("asks them to sign in, and returns", async () => {
    await open();
    await hasHeading("Join Engines");
    const back = `?after_auth_return_to=${encodeURIComponent(`/handler/team-invitation?code=${code}`)}`;
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      `/handler/sign-in${back}`,
    );
    expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe(
      `/handler/sign-up${back}`,
    );
    expect(await isMember()).toBe(false);
  });

  it("names the inviter and the invited address", async () => {
    const inviter = await stage.createPerson({ display_name: "Charles Babbage" });
    await stage.server("POST", `/team-memberships/${team}/${inviter.id}`);
    await stage.server("POST", `/team-permissions/${team}/${inviter.id}/$invite_members`);
    const { access_token } = await stage.server("POST", "/auth/sessions", { user_id: inviter.id });
    const email = newEmail();
    await invite(email, access_token);
    await open();
    await hasHeading("Join Engines");
    expect(document.querySelector(".stk-card-head .stk-text")?.textContent).toBe(
      "Charles Babbage invited you to join the team Engines.",
    );
    expect(document.body.textContent).toContain(`The invitation was sent to ${email}.`);
    expect(document.querySelectorAll(".stk-pictures .stk-avatar")).toHaveLength(2);
  });

  it("is shown without its team if the service has no previews", async () => {
    stage.fault({ path: "/team-invitations/accept/preview", effect: 404 });
    await open();
    await hasHeading("You've been invited to a team");
    expect(screen.getByRole("link", { name: "Sign in" })).toBeTruthy();
  });

  it("that has expired says so", async () => {
    await stage.changeCodes({ expires_at: 0 });
    await open();
    await hasHeading("This link has expired");
  });
});

describe("a mailed invitation of a signed-in person", () => {
  it("shows the team and joins only on a click", async () => {
    await invite(stage.me.email);
    await open();
    await hasHeading("Join Engines");
    expect(await isMember()).toBe(false);
    await press("Join team");
    await hasHeading("Welcome to Engines");
    expect(await isMember()).toBe(true);
  });

  it("asks those without a name for it", async () => {
    await stage.signIn(await stage.createPerson({ display_name: null }));
    await invite(stage.me.email);
    await open();
    await hasHeading("Join Engines");
    await press("Join team");
    await isSaid("Enter a name.");
    expect(await isMember()).toBe(false);
    fireEvent.input(screen.getByLabelText("Your name"), { target: { value: " Ada " } });
    await press("Join team");
    await hasHeading("Welcome to Engines");
    expect((await stage.server("GET", `/users/${stage.me.id}`)).display_name).toBe("Ada");
  });

  it("for another account shows both addresses and offers to switch", async () => {
    const email = newEmail();
    await invite(email);
    await open();
    await hasHeading("Join Engines");
    expect(screen.getByText(email)).toBeTruthy();
    expect(screen.getByText(stage.me.email)).toBeTruthy();
    const end = stage.fault({ path: /sessions/, method: "DELETE", effect: 500 });
    fireEvent.click(screen.getByRole("link", { name: "Use another account" }));
    await isSaid(/Something went wrong/);
    end();
    await press("Try again");
    const here = `/handler/team-invitation?code=${code}`;
    await expect.poll(() => stage.left.mock.lastCall?.[0].pathname).toBe("/handler/sign-in");
    expect(stage.wentTo.searchParams.get("after_auth_return_to")).toBe(here);
    expect(stage.calls).toContain("DELETE /auth/sessions/current");
  });

  it.each([
    ["not known", async () => "c".repeat(45), "This link doesn't work"],
    ["expired", () => stage.changeCodes({ expires_at: 0 }), "This link has expired"],
    ["used", () => stage.changeCodes({ used_at: 1 }), "This link has been used"],
    ["out of attempts", () => stage.changeCodes({ attempts: 20 }), "Too many attempts"],
  ])("that is %s says so", async (_name, spoil, title) => {
    await invite(stage.me.email);
    code = (await spoil()) ?? code;
    await open();
    await hasHeading(title);
    expect(screen.getByRole("link", { name: "Go to home page" })).toBeTruthy();
  });
});
