import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { invitationCodeIn } from "../../src/screens/pages/invitation-ahead.js";
import { SignUp } from "../../src/screens/pages/sign-up.js";
import { newEmail } from "../support/addresses.js";
import { startStage } from "./stage.js";

const stage = startStage({ magicLinkEnabled: false, passkeyEnabled: false });

const PREVIEW = "POST /team-invitations/accept/preview";
const openFor = (page: string) => {
  history.replaceState(null, "", `/join?after_auth_return_to=${encodeURIComponent(page)}`);
  return stage.render(<SignUp />);
};
const field = async () => (await screen.findByLabelText("Email")) as HTMLInputElement;

describe("an app's own sign-up page", () => {
  let email: string;
  let code: string;
  beforeEach(async () => {
    stage.signOut();
    email = newEmail();
    const { id } = await stage.server("POST", "/teams", { display_name: "Engines" });
    await stage.server("POST", "/team-invitations/send-code", {
      team_id: id,
      email,
      callback_url: `${location.origin}/handler/team-invitation`,
    });
    code = await stage.codeMailed("team_invitation", email);
  });

  it("fills in the address of the invitation to which the visitor returns", async () => {
    await openFor(`/handler/team-invitation?code=${code}`);
    expect(await field()).toMatchObject({ value: email, readOnly: true });
    expect(document.body.textContent).toContain("Engines");
  });

  it("is an ordinary one for an invitation that is over", async () => {
    await stage.changeCodes({ expires_at: 0 });
    await openFor(`/handler/team-invitation?code=${code}`);
    expect(await field()).toMatchObject({ value: "", readOnly: false });
  });

  it.each(["/account", "/handler/team-invitation", "/other?code=abc", "http://["])(
    "asks for no invitation on the way to %s",
    async (page) => {
      await openFor(page);
      expect((await field()).value).toBe("");
      expect(stage.calls).not.toContain(PREVIEW);
    },
  );
});

it("an invitation is found with and without the base path of the app", () => {
  vi.stubEnv("__NEXT_ROUTER_BASEPATH", "/shop");
  const page = "/handler/team-invitation";
  for (const open of [`${page}?code=abc`, `/shop${page}?code=abc`])
    for (const wanted of [page, `/shop${page}`]) expect(invitationCodeIn(open, wanted)).toBe("abc");
  expect(invitationCodeIn(`/other${page}?code=abc`, page)).toBeUndefined();
});
