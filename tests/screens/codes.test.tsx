import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { MagicLinkSignIn } from "../../src/screens/components/magic-link-sign-in.js";
import { ForgotPassword } from "../../src/screens/pages/forgot-password.js";
import { MagicLinkCallback } from "../../src/screens/pages/magic-link-callback.js";
import { PasswordReset } from "../../src/screens/pages/password-reset.js";
import { newEmail } from "../support/addresses.js";
import { hasHeading, PASSWORD, press, startStage, type } from "./stage.js";

// Files that a press loads are at hand already, so that no test waits for a slow disk.
beforeAll(() => import("../../src/screens/forms/code-steps.js"));

const stage = startStage();
beforeEach(async () => {
  stage.me = await stage.createPerson({ otp_auth_enabled: true });
  stage.signOut();
});

const SEND_CODE = "POST /auth/otp/send-sign-in-code";
const SIGN_IN = "POST /auth/otp/sign-in";
const CHECK = "POST /auth/otp/sign-in/check-code";
const RESET = "POST /auth/password/reset";
const times = (call: string) => stage.calls.filter((one) => one === call).length;

/** What can be wrong with the code of a link. */
const PROBLEMS = [
  ["not found", async () => "c".repeat(45), "This link doesn't work"],
  ["of a wrong length", async () => "abc", "This link doesn't work"],
  ["expired", () => stage.changeCodes({ expires_at: 0 }), "This link has expired"],
  ["out of attempts", () => stage.changeCodes({ attempts: 20 }), "Too many attempts"],
  ["used", () => stage.changeCodes({ used_at: 1 }), "This link has been used"],
] as const;

describe("signing in with a mailed code", () => {
  const send = async () => {
    type("Email", stage.me.email);
    await press("Send code");
    return screen.findByLabelText("One-time code");
  };
  const typedPart = async () => (await stage.codeMailed("magic_link")).slice(0, 6);
  const isSignedIn = () => stage.leavesFor("/");

  it("asks for the code in the same place, on a number pad, and signs in with it", async () => {
    await stage.render(<MagicLinkSignIn />);
    const field = await send();
    expect(screen.getByText(stage.me.email)).toBeTruthy();
    expect(field.getAttribute("inputmode")).toBe("numeric");
    const code = await typedPart();
    type("One-time code", `${code.slice(0, 3)} ${code.slice(3)}`);
    await isSignedIn();
    expect((await stage.app.getUser())?.id).toBe(stage.me.id);
  });

  it("says under the code that it is wrong", async () => {
    await stage.render(<MagicLinkSignIn />);
    await send();
    type("One-time code", (await typedPart()) === "111111" ? "222222" : "111111");
    await screen.findByText("That code isn't right. Check it, or ask for a new one.");
    expect(screen.getByLabelText("One-time code").getAttribute("aria-invalid")).toBe("true");
    expect(stage.left).not.toHaveBeenCalled();
  });

  it("lets a person ask for another code after half a minute, and says that only the newest works", async () => {
    await stage.render(<MagicLinkSignIn />);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await send();
    const first = await stage.codeMailed("magic_link");
    // The seconds are seen only: they would be spoken each second.
    const resend = screen.getByRole("button", { name: "Send a new code" });
    expect(resend.textContent).toBe("Send a new code in 30 seconds");
    resend.click();
    expect(times(SEND_CODE)).toBe(1);
    // The countdown starts in an effect, which a busy machine runs later.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    act(() => vi.advanceTimersByTime(29_000));
    expect(resend.textContent).toBe("Send a new code in 1 second");
    act(() => vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    await press("Send a new code");
    expect(await screen.findByText(/Only the newest one works/)).toBeTruthy();
    await waitFor(async () => expect(await stage.codeMailed("magic_link")).not.toBe(first));
    type("One-time code", await typedPart());
    await isSignedIn();
  });

  it("goes back to the address, which stands there still", async () => {
    await stage.render(<MagicLinkSignIn />);
    await send();
    fireEvent.click(screen.getByText("Use another address"));
    const email = (await screen.findByLabelText("Email")) as HTMLInputElement;
    expect(email.value).toBe(stage.me.email);
    expect(document.activeElement).toBe(email);
  });

  describe("on a page that the browser dropped while the person read the mail", () => {
    /** Opens the page as a reload does: with the tab's storage, and nothing else of the page. */
    const reopen = async () => {
      const kept = Object.entries({ ...sessionStorage });
      cleanup();
      for (const [name, value] of kept) sessionStorage.setItem(name, value);
      await stage.render(<MagicLinkSignIn />);
    };
    const codeField = () => screen.queryByLabelText("One-time code");

    it("takes the code that was sent before, and keeps none of it", async () => {
      await stage.render(<MagicLinkSignIn />);
      await send();
      const code = await typedPart();
      type("One-time code", code.slice(0, 5));
      expect(Object.values({ ...sessionStorage }).join()).not.toContain(code.slice(0, 5));
      await reopen();
      // A reload after a reload, too.
      await reopen();
      await screen.findByText(stage.me.email);
      type("One-time code", code);
      await isSignedIn();
      expect(times(SEND_CODE)).toBe(1);
      await reopen();
      expect(codeField(), "a used code").toBeNull();
    });

    it("starts again after a code's life, however often it is opened meanwhile", async () => {
      await stage.render(<MagicLinkSignIn />);
      await send();
      onTestFinished(() => void vi.useRealTimers());
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 14 * 60_000 });
      await reopen();
      expect(codeField()).toBeTruthy();
      vi.setSystemTime(Date.now() + 2 * 60_000);
      await reopen();
      expect(codeField()).toBeNull();
    });

    it.each<[string, () => unknown]>([
      ["the person wants another address", () => press("Use another address")],
      ["another page was opened instead", () => history.replaceState(null, "", "/other")],
    ])("starts again if %s", async (_case, change) => {
      await stage.render(<MagicLinkSignIn />);
      await send();
      await change();
      await reopen();
      expect(codeField()).toBeNull();
    });
  });

  it("does not move the focus when the page opens", async () => {
    await stage.render(<MagicLinkSignIn />);
    expect(document.activeElement).toBe(document.body);
  });
});

