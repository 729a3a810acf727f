import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { MagicLinkSignIn } from "../../src/screens/components/magic-link-sign-in.js";
import { EmailUnavailable } from "../../src/screens/pages/email-unavailable.js";
import { EmailVerification } from "../../src/screens/pages/email-verification.js";
import { ForgotPassword } from "../../src/screens/pages/forgot-password.js";
import { Frame } from "../../src/ui/card.js";
import { NoMailContext } from "../../src/ui/no-mail.js";
import { hasHeading, press, startStage, type } from "./stage.js";

const stage = startStage({ magicLinkEnabled: true });

const PROMISES = /we sent|we'll email|check your (email|spam)|new code|send link/i;

const open = (page: ReactNode) =>
  stage.render(<NoMailContext value={<EmailUnavailable />}>{page}</NoMailContext>);
const promisesNothing = () => {
  expect(screen.getByText(/This app can't send email/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(PROMISES);
};

describe("without a mail server", () => {
  it("a forgotten password has no form, whatever the account", async () => {
    stage.signOut();
    await open(<ForgotPassword />);
    await hasHeading("Reset your password");
    promisesNothing();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toBeTruthy();
  });

  it("a code is no promise, before and after it was requested", async () => {
    stage.signOut();
    await open(
      <Frame>
        <MagicLinkSignIn />
      </Frame>,
    );
    promisesNothing();
    type("Email", stage.me.email);
    await press("Send code");
    expect(await screen.findByLabelText("One-time code")).toBeTruthy();
    promisesNothing();
    expect(screen.getByRole("button", { name: "Use another address" })).toBeTruthy();
  });

  it("a sign-up waits for no code, and can go on", async () => {
    await stage.signIn(await stage.createPerson({ primary_email_verified: false }));
    await open(<EmailVerification />);
    await hasHeading("Verify your email address");
    promisesNothing();
    expect(screen.getByRole("link", { name: "Do this later" })).toBeTruthy();
  });
});
