import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pendingRedirect } from "../../src/app/navigation/pending-redirect.js";
import { KnownErrors } from "../../src/protocol/errors/index.js";
import { AuthPage } from "../../src/screens/pages/auth/auth-page.js";
import { ForgotPassword } from "../../src/screens/pages/forgot-password.js";
import { SignIn } from "../../src/screens/pages/sign-in.js";
import { SignUp } from "../../src/screens/pages/sign-up.js";
import {
  ada,
  behind,
  forgetFailures,
  hasHeading,
  heading,
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

const onlyPassword = project({
  magicLinkEnabled: false,
  passkeyEnabled: false,
  oauthProviders: [],
});

describe("the sign-in page", () => {
  it("names the app and offers every way that is switched on, providers first", () => {
    show(<SignIn project={project()} />);
    expect(heading()).toBe("Sign in to Atlas");
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Continue with Google",
      "Continue with GitHub",
      "Sign in with a passkey",
      "Send code",
    ]);
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Email code",
      "Password",
    ]);
  });

  it("puts the password first if the app says so", () => {
    show(<SignIn project={project()} firstTab="password" />);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Password");
  });

  it("keeps an address that was typed in one tab for the other", () => {
    show(<SignIn project={project()} />);
    type("Email", "ada@example.com");
    fireEvent.click(screen.getByRole("tab", { name: "Password" }));
    expect((screen.getByLabelText("Email") as HTMLInputElement).value).toBe("ada@example.com");
  });

  it("asks the app for the project if it did not come with the page", () => {
    behind.app.useProject = () => project({ passkeyEnabled: false });
    show(<SignIn />);
    expect(screen.queryByRole("button", { name: /passkey/ })).toBeNull();
  });

  it("says why the project cannot be had, and can be tried again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    behind.app.useProject = () => {
      throw Object.assign(new Error("no answer"), { code: "NETWORK_ERROR" });
    };
    await act(async () => show(<SignIn fullPage />));
    await hasHeading("Sign in to your account");
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain(
        "This app isn't responding right now.",
      ),
    );
    forgetFailures.mockImplementationOnce(() => {
      behind.app.useProject = () => onlyPassword;
    });
    press("Try again");
    await hasHeading("Sign in to Atlas");
  });

  it("labels a provider button with the whole sentence if it shows the name alone", () => {
    show(
      <SignIn
        project={project({
          oauthProviders: ["google", "github", "gitlab", "apple"].map((id) => ({ id })),
        })}
      />,
    );
    const button = screen.getByRole("button", { name: /^Continue with \W*GitHub\W*$/ });
    expect(button.textContent).toBe("GitHub");
  });

  it("says so if no way is switched on", () => {
    show(
      <SignIn
        project={project({
          credentialEnabled: false,
          magicLinkEnabled: false,
          passkeyEnabled: false,
          oauthProviders: [],
        })}
      />,
    );
    expect(screen.getByText(/No sign-in method is turned on/)).toBeTruthy();
  });

  it("keeps the page to return to in the links to other pages", () => {
    show(<SignIn project={onlyPassword} searchParams={{ after_auth_return_to: "/plans?a=1&b" }} />);
    const back = "?after_auth_return_to=%2Fplans%3Fa%3D1%26b";
    expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe(
      `/handler/sign-up${back}`,
    );
    expect(screen.getByRole("link", { name: "Forgot password?" }).getAttribute("href")).toBe(
      `/handler/forgot-password${back}`,
    );
  });

  it("reads the return page from the URL on an app's own page", () => {
    history.replaceState(null, "", "/?after_auth_return_to=%2Fplans");
    show(<SignIn project={onlyPassword} />);
    expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe(
      "/handler/sign-up?after_auth_return_to=%2Fplans",
    );
  });

  it("carries the typed address to the page of a pressed link, once", async () => {
    show(<SignIn project={onlyPassword} />);
    type("Email", "ada@example.com");
    fireEvent.click(screen.getByRole("link", { name: "Forgot password?" }));
    cleanup();
    show(<ForgotPassword />);
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "ada@example.com");
    cleanup();
    show(<ForgotPassword />);
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "");
  });

  it("links to signing in below an address that has an account, and carries it there", async () => {
    behind.app.signUpWithCredential.mockImplementation(
      refuse(new KnownErrors.UserWithEmailAlreadyExists({ email: "ada@example.com" })),
    );
    show(<SignUp project={onlyPassword} />);
    type("Email", "ada@example.com");
    type("Password", "a long secret");
    press("Create account");
    await screen.findByText(/There's already an account for ada@example.com/);
    const field = screen.getByLabelText("Email").closest<HTMLElement>(".stk-field");
    const link = within(field as HTMLElement).getByRole("link", { name: "Sign in" });
    expect(link.getAttribute("href")).toBe("/handler/sign-in");
    fireEvent.click(link);
    cleanup();
    show(<SignIn project={onlyPassword} />);
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "ada@example.com");
  });

  it("offers no sign-up if that is closed", () => {
    show(<SignIn project={project({ signUpEnabled: false })} />);
    expect(screen.queryByRole("link", { name: "Sign up" })).toBeNull();
  });

  it("shows what the app adds", () => {
    show(<SignIn project={onlyPassword} extraInfo="House rules" />);
    expect(screen.getByText("House rules")).toBeTruthy();
  });

  it("marks the way that was used the last time, also while another one is only tried", async () => {
    localStorage.setItem("_STACK_AUTH.lastUsed", "github");
    show(<SignIn project={project()} />);
    expect(screen.getByRole("button", { name: /GitHub.*Last used/ })).toBeTruthy();
    press(/Google/);
    await waitFor(() => expect(behind.app.signInWithOAuth).toHaveBeenCalledWith("google"));
    expect(localStorage.getItem("_STACK_AUTH.lastUsed")).toBe("github");
  });
});