describe("a mailed sign-in link", () => {
  const mailed = async () => {
    await stage.app.sendMagicLinkEmail(stage.me.email);
    return stage.codeMailed("magic_link");
  };

  it("spends nothing until a click", async () => {
    await stage.render(<MagicLinkCallback searchParams={{ code: await mailed() }} />);
    expect(times(SIGN_IN)).toBe(0);
    await press("Sign in");
    await stage.leavesFor("/");
    expect((await stage.app.getUser())?.id).toBe(stage.me.id);
  });

  const offersAnother = async (title: string) => {
    await hasHeading(title);
    expect(screen.getByRole("link", { name: "Send a new link" }).getAttribute("href")).toBe(
      "/handler/sign-in",
    );
  };

  it.each(PROBLEMS)(
    "that is %s says so at once and offers a new one",
    async (_name, spoil, title) => {
      const code = await mailed();
      const spoilt = await spoil();
      await stage.render(<MagicLinkCallback searchParams={{ code: spoilt ?? code }} />);
      await offersAnother(title);
      expect(times(SIGN_IN)).toBe(0);
    },
  );

  it.each(PROBLEMS.slice(2))(
    "that is %s once its page is open says so at the press",
    async (_name, spoil, title) => {
      await stage.render(<MagicLinkCallback searchParams={{ code: await mailed() }} />);
      await waitFor(() => expect(times(CHECK)).toBe(1));
      await spoil();
      await press("Sign in");
      await offersAnother(title);
    },
  );

  it("signs in even if the look at its code fails", async () => {
    const code = await mailed();
    await stage.fault({ path: "/auth/otp/sign-in/check-code", effect: "drop" });
    await stage.render(<MagicLinkCallback searchParams={{ code }} />);
    await press("Sign in");
    await stage.leavesFor("/");
  });

  it("without a code does not work", async () => {
    await stage.render(<MagicLinkCallback searchParams={{}} />);
    await hasHeading("This link doesn't work");
  });

  it("says nothing about codes to signed-in visitors", async () => {
    await stage.signIn(stage.me);
    await stage.render(<MagicLinkCallback searchParams={{ code: "c".repeat(45) }} />);
    await hasHeading("You're already signed in");
  });
});

