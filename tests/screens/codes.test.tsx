import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KnownErrors } from "../../src/protocol/errors/index.js";
import { EmailVerificationBanner } from "../../src/screens/components/email-verification-banner.js";
import { MagicLinkSignIn } from "../../src/screens/components/magic-link-sign-in.js";
import { EmailVerification } from "../../src/screens/pages/email-verification.js";
import { ForgotPassword } from "../../src/screens/pages/forgot-password.js";
import { MagicLinkCallback } from "../../src/screens/pages/magic-link-callback.js";
import { PasswordReset } from "../../src/screens/pages/password-reset.js";
import {
  ada,
  behind,
  hasHeading,
  heading,
  press,
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

const CODE = "c".repeat(45);
const mailed = { code: CODE };

const PROBLEMS = [
  ["not found", new KnownErrors.VerificationCodeNotFound(), "This link doesn't work"],
  ["of a wrong length", new KnownErrors.SchemaError({ message: "code" }), "This link doesn't work"],
  ["expired", new KnownErrors.VerificationCodeExpired(), "This link has expired"],
  ["out of attempts", new KnownErrors.VerificationCodeMaxAttemptsReached(), "Too many attempts"],
] as const;
const USED = [
  "used",
  new KnownErrors.VerificationCodeAlreadyUsed(),
  "This link has been used",
] as const;

describe("signing in with a mailed code", () => {
  const send = async () => {
    type("Email", "ada@example.com");
    press("Send code");
    await screen.findByLabelText("One-time code");
  };

  it("asks for the code in the same place, and signs in with it and the stored nonce", async () => {
    show(<MagicLinkSignIn />);
    await send();
    expect(screen.getByText("ada@example.com")).toBeTruthy();
    type("One-time code", "a1b2c3");
    await waitFor(() =>
      expect(behind.app.signInWithMagicLink).toHaveBeenCalledWith(`A1B2C3${"n".repeat(39)}`, {
        account: "ask",
      }),
    );
  });

  it("says under the code that it is wrong", async () => {
    behind.app.signInWithMagicLink.mockImplementation(
      refuse(new KnownErrors.VerificationCodeNotFound()),
    );
    show(<MagicLinkSignIn />);
    await send();
    type("One-time code", "A1B2C3");
    expect(
      await screen.findByText("That code isn't right. Check it, or ask for a new one."),
    ).toBeTruthy();
    expect(screen.getByLabelText("One-time code").getAttribute("aria-invalid")).toBe("true");
  });

  it("lets a person ask for another code after half a minute, and says that only the newest works", async () => {
    show(<MagicLinkSignIn />);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await send();
    // The seconds are seen only: they would be spoken each second.
    const resend = screen.getByRole("button", { name: "Send a new code" });
    expect(resend.textContent).toBe("Send a new code in 30 seconds");
    resend.click();
    expect(behind.app.sendMagicLinkEmail).toHaveBeenCalledTimes(1);
    act(() => vi.advanceTimersByTime(29_000));
    expect(resend.textContent).toBe("Send a new code in 1 second");
    act(() => vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    behind.app.sendMagicLinkEmail.mockResolvedValue({
      status: "ok",
      data: { nonce: "m".repeat(39), codeKind: "letters" },
    });
    press("Send a new code");
    expect(await screen.findByText(/Only the newest one works/)).toBeTruthy();
    type("One-time code", "A1B2C3");
    await waitFor(() =>
      expect(behind.app.signInWithMagicLink).toHaveBeenCalledWith(`A1B2C3${"m".repeat(39)}`, {
        account: "ask",
      }),
    );
  });

  it("is typed on a number pad if it consists of digits", async () => {
    behind.app.sendMagicLinkEmail.mockResolvedValue({
      status: "ok",
      data: { nonce: "n".repeat(39), codeKind: "digits" },
    });
    show(<MagicLinkSignIn />);
    await send();
    expect(screen.getByLabelText("One-time code").getAttribute("inputmode")).toBe("numeric");
    type("One-time code", "12 34 56");
    await waitFor(() =>
      expect(behind.app.signInWithMagicLink).toHaveBeenCalledWith(`123456${"n".repeat(39)}`, {
        account: "ask",
      }),
    );
  });

  it("goes back to the address, which stands there still", async () => {
    show(<MagicLinkSignIn />);
    await send();
    fireEvent.click(screen.getByText("Use another address"));
    const email = (await screen.findByLabelText("Email")) as HTMLInputElement;
    expect(email.value).toBe("ada@example.com");
    expect(document.activeElement).toBe(email);
  });

  it("does not move the focus when the page opens", () => {
    show(<MagicLinkSignIn />);
    expect(document.activeElement).toBe(document.body);
  });
});

describe("a mailed sign-in link", () => {
  it("spends nothing until a click", async () => {
    show(<MagicLinkCallback searchParams={mailed} />);
    expect(behind.app.signInWithMagicLink).not.toHaveBeenCalled();
    press("Sign in");
    await waitFor(() =>
      expect(behind.app.signInWithMagicLink).toHaveBeenCalledWith(CODE, { account: "ask" }),
    );
  });

  it.each([...PROBLEMS, USED])(
    "that is %s says so and offers a new one",
    async (_name, error, title) => {
      behind.app.signInWithMagicLink.mockImplementation(refuse(error));
      show(<MagicLinkCallback searchParams={mailed} />);
      press("Sign in");
      await hasHeading(title);
      expect(screen.getByRole("link", { name: "Send a new link" }).getAttribute("href")).toBe(
        "/handler/sign-in",
      );
    },
  );

  it("without a code does not work", () => {
    show(<MagicLinkCallback searchParams={{}} />);
    expect(heading()).toBe("This link doesn't work");
  });

  it("says nothing about codes to signed-in visitors", () => {
    behind.user = ada;
    show(<MagicLinkCallback searchParams={mailed} />);
    expect(heading()).toBe("You're already signed in");
  });
});

describe("a mailed verification link", () => {
  it("spends nothing until a click, then verifies", async () => {
    show(<EmailVerification searchParams={mailed} />);
    expect(behind.app.verifyEmail).not.toHaveBeenCalled();
    const button = screen.getByRole("button", { name: "Verify address" });
    button.focus();
    button.click();
    await hasHeading("Email address verified");
    expect(document.activeElement, "where the button was, what came of it is read").toBe(
      screen.getByRole("heading", { level: 1 }),
    );
  });

  it.each(PROBLEMS)("that is %s says so and offers a way on", async (_name, error, title) => {
    behind.app.verifyEmail.mockImplementation(refuse(error));
    show(<EmailVerification searchParams={mailed} />);
    press("Verify address");
    await hasHeading(title);
    expect(screen.getByRole("link", { name: "Open account settings" })).toBeTruthy();
  });

  it.each([new KnownErrors.VerificationCodeAlreadyUsed(), new KnownErrors.EmailAlreadyVerified()])(
    "that was used counts as done: %s",
    async (error) => {
      behind.app.verifyEmail.mockImplementation(refuse(error));
      show(<EmailVerification searchParams={mailed} />);
      press("Verify address");
      await hasHeading("Already verified");
    },
  );

  describe("in a browser that the account does not know", () => {
    const elsewhere = { email: "mary@example.com", isOwn: false, hasPassword: true };
    const link = { code: `482913${"c".repeat(39)}` };
    beforeEach(() => {
      behind.app.getEmailVerificationDetails.mockResolvedValue({ status: "ok", data: elsewhere });
    });

    it("shows the code to type, and spends nothing", async () => {
      show(<EmailVerification searchParams={link} />);
      await hasHeading("Verify mary@example.com");
      expect(screen.getByText("482 913")).toBeTruthy();
      expect(behind.app.verifyEmail).not.toHaveBeenCalled();
    });

    it("goes on with the password, and signs in", async () => {
      show(<EmailVerification searchParams={link} />);
      await hasHeading("Verify mary@example.com");
      type("Password", "her password");
      press("Go on here");
      await hasHeading("Email address verified");
      expect(behind.app.verifyEmail).toHaveBeenCalledWith(link.code, {
        password: "her password",
        isRejected: undefined,
      });
      expect(behind.app.signInWithCredential).toHaveBeenCalledWith({
        email: "mary@example.com",
        password: "her password",
        noRedirect: true,
      });
    });

    it("switches no session of another account, and names it", async () => {
      behind.user = ada;
      show(<EmailVerification searchParams={link} />);
      expect(await screen.findByText(/You're signed in as ada@example.com/)).toBeTruthy();
      type("Password", "her password");
      press("Go on here");
      await hasHeading("Email address verified");
      expect(behind.app.signInWithCredential).not.toHaveBeenCalled();
    });

    it("takes the address from an account that the reader did not make", async () => {
      show(<EmailVerification searchParams={link} />);
      await hasHeading("Verify mary@example.com");
      press("Remove my address");
      await hasHeading("Address removed");
      expect(behind.app.verifyEmail).toHaveBeenCalledWith(link.code, {
        password: undefined,
        isRejected: true,
      });
    });

    it("is found out by the button before the check has answered", async () => {
      behind.app.getEmailVerificationDetails.mockReturnValue(new Promise(() => {}));
      behind.app.verifyEmail.mockRejectedValue(new KnownErrors.UserAuthenticationRequired());
      show(<EmailVerification searchParams={link} />);
      press("Verify address");
      expect(await screen.findByText("482 913")).toBeTruthy();
    });
  });

  it("after a sign-up waits for the six digits, then goes on", async () => {
    behind.user = { ...ada, primaryEmailVerified: false };
    show(<EmailVerification searchParams={{}} />);
    expect(heading()).toBe("Check your email");
    type("Six-digit code", "482 913");
    await waitFor(() => expect(behind.app.redirectToAfterSignUp).toHaveBeenCalled());
    expect(behind.app.verifyEmail).toHaveBeenCalledWith("482913", expect.anything());
  });

  it("is asked for by a banner, until the address is verified", async () => {
    const sendVerificationEmail = vi.fn(async () => undefined);
    behind.user = { ...ada, primaryEmailVerified: false, sendVerificationEmail };
    show(<EmailVerificationBanner />);
    press("Send a new code");
    await waitFor(() => expect(sendVerificationEmail).toHaveBeenCalled());
    cleanup();
    behind.user = { ...ada, primaryEmailVerified: true };
    show(<EmailVerificationBanner />);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("keeps its button if the network failed, and says so", async () => {
    behind.app.verifyEmail.mockRejectedValue(new TypeError("Failed to fetch"));
    show(<EmailVerification searchParams={mailed} />);
    press("Verify address");
    expect(await screen.findByText(/This app isn't responding right now/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Verify address" })).toBeTruthy();
  });
});

describe("a mailed link to choose a new password", () => {
  const choose = () => {
    type("New password", "long enough");
    type("Repeat password", "long enough");
    press("Set new password");
  };

  it("looks at its code without spending it, and resets only when it is sent", async () => {
    show(<PasswordReset searchParams={mailed} />);
    expect(behind.app.getPasswordResetDetails).toHaveBeenCalledWith(CODE);
    // Password managers then store the new password for the right account.
    const username = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('[autocomplete="username"]');
      expect(found?.value).toBe("ada@example.com");
      return found;
    });
    expect(username?.hidden).toBe(true);
    await hasHeading("New password for ada@example.com");
    choose();
    await hasHeading("Password changed");
    expect(behind.app.resetPassword).toHaveBeenCalledWith({
      code: CODE,
      password: "long enough",
      account: "ask",
    });
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/handler/sign-in",
    );
  });

  it.each([...PROBLEMS, USED])(
    "that is %s says so at once and offers a new one",
    async (_name, error, title) => {
      behind.app.getPasswordResetDetails.mockImplementation(refuse(error));
      show(<PasswordReset searchParams={mailed} />);
      await hasHeading(title);
      expect(screen.getByRole("link", { name: "Send a new link" }).getAttribute("href")).toBe(
        "/handler/forgot-password",
      );
    },
  );

  it("shows its form if its code could not be looked at", async () => {
    behind.app.getPasswordResetDetails.mockRejectedValue(new TypeError("Failed to fetch"));
    show(<PasswordReset searchParams={mailed} />);
    await waitFor(() => expect(behind.app.getPasswordResetDetails).toHaveBeenCalled());
    expect(screen.getByRole("button", { name: "Set new password" })).toBeTruthy();
  });

  it("says under the field what the service says of the password", async () => {
    behind.app.resetPassword.mockImplementation(
      refuse(new KnownErrors.PasswordTooShort({ min_length: 12 })),
    );
    show(<PasswordReset searchParams={mailed} />);
    choose();
    expect(await screen.findByText("Use at least 12 characters.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("New password"));
  });
});

describe("a forgotten password", () => {
  it.each([
    ["there is an account", undefined],
    ["there is none", new KnownErrors.UserNotFound()],
  ])("is answered in the same words if %s", async (_name, error) => {
    if (error) behind.app.sendForgotPasswordEmail.mockImplementation(refuse(error));
    show(<ForgotPassword />);
    type("Email", "ada@example.com");
    press("Send link");
    await hasHeading("Check your email");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(document.querySelector(".stk-card-head")?.textContent).toContain(
      "If ada@example.com has an account, we sent it a link to choose a new password.",
    );
  });

  it("is sent again, and that is announced", async () => {
    show(<ForgotPassword />);
    type("Email", "ada@example.com");
    press("Send link");
    await hasHeading("Check your email");
    expect(screen.getByRole("status").textContent).toBe("");
    press("Send a new link");
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("We sent another link."),
    );
    expect(behind.app.sendForgotPasswordEmail.mock.calls).toEqual([
      ["ada@example.com"],
      ["ada@example.com"],
    ]);
  });
});