describe("signing in with a password", () => {
  const fill = () => {
    type("Email", "ada@example.com");
    type("Password", "correct horse");
  };

  it("hands address and password to the app, and is fit for password managers", async () => {
    show(<SignIn project={onlyPassword} />);
    expect((screen.getByLabelText("Email") as HTMLInputElement).autocomplete).toBe("username");
    expect((screen.getByLabelText("Password") as HTMLInputElement).autocomplete).toBe(
      "current-password",
    );
    fill();
    press("Sign in");
    await waitFor(() =>
      expect(behind.app.signInWithCredential).toHaveBeenCalledWith({
        email: "ada@example.com",
        password: "correct horse",
      }),
    );
  });

  it("says a wrong password above the button, keeps both, and goes to the password", async () => {
    behind.app.signInWithCredential.mockImplementation(
      refuse(new KnownErrors.EmailPasswordMismatch()),
    );
    show(<SignIn project={onlyPassword} />);
    fill();
    press("Sign in");
    expect(await screen.findByText("That email and password don't match.")).toBeTruthy();
    const password = screen.getByLabelText("Password") as HTMLInputElement;
    expect([(screen.getByLabelText("Email") as HTMLInputElement).value, password.value]).toEqual([
      "ada@example.com",
      "correct horse",
    ]);
    expect(document.activeElement).toBe(password);
  });

  it("asks the app for nothing while the address is no address", () => {
    show(<SignIn project={onlyPassword} />);
    type("Email", "ada");
    press("Sign in");
    expect(screen.getByText("Enter an email address such as name@example.com.")).toBeTruthy();
    expect(screen.getByText("Enter your password.")).toBeTruthy();
    expect(behind.app.signInWithCredential).not.toHaveBeenCalled();
  });

  it("continues with the second factor in place if a server action requires it", async () => {
    const signIn = vi.fn(async () => ({ status: "idle", data: { attempt: "a1" } }) as const);
    show(<SignIn project={onlyPassword} actions={{ signIn }} />);
    fill();
    press("Sign in");
    expect(await screen.findByLabelText("Six-digit code")).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>('input[name="attempt"]')?.value).toBe("a1");
    expect(behind.app.signInWithCredential).not.toHaveBeenCalled();
  });
});