describe("a mailed link to choose a new password", () => {
  const mailed = async () => {
    await stage.app.sendForgotPasswordEmail(stage.me.email);
    return stage.codeMailed("password_reset");
  };
  const choose = async (password: string) => {
    type("New password", password);
    type("Repeat password", password);
    await press("Set new password");
  };
  const signsIn = async (password: string) => {
    const person = { email: stage.me.email, password };
    return (await stage.project.signIn(person)).status === 200;
  };

  it("looks at its code without spending it, and resets only when it is sent", async () => {
    await stage.render(<PasswordReset searchParams={{ code: await mailed() }} />);
    await hasHeading(`New password for ${stage.me.email}`);
    // Password managers then store the new password for the right account.
    const username = document.querySelector<HTMLInputElement>('[autocomplete="username"]');
    expect([username?.value, username?.hidden]).toEqual([stage.me.email, true]);
    expect(times(RESET)).toBe(0);
    await choose("a new long secret");
    await stage.leavesFor("/");
    expect((await stage.app.getUser())?.id, "it signs in").toBe(stage.me.id);
    await hasHeading(`New password for ${stage.me.email}`);
    expect([await signsIn(PASSWORD), await signsIn("a new long secret")]).toEqual([false, true]);
  });

  it("signs in who sends it before its address is known", async () => {
    const code = await mailed();
    const answerLook = stage.fault({ path: "/auth/password/reset/check-code", effect: "hold" });
    await stage.render(<PasswordReset searchParams={{ code }} />);
    await choose("a new long secret");
    expect(screen.queryByText("Password changed")).toBeNull();
    answerLook();
    await stage.leavesFor("/");
    expect((await stage.app.getUser())?.id).toBe(stage.me.id);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      "the sign-in fails",
      async () => stage.fault({ path: "/auth/password/sign-in", effect: "drop" }),
    ],
    [
      "the address is not known",
      async () => stage.fault({ path: "/auth/password/reset/check-code", effect: "drop" }),
    ],
  ])("says that the password is changed and offers the sign-in if %s", async (_case, prepare) => {
    const code = await mailed();
    await prepare();
    await stage.render(<PasswordReset searchParams={{ code }} />);
    await choose("a new long secret");
    await hasHeading("Password changed");
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/handler/sign-in",
    );
    stage.endFaults();
    expect(await signsIn("a new long secret")).toBe(true);
  });

  it.each(PROBLEMS)(
    "that is %s says so at once and offers a new one",
    async (_name, spoil, title) => {
      const code = await mailed();
      const spoilt = await spoil();
      await stage.render(<PasswordReset searchParams={{ code: spoilt ?? code }} />);
      await hasHeading(title);
      expect(screen.getByRole("link", { name: "Send a new link" }).getAttribute("href")).toBe(
        "/handler/forgot-password",
      );
    },
  );

  it("without a code does not work", async () => {
    await stage.render(<PasswordReset searchParams={{}} />);
    await hasHeading("This link doesn't work");
  });

  it("shows its form if its code could not be looked at", async () => {
    const code = await mailed();
    stage.fault({ path: "/auth/password/reset/check-code", effect: "drop" });
    await stage.render(<PasswordReset searchParams={{ code }} />);
    await waitFor(() => expect(times("POST /auth/password/reset/check-code")).toBeGreaterThan(0));
    expect(screen.getByRole("button", { name: "Set new password" })).toBeTruthy();
  });

  it("says under the field what the service says of the password", async () => {
    await stage.render(<PasswordReset searchParams={{ code: await mailed() }} />);
    await choose("password123");
    await screen.findByText(/^This password is easy to guess or known from a data leak/);
    expect(document.activeElement).toBe(screen.getByLabelText("New password"));
    expect(await signsIn(PASSWORD)).toBe(true);
  });
});

describe("a forgotten password", () => {
  it.each([
    ["there is an account", () => stage.me.email],
    ["there is none", newEmail],
  ])("is answered in the same words if %s", async (_name, address) => {
    await stage.render(<ForgotPassword />);
    const email = address();
    type("Email", email);
    await press("Send link");
    await hasHeading("Check your email");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(document.querySelector(".stk-card-head")?.textContent).toContain(
      `If ${email} has an account, we sent it a link to choose a new password.`,
    );
  });

  it("is sent again, and that is announced", async () => {
    await stage.render(<ForgotPassword />);
    type("Email", stage.me.email);
    await press("Send link");
    await hasHeading("Check your email");
    expect(screen.getByRole("status").textContent).toBe("");
    await press("Send a new link");
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("We sent another link."),
    );
    expect(times("POST /auth/password/send-reset-code")).toBe(2);
  });
});
