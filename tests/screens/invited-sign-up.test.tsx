import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KnownErrors } from "../../src/protocol/errors/index.js";
import { invitationCodeIn } from "../../src/screens/pages/invitation-ahead.js";
import { SignUp } from "../../src/screens/pages/sign-up.js";
import { behind, ok, project, refuse, resetStage, show } from "./stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./stage.js")).connectToStage(),
);

beforeEach(resetStage);
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const byPassword = project({ magicLinkEnabled: false, passkeyEnabled: false, oauthProviders: [] });
const openFor = (page: string) =>
  history.replaceState(null, "", `/join?after_auth_return_to=${encodeURIComponent(page)}`);
const email = async () => (await screen.findByLabelText("Email")) as HTMLInputElement;

describe("an app's own sign-up page", () => {
  it("fills in the address of the invitation to which the visitor returns", async () => {
    behind.app.getTeamInvitationDetails.mockImplementation(
      ok({
        teamDisplayName: "Engines",
        teamProfileImageUrl: null,
        inviterDisplayName: "Charles Babbage",
        recipientEmail: "ada@example.com",
      }),
    );
    openFor("/handler/team-invitation?code=abc");
    await act(async () => show(<SignUp project={byPassword} />));
    expect((await email()).value).toBe("ada@example.com");
    expect((await email()).readOnly).toBe(true);
    expect(document.body.textContent).toContain("Engines");
    expect(behind.app.getTeamInvitationDetails).toHaveBeenCalledWith("abc");
  });

  it("is an ordinary one for an invitation that is over", async () => {
    behind.app.getTeamInvitationDetails.mockImplementation(
      refuse(new KnownErrors.VerificationCodeExpired()),
    );
    openFor("/handler/team-invitation?code=abc");
    await act(async () => show(<SignUp project={byPassword} />));
    expect((await email()).value).toBe("");
    expect((await email()).readOnly).toBe(false);
  });

  it.each(["/account", "/handler/team-invitation", "/other?code=abc", "http://["])(
    "asks for no invitation on the way to %s",
    async (page) => {
      openFor(page);
      await act(async () => show(<SignUp project={byPassword} />));
      expect((await email()).value).toBe("");
      expect(behind.app.getTeamInvitationDetails).not.toHaveBeenCalled();
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