describe("the sign-up page", () => {
  it("says the rule of the password beforehand, and shows what is typed", () => {
    show(<SignUp project={onlyPassword} />);
    const password = screen.getByLabelText("Password") as HTMLInputElement;
    expect(password.autocomplete).toBe("new-password");
    expect(
      document.getElementById(password.getAttribute("aria-describedby") ?? "")?.textContent,
    ).toBe("Use at least 8 characters.");
    expect(password.type).toBe("password");
    press("Show password");
    expect(password.type).toBe("text");
    expect(screen.queryByLabelText("Repeat password")).toBeNull();
  });

  it.each([
    ["confirmPassword", <SignUp key={1} project={onlyPassword} confirmPassword />],
    ["the older option", <SignUp key={2} project={onlyPassword} noPasswordRepeat={false} />],
  ])("asks for the password twice by %s", (_, page) => {
    show(page);
    expect(screen.getByLabelText("Repeat password")).toBeTruthy();
  });

  it.each([
    ["short", "short", "Use at least 8 characters."],
    ["x".repeat(71), "", "Use at most 70 characters."],
    ["long enough", "long enough?", "Passwords do not match."],
  ])("says what is wrong with %s / %s", (one, two, words) => {
    show(<SignUp project={onlyPassword} confirmPassword />);
    type("Email", "ada@example.com");
    type("Password", one);
    type("Repeat password", two);
    press("Create account");
    expect(screen.getByText(words)).toBeTruthy();
    expect(behind.app.signUpWithCredential).not.toHaveBeenCalled();
  });

  it("asks for a name if the project says so", async () => {
    const named = project({ ...onlyPassword.config, signUpNameEnabled: true });
    show(<SignUp project={named} />);
    const name = screen.getByLabelText("Your name") as HTMLInputElement;
    expect([name.autocomplete, name.required]).toEqual(["name", true]);
    type("Email", "ada@example.com");
    type("Password", "long enough");
    press("Create account");
    expect(screen.getByText("Enter a name.")).toBeTruthy();
    expect(document.activeElement).toBe(name);
    type("Your name", " Ada Lovelace ");
    press("Create account");
    await waitFor(() =>
      expect(behind.app.signUpWithCredential).toHaveBeenCalledWith({
        email: "ada@example.com",
        password: "long enough",
        displayName: "Ada Lovelace",
        noRedirect: true,
      }),
    );
  });

  it("says under the address that there is an account already", async () => {
    behind.app.signUpWithCredential.mockImplementation(
      refuse(new KnownErrors.UserWithEmailAlreadyExists({ email: "ada@example.com" })),
    );
    show(<SignUp project={onlyPassword} />);
    type("Email", "ada@example.com");
    type("Password", "long enough");
    press("Create account");
    expect(await screen.findByText(/There's already an account for ada@example.com/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  });

  it("has no passkey button, since a new account has no passkey", () => {
    show(<SignUp project={project()} />);
    expect(screen.queryByRole("button", { name: /passkey/ })).toBeNull();
  });

  it("says that sign-up is closed", () => {
    show(<SignUp project={project({ signUpEnabled: false })} />);
    expect(heading()).toBe("Sign-up is closed");
  });
});

describe("a visitor who is already signed in", () => {
  it("sees it, and can go home or sign out", async () => {
    behind.user = ada;
    await act(async () => show(<SignIn project={project()} />));
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
      "You're already signed in",
    );
    expect(screen.getByText("Ada Lovelace")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to home page" }).getAttribute("href")).toBe("/");
    press("Sign out");
    await waitFor(() => expect(behind.app.signOut).toHaveBeenCalled());
  });

  it("redirects if the app says so", () => {
    behind.user = ada;
    show(<SignUp project={project()} automaticRedirect />);
    expect(behind.app.redirectToAfterSignUp).toHaveBeenCalledWith({ replace: true });
  });

  it("only since a moment ago is left alone while the page takes them on", () => {
    vi.useFakeTimers();
    const { again } = show(<SignIn project={onlyPassword} automaticRedirect />);
    behind.user = ada;
    again(<SignIn project={onlyPassword} automaticRedirect extraInfo="x" />);
    expect(heading()).toBe("Sign in to Atlas");
    expect(behind.app.redirectToAfterSignIn).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(2000));
    expect(behind.app.redirectToAfterSignIn).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("is left alone for longer if the page's own redirect is slow", () => {
    vi.useFakeTimers();
    const { again } = show(<SignIn project={onlyPassword} automaticRedirect />);
    pendingRedirect.from = location.href;
    behind.user = ada;
    again(<SignIn project={onlyPassword} automaticRedirect extraInfo="x" />);
    act(() => vi.advanceTimersByTime(20_000));
    expect(heading()).toBe("Sign in to Atlas");
    expect(behind.app.redirectToAfterSignIn).not.toHaveBeenCalled();
    pendingRedirect.from = undefined;
    vi.useRealTimers();
  });
});

describe("a preview with a mock project", () => {
  it("shows the ways of that project, and sends nothing", async () => {
    show(<AuthPage type="sign-in" mockProject={onlyPassword} />);
    type("Email", "ada@example.com");
    type("Password", "correct horse");
    press("Sign in");
    await hasHeading("Sign in to Atlas");
    expect(behind.app.signInWithCredential).not.toHaveBeenCalled();
  });
});
