import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KnownErrors } from "../../src/protocol/errors/index.js";
import { Protect } from "../../src/screens/components/protect.js";
import { SignedIn, SignedOut } from "../../src/screens/components/signed-in.js";
import { CliAuthConfirmation } from "../../src/screens/pages/cli-auth-confirm.js";
import { ErrorPage } from "../../src/screens/pages/error-page.js";
import { OAuthCallback } from "../../src/screens/pages/oauth-callback.js";
import { SignOut } from "../../src/screens/pages/sign-out.js";
import { TeamCreation } from "../../src/screens/pages/team-creation.js";
import { TeamInvitation } from "../../src/screens/pages/team-invitation.js";
import {
  ada,
  behind,
  hasHeading,
  heading,
  ok,
  press,
  project,
  refuse,
  resetStage,
  show,
  type,
} from "./stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./stage.js")).connectToStage(),
);

beforeEach(resetStage);
afterEach(cleanup);

describe("the sign-out page", () => {
  it("does not sign out when opened: there is one button", async () => {
    behind.user = ada;
    show(<SignOut />);
    expect(behind.app.signOut).not.toHaveBeenCalled();
    press("Sign out");
    await hasHeading("You're signed out");
  });

  it("signs out by itself if the visitor came from the app's own pages", async () => {
    behind.user = ada;
    show(
      <StrictMode>
        <SignOut automatic />
      </StrictMode>,
    );
    await waitFor(() => expect(behind.app.signOut).toHaveBeenCalledOnce());
  });

  it("says that a signed-out visitor is signed out", () => {
    show(<SignOut automatic />);
    expect(heading()).toBe("You're signed out");
    expect(behind.app.signOut).not.toHaveBeenCalled();
  });
});

it("the sign-out page says to signed-out people only that an account was deleted", () => {
  const { again } = show(<SignOut searchParams={{ deleted: "1" }} />);
  expect(heading()).toBe("Account deleted");
  behind.user = ada;
  again(<SignOut searchParams={{ deleted: "1" }} />);
  expect(heading()).toBe("Sign out?");
});

