import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { pendingRedirect } from "../../src/app/navigation/pending-redirect.js";
import { AuthPage } from "../../src/screens/pages/auth/auth-page.js";
import { ForgotPassword } from "../../src/screens/pages/forgot-password.js";
import { SignIn } from "../../src/screens/pages/sign-in.js";
import { SignUp } from "../../src/screens/pages/sign-up.js";
import { newEmail } from "../support/addresses.js";
import { button, hasHeading, isSaid, PASSWORD, press, startStage, type } from "./stage.js";

const stage = startStage();

const PROVIDERS = ["github", "google", "microsoft", "spotify"];
const providers = (...enabled: string[]) =>
  PROVIDERS.map((id) => ({ id, type: "shared", enabled: enabled.includes(id) }));
/** Every way in is switched on, but what a test changes. */
const EVERYTHING = {
  sign_up_enabled: true,
  sign_up_name_enabled: false,
  credential_enabled: true,
  magic_link_enabled: true,
  passkey_enabled: true,
  oauth_providers: providers("google", "github"),
};
const ONLY_PASSWORD = {
  magic_link_enabled: false,
  passkey_enabled: false,
  oauth_providers: providers(),
};

async function configure(changes: object = {}): Promise<void> {
  const { status, body } = await stage.project.call("PATCH", "/projects/current", {
    level: "admin",
    body: { display_name: "Atlas", config: { ...EVERYTHING, ...changes } },
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Opens a page, once it has read the project's settings. */
async function open(page: ReactNode): Promise<void> {
  await stage.render(page);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toBeTruthy());
  await waitFor(() => expect(document.querySelector(".stk-skeleton")).toBeNull());
}
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const hrefOf = (link: string) => screen.getByRole("link", { name: link }).getAttribute("href");
const ENDED = "Your session has ended. Sign in again.";

/** Ends the person's sessions, as from another device. */
async function endSessions(): Promise<void> {
  const { items } = await stage.server("GET", `/auth/sessions?user_id=${stage.me.id}`);
  for (const { id } of items)
    await stage.server("DELETE", `/auth/sessions/${id}?user_id=${stage.me.id}`);
}
const isSent = () => stage.calls.some((call) => call.startsWith("POST "));

beforeEach(async () => {
  await configure(ONLY_PASSWORD);
  stage.signOut();
});

describe("the sign-in page", () => {
  it("says that a session was ended elsewhere", async () => {
    await open(<SignIn searchParams={{ session_ended: "1" }} />);
    expect(await screen.findByText(ENDED)).toBeTruthy();
  });

  it("says so once if another page of this tab noticed it", async () => {
    await stage.signIn(stage.me);
    expect((await stage.app.getUser())?.id).toBe(stage.me.id);
    await endSessions();
    expect(await stage.app.getUser()).toBeNull();
    await open(<SignUp />);
    expect(screen.queryByText(ENDED)).toBeNull();
    cleanup();
    await open(<SignIn />);
    expect(await screen.findByText(ENDED)).toBeTruthy();
    cleanup();
    await open(<SignIn />);
    expect(screen.queryByText(ENDED)).toBeNull();
  });

  it("says nothing of a session that was followed by another, or by a sign-out", async () => {
    await stage.signIn(stage.me);
    await endSessions();
    expect(await stage.app.getUser()).toBeNull();
    const { email } = stage.me;
    await stage.app.signInWithCredential({ email, password: PASSWORD, noRedirect: true });
    await stage.app.signOut();
    await open(<SignIn />);
    expect(screen.queryByText(ENDED)).toBeNull();
  });

  it("names the app and offers every way that is switched on, providers first", async () => {
    await configure();
    await open(<SignIn />);
    await hasHeading("Sign in to Atlas");
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Continue with GitHub",
      "Continue with Google",
      "Sign in with a passkey",
      "Send code",
    ]);
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Email code",
      "Password",
    ]);
  });

  it("puts the password first if the app says so", async () => {
    await configure();
    await open(<SignIn firstTab="password" />);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Password");
  });

  it("keeps an address that was typed in one tab for the other", async () => {
    await configure();
    await open(<SignIn />);
    type("Email", "ada@example.com");
    fireEvent.click(screen.getByRole("tab", { name: "Password" }));
    expect(field("Email").value).toBe("ada@example.com");
  });

  it("does not ask for the project if it came with the page", async () => {
    const project = await stage.app.getProject();
    stage.calls.splice(0);
    await open(<SignIn project={project} />);
    await hasHeading("Sign in to Atlas");
    expect(stage.calls).not.toContain("GET /projects/current");
  });

  it("says why the project cannot be had, and can be tried again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const end = stage.fault({ path: "/projects/current", effect: "drop" });
    await stage.render(<SignIn fullPage />);
    await isSaid("This app isn't responding right now.");
    await hasHeading("Sign in to your account");
    end();
    await press("Try again");
    await hasHeading("Sign in to Atlas");
  });

  it("labels a provider button with the whole sentence if it shows the name alone", async () => {
    await configure({ oauth_providers: providers(...PROVIDERS) });
    await open(<SignIn />);
    expect(button(/^Continue with \W*GitHub\W*$/).textContent).toBe("GitHub");
  });

  it("says so if no way is switched on", async () => {
    // The next test's person has a password.
    onTestFinished(() => configure(ONLY_PASSWORD));
    await configure({ ...ONLY_PASSWORD, credential_enabled: false });
    await open(<SignIn />);
    await isSaid(/No sign-in method is turned on/);
  });

  it("keeps the page to return to in the links to other pages", async () => {
    await open(<SignIn searchParams={{ after_auth_return_to: "/plans?a=1&b" }} />);
    const back = "?after_auth_return_to=%2Fplans%3Fa%3D1%26b";
    expect(hrefOf("Sign up")).toBe(`/handler/sign-up${back}`);
    expect(hrefOf("Forgot password?")).toBe(`/handler/forgot-password${back}`);
  });

  it("reads the return page from the URL on an app's own page", async () => {
    history.replaceState(null, "", "/?after_auth_return_to=%2Fplans");
    await open(<SignIn />);
    expect(hrefOf("Sign up")).toBe("/handler/sign-up?after_auth_return_to=%2Fplans");
  });

  it("carries the typed address to the page of a pressed link, once", async () => {
    await open(<SignIn />);
    type("Email", "ada@example.com");
    fireEvent.click(screen.getByRole("link", { name: "Forgot password?" }));
    for (const carried of ["ada@example.com", ""]) {
      cleanup();
      await open(<ForgotPassword />);
      expect(field("Email").value).toBe(carried);
    }
  });

  it("offers no sign-up if that is closed", async () => {
    await configure({ ...ONLY_PASSWORD, sign_up_enabled: false });
    await open(<SignIn />);
    expect(screen.queryByRole("link", { name: "Sign up" })).toBeNull();
  });

  it("shows what the app adds", async () => {
    await open(<SignIn extraInfo="House rules" />);
    expect(screen.getByText("House rules")).toBeTruthy();
  });

  it("marks the way that was used the last time, also while another one is only tried", async () => {
    localStorage.setItem("_STACK_AUTH.lastUsed", "github");
    await configure();
    await open(<SignIn />);
    expect(button(/GitHub.*Last used/)).toBeTruthy();
    await press(/Google/);
    await waitFor(() => expect(stage.wentTo.pathname).toMatch(/\/auth\/oauth\/authorize\/google$/));
    expect(localStorage.getItem("_STACK_AUTH.lastUsed")).toBe("github");
  });
});

describe("signing in with a password", () => {
  const fill = (password = PASSWORD) => {
    type("Email", stage.me.email);
    type("Password", password);
  };

  it("signs in, and is fit for password managers", async () => {
    await open(<SignIn />);
    expect(field("Email").autocomplete).toBe("username");
    expect(field("Password").autocomplete).toBe("current-password");
    fill();
    await press("Sign in");
    await stage.leavesFor("/");
    expect((await stage.app.getUser())?.id).toBe(stage.me.id);
  });

  it("says a wrong password above the button, keeps both, and goes to the password", async () => {
    await open(<SignIn />);
    fill("not the password");
    await press("Sign in");
    await isSaid("That email and password don't match.");
    expect([field("Email").value, field("Password").value]).toEqual([
      stage.me.email,
      "not the password",
    ]);
    expect(document.activeElement).toBe(field("Password"));
  });

  it("asks the service for nothing while the address is no address", async () => {
    await open(<SignIn />);
    type("Email", "ada");
    await press("Sign in");
    await isSaid("Enter an email address such as name@example.com.");
    await isSaid("Enter your password.");
    expect(isSent()).toBe(false);
  });

  it("continues with the second factor in place if a server action requires it", async () => {
    const signIn = vi.fn(async () => ({ status: "idle", data: { attempt: "a1" } }) as const);
    await open(<SignIn actions={{ signIn }} />);
    fill();
    await press("Sign in");
    expect(await screen.findByLabelText("Six-digit code")).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>('input[name="attempt"]')?.value).toBe("a1");
    expect(isSent()).toBe(false);
  });
});