describe("the error page", () => {
  it.each([
    ["OAUTH_PROVIDER_ACCESS_DENIED", "Sign-in cancelled"],
    [
      "OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER",
      "This account belongs to someone else here",
    ],
    ["USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION", "Another account is already connected"],
  ])("has a screen for %s", (errorCode, title) => {
    show(<ErrorPage searchParams={{ errorCode }} />);
    expect(heading()).toBe(title);
  });

  it("says other known errors in its own words", () => {
    show(<ErrorPage searchParams={{ errorCode: "OUTER_OAUTH_TIMEOUT" }} />);
    expect(screen.getByRole("alert").textContent).toBe("Signing in took too long. Try again.");
  });

  it.each(["YOU_WON_CALL_555", "constructor", ""])(
    "never shows a text from the address: %s",
    (errorCode) => {
      show(
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

describe("the OAuth callback page", () => {
  it("finishes once, also when React runs its effects twice", async () => {
    show(
      <StrictMode>
        <OAuthCallback />
      </StrictMode>,
    );
    await waitFor(() => expect(behind.app.callOAuthCallback).toHaveBeenCalledOnce());
    expect(behind.app.redirectToSignIn).not.toHaveBeenCalled();
  });

  it.each([
    ["Connect and sign in", true],
    ["Cancel", false],
  ])("asks before it connects a provider: %s", async (button, connects) => {
    const answered = vi.fn();
    behind.app.callOAuthCallback.mockImplementation(async ({ confirmConnection } = {}) => {
      answered(await confirmConnection?.({ provider: "google", email: "ada@example.com" }));
      return connects;
    });
    show(<OAuthCallback />);
    expect(await screen.findByText("Connect Google to your account?")).toBeTruthy();
    expect(screen.getByText("ada@example.com")).toBeTruthy();
    press(button);
    await waitFor(() => expect(answered).toHaveBeenCalledWith(connects));
    expect(screen.queryByText("Connect Google to your account?")).toBeNull();
    await waitFor(() =>
      expect(behind.app.redirectToSignIn).toHaveBeenCalledTimes(connects ? 0 : 1),
    );
  });

  it("goes to the sign-in page if there is nothing to finish", async () => {
    behind.app.callOAuthCallback.mockResolvedValue(false);
    show(<OAuthCallback />);
    await waitFor(() =>
      expect(behind.app.redirectToSignIn).toHaveBeenCalledWith({
        noRedirectBack: true,
        replace: true,
      }),
    );
  });

  it.each([
    [new Error("boom"), "We couldn't finish signing you in. Try again."],
    [new KnownErrors.InvalidTotpCode(), "That code wasn't right. Sign in again."],
    [new KnownErrors.SignUpNotEnabled(), "This app isn't accepting new accounts right now."],
  ])("says that %s went wrong, with a way back", async (error, words) => {
    behind.app.callOAuthCallback.mockRejectedValue(error);
    show(<OAuthCallback />);
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toBeTruthy();
  });
});

describe("a mailed invitation", () => {
  const mailed = { code: "c".repeat(45) };

  it("asks signed-out visitors to sign in, and returns", async () => {
    show(<TeamInvitation searchParams={mailed} />);
    await hasHeading("Join Engines");
    const back = `?after_auth_return_to=${encodeURIComponent(`/handler/team-invitation?code=${mailed.code}`)}`;
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      `/handler/sign-in${back}`,
    );
    expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe(
      `/handler/sign-up${back}`,
    );
    expect(behind.app.verifyTeamInvitationCode).not.toHaveBeenCalled();
  });

  it("names the inviter and the invited address before anyone has signed in", async () => {
    behind.app.getTeamInvitationDetails.mockImplementation(
      ok({
        teamDisplayName: "Engines",
        teamProfileImageUrl: "data:image/png;base64,iVBORw0KGgo=",
        inviterDisplayName: "Charles Babbage",
        recipientEmail: "ada@example.com",
      }),
    );
    show(<TeamInvitation searchParams={mailed} />);
    await hasHeading("Join Engines");
    expect(document.querySelector(".stk-card-head .stk-text")?.textContent).toBe(
      "Charles Babbage invited you to join the team Engines.",
    );
    expect(document.body.textContent).toContain("The invitation was sent to ada@example.com.");
    expect(document.querySelectorAll(".stk-pictures .stk-avatar")).toHaveLength(2);
  });

  it("is shown without its team if the service needs a user for that", async () => {
    behind.app.getTeamInvitationDetails.mockRejectedValue(
      new KnownErrors.UserAuthenticationRequired(),
    );
    show(<TeamInvitation searchParams={mailed} />);
    await hasHeading("You've been invited to a team");
    expect(screen.getByRole("link", { name: "Sign in" })).toBeTruthy();
  });

  it("that has expired says so before anyone has signed in", async () => {
    behind.app.getTeamInvitationDetails.mockImplementation(
      refuse(new KnownErrors.VerificationCodeExpired()),
    );
    show(<TeamInvitation searchParams={mailed} />);
    await hasHeading("This link has expired");
  });

  it("asks people without a name for it, once", async () => {
    const update = vi.fn(async () => {});
    behind.user = { ...ada, displayName: null, update };
    show(<TeamInvitation searchParams={mailed} />);
    await hasHeading("Join Engines");
    press("Join team");
    expect(screen.getByText("Enter a name.")).toBeTruthy();
    expect(behind.app.acceptTeamInvitation).not.toHaveBeenCalled();
    fireEvent.input(screen.getByLabelText("Your name"), { target: { value: " Ada " } });
    press("Join team");
    await hasHeading("Welcome to Engines");
    expect(update).toHaveBeenCalledExactlyOnceWith({ displayName: "Ada" });
  });

  it("shows the team and joins only on a click", async () => {
    behind.user = ada;
    show(<TeamInvitation searchParams={mailed} />);
    await hasHeading("Join Engines");
    expect(behind.app.acceptTeamInvitation).not.toHaveBeenCalled();
    press("Join team");
    await hasHeading("Welcome to Engines");
  });

  it("opened by another account than the invited one shows both addresses and offers to switch", async () => {
    behind.user = ada;
    behind.app.getTeamInvitationDetails.mockImplementation(
      ok({ teamDisplayName: "Engines", recipientEmail: "charles@example.com" }),
    );
    show(<TeamInvitation searchParams={mailed} />);
    await hasHeading("Join Engines");
    expect(screen.getByText("charles@example.com")).toBeTruthy();
    expect(screen.getByText("ada@example.com")).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: "Use another account" }));
    const here = encodeURIComponent(`/handler/team-invitation?code=${mailed.code}`);
    expect(behind.app.signOut).toHaveBeenCalledWith({
      redirectUrl: `/handler/sign-in?after_auth_return_to=${here}`,
    });
  });

  it.each([
    [new KnownErrors.VerificationCodeNotFound(), "This link doesn't work"],
    [new KnownErrors.VerificationCodeExpired(), "This link has expired"],
    [new KnownErrors.VerificationCodeAlreadyUsed(), "This link has been used"],
    [new KnownErrors.VerificationCodeMaxAttemptsReached(), "Too many attempts"],
  ])("says %s", async (error, title) => {
    behind.user = ada;
    behind.app.verifyTeamInvitationCode.mockImplementation(refuse(error));
    show(<TeamInvitation searchParams={mailed} />);
    await hasHeading(title);
  });
});

describe("a sign-in on the command line", () => {
  const query = { login_code: "l1" };

  it("A8: shows the end of the code, to be compared with the terminal", () => {
    behind.user = ada;
    show(<CliAuthConfirmation searchParams={{ login_code: `${"0".repeat(37)}abcd12ef` }} />);
    expect(screen.getByText("ABCD-12EF")).toBeTruthy();
  });

  it("is confirmed by a click, after a warning that names the account", async () => {
    behind.user = ada;
    show(<CliAuthConfirmation searchParams={query} />);
    expect(screen.getByText("Ada Lovelace")).toBeTruthy();
    expect(behind.app.confirmCliLogin).not.toHaveBeenCalled();
    press("Yes, sign in");
    await hasHeading("Your terminal is signed in");
    expect(behind.app.confirmCliLogin).toHaveBeenCalledWith("l1");
  });

  it("can be declined, and nothing is signed in", () => {
    behind.user = ada;
    show(<CliAuthConfirmation searchParams={query} />);
    fireEvent.click(screen.getByRole("link", { name: "Cancel" }));
    expect(heading()).toBe("Request cancelled");
  });

  it("that has expired says so", async () => {
    behind.user = ada;
    behind.app.confirmCliLogin.mockImplementation(
      refuse(Object.assign(new Error(), { code: "SERVICE_ERROR" })),
    );
    show(<CliAuthConfirmation searchParams={query} />);
    press("Yes, sign in");
    await hasHeading("We couldn't sign in your terminal");
  });

  it("without a code says so", () => {
    show(<CliAuthConfirmation searchParams={{}} />);
    expect(heading()).toBe("This link is incomplete");
  });
});

describe("what only some may see", () => {
  it("SignedIn and SignedOut show their children to one or the other", () => {
    const both = (
      <>
        <SignedIn>in</SignedIn>
        <SignedOut>out</SignedOut>
      </>
    );
    const { again } = show(both);
    expect(document.body.textContent).toBe("out");
    behind.user = ada;
    again(<div>{both}</div>);
    expect(document.body.textContent).toBe("in");
  });

  it("Protect shows its children to users with the permission", async () => {
    behind.user = ada;
    show(<Protect permission="read">secret</Protect>);
    expect(await screen.findByText("secret")).toBeTruthy();
  });

  it("Protect checks a permission in a team by the team's id", async () => {
    const hasPermission = vi.fn(async (team: unknown) => (team as { id: string }).id === "t1");
    behind.user = { ...ada, hasPermission };
    show(
      <Protect permission="invoices" team={{ id: "t1" }}>
        secret
      </Protect>,
    );
    expect(await screen.findByText("secret")).toBeTruthy();
    expect(hasPermission).toHaveBeenCalledWith({ id: "t1" }, "invoices");
  });

  it("Protect shows the fallback to users without the permission", async () => {
    behind.user = { ...ada, hasPermission: async () => false };
    show(
      <Protect permission="read" fallback="ask for it">
        secret
      </Protect>,
    );
    expect(await screen.findByText("ask for it")).toBeTruthy();
    expect(screen.queryByText("secret")).toBeNull();
  });

  it("Protect says that the permission could not be read, and reads it again on a press", async () => {
    let isDown = true;
    behind.user = {
      ...ada,
      hasPermission: async () => {
        if (isDown) throw Object.assign(new Error("down"), { code: "NETWORK_ERROR" });
        return true;
      },
    };
    show(
      <Protect permission="read" fallback="ask for it">
        secret
      </Protect>,
    );
    expect(await screen.findByText(/app isn't responding/)).toBeTruthy();
    expect(screen.queryByText("ask for it")).toBeNull();
    isDown = false;
    press("Try again");
    expect(await screen.findByText("secret")).toBeTruthy();
  });

  it("Protect shows nothing secret while it does not know", () => {
    behind.user = { ...ada, hasPermission: () => new Promise<boolean>(() => {}) };
    show(<Protect permission="read">secret</Protect>);
    expect(document.body.textContent).toBe("");
  });
});

describe("creating a team", () => {
  it("creates it and says so", async () => {
    behind.user = ada;
    const created = vi.fn();
    show(<TeamCreation onCreated={created} />);
    press("Create team");
    expect(screen.getByText("Enter a name.")).toBeTruthy();
    type("Team name", " Engines ");
    press("Create team");
    expect(await screen.findByText("Engines created")).toBeTruthy();
    expect(created).toHaveBeenCalledWith("t1");
  });

  it("is not offered if the app's users may not", async () => {
    behind.user = ada;
    behind.app.useProject = () => project({ clientTeamCreationEnabled: false });
    await act(async () => show(<TeamCreation />));
    expect(screen.getByText("You can't create teams in this app.")).toBeTruthy();
  });
});