describe("the sign-up page", () => {
  it("says the rule of the password beforehand, and shows what is typed", async () => {
    await open(<SignUp />);
    const password = field("Password");
    expect(password.autocomplete).toBe("new-password");
    expect(
      document.getElementById(password.getAttribute("aria-describedby") ?? "")?.textContent,
    ).toBe("Use at least 8 characters.");
    expect(password.type).toBe("password");
    await press("Show password");
    expect(password.type).toBe("text");
    expect(screen.queryByLabelText("Repeat password")).toBeNull();
  });

  it.each([
    ["confirmPassword", <SignUp key={1} confirmPassword />],
    ["the older option", <SignUp key={2} noPasswordRepeat={false} />],
  ])("asks for the password twice by %s", async (_, page) => {
    await open(page);
    expect(field("Repeat password")).toBeTruthy();
  });

  it.each([
    ["short", "short", "Use at least 8 characters."],
    ["x".repeat(71), "", "Use at most 70 characters."],
    ["long enough", "long enough?", "Passwords do not match."],
  ])("says what is wrong with %s / %s", async (one, two, words) => {
    await open(<SignUp confirmPassword />);
    type("Email", "ada@example.com");
    type("Password", one);
    type("Repeat password", two);
    await press("Create account");
    await isSaid(words);
    expect(isSent()).toBe(false);
  });

  it("asks for a name if the project says so", async () => {
    await configure({ ...ONLY_PASSWORD, sign_up_name_enabled: true });
    await open(<SignUp />);
    const name = field("Your name");
    expect([name.autocomplete, name.required]).toEqual(["name", true]);
    type("Email", newEmail());
    type("Password", "a long enough secret");
    await press("Create account");
    await isSaid("Enter a name.");
    expect(document.activeElement).toBe(name);
    type("Your name", " Ada Lovelace ");
    await press("Create account");
    await waitFor(() => expect(stage.left).toHaveBeenCalled());
    expect((await stage.app.getUser())?.displayName).toBe("Ada Lovelace");
  });

  it("says under the address that there is an account already, and carries it to signing in", async () => {
    await open(<SignUp />);
    type("Email", stage.me.email);
    type("Password", "a long enough secret");
    await press("Create account");
    await isSaid(new RegExp(`There's already an account for ${stage.me.email}`));
    expect(document.activeElement).toBe(field("Email"));
    const around = field("Email").closest<HTMLElement>(".stk-field");
    const link = within(around as HTMLElement).getByRole("link", { name: "Sign in" });
    expect(link.getAttribute("href")).toBe("/handler/sign-in");
    fireEvent.click(link);
    cleanup();
    await open(<SignIn />);
    expect(field("Email").value).toBe(stage.me.email);
  });

  it("has no passkey button, since a new account has no passkey", async () => {
    await configure();
    await open(<SignUp />);
    expect(screen.queryByRole("button", { name: /passkey/ })).toBeNull();
  });

  it("says that sign-up is closed", async () => {
    await configure({ ...ONLY_PASSWORD, sign_up_enabled: false });
    await open(<SignUp />);
    await hasHeading("Sign-up is closed");
  });
});

describe("a visitor who is already signed in", () => {
  it("sees it, and can go home or sign out", async () => {
    await stage.signIn(stage.me);
    await open(<SignIn />);
    await hasHeading("You're already signed in");
    expect(screen.getByText("Ada Lovelace")).toBeTruthy();
    expect(hrefOf("Go to home page")).toBe("/");
    const end = stage.fault({ path: /sessions/, method: "DELETE", effect: 500 });
    await press("Sign out");
    await isSaid(/Something went wrong/);
    end();
    stage.calls.splice(0);
    await press("Try again");
    await waitFor(() => expect(stage.calls).toContain("DELETE /auth/sessions/current"));
  });

  it("is taken on if the app says so", async () => {
    await stage.signIn(stage.me);
    await stage.appear(<SignUp automaticRedirect />);
    await stage.leavesFor("/");
  });

  it("can follow a link to the page to return to if the app does not leave", async () => {
    await stage.signIn(stage.me);
    await stage.appear(<SignIn automaticRedirect searchParams={{ after_auth_return_to: "/a" }} />);
    await waitFor(() => expect(hrefOf("Continue")).toBe("/a"));
  });

  /** Signs in beside the page, whose timers a test turns. */
  const signInBeside = async () => {
    await open(<SignIn automaticRedirect />);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await act(async () => {
      const account = { email: stage.me.email, password: PASSWORD };
      await stage.app.signInWithCredential({ ...account, noRedirect: true });
      await stage.app.getUser();
    });
    await hasHeading("Sign in to Atlas");
    expect(stage.left).not.toHaveBeenCalled();
  };
  const pass = (millis: number) => act(async () => vi.advanceTimersByTime(millis));

  it("only since a moment ago is left alone while the page takes them on", async () => {
    await signInBeside();
    await pass(2000);
    await stage.leavesFor("/");
  });

  it("is left alone for longer if the page's own redirect is slow", async () => {
    pendingRedirect.from = location.href;
    await signInBeside();
    await pass(20_000);
    await hasHeading("Sign in to Atlas");
    expect(stage.left).not.toHaveBeenCalled();
  });
});

it("a preview with a mock project shows the ways of that project, and sends nothing", async () => {
  const mockProject = await stage.app.getProject();
  stage.calls.splice(0);
  await open(<AuthPage type="sign-in" mockProject={mockProject} />);
  type("Email", "ada@example.com");
  type("Password", "correct horse");
  await press("Sign in");
  await hasHeading("Sign in to Atlas");
  expect(isSent()).toBe(false);
});
