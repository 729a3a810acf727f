import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { EmailVerificationBanner } from "../../src/screens/components/email-verification-banner.js";
import { EmailVerification } from "../../src/screens/pages/email-verification.js";
import { newEmail } from "../support/addresses.js";
import { codeIn, mailsTo, mailTo } from "../support/mailbox.js";
import {
  button,
  hasHeading,
  isSaid,
  PASSWORD,
  type Person,
  press,
  startStage,
  type,
} from "./stage.js";

const stage = startStage();
const VERIFY = "/contact-channels/verify";
const CHECK = `${VERIFY}/check-code`;
const isCalled = (path: string) => stage.calls.includes(`POST ${path}`);

let person: Person;
let code: string;
beforeEach(async () => {
  person = await stage.createPerson({ primary_email_verified: false });
  await stage.signIn(person);
  await (await stage.app.getUser({ or: "throw" })).sendVerificationEmail();
  code = await stage.codeMailed("email_verification");
  stage.calls.splice(0);
});

const userNow = () => stage.server("GET", `/users/${person.id}`);
const isVerified = async () => (await userNow()).primary_email_verified;
const open = (sent = code) => stage.render(<EmailVerification searchParams={{ code: sent }} />);

describe("a mailed verification link", () => {
  it("spends nothing until a click, then verifies", async () => {
    await open();
    expect(isCalled(VERIFY)).toBe(false);
    screen.getByRole("button", { name: "Verify address" }).focus();
    await press("Verify address");
    await hasHeading("Email address verified");
    expect(document.activeElement, "where the button was, what came of it is read").toBe(
      screen.getByRole("heading", { level: 1 }),
    );
    expect(await isVerified()).toBe(true);
  });

  it.each([
    ["not found", async () => "c".repeat(45), "This link doesn't work"],
    ["of a wrong length", async () => "abc", "This link doesn't work"],
    ["expired", () => stage.changeCodes({ expires_at: 0 }), "This link has expired"],
    ["out of attempts", () => stage.changeCodes({ attempts: 20 }), "Too many attempts"],
  ])("that is %s says so and offers a way on", async (_name, spoil, title) => {
    await open((await spoil()) ?? code);
    await hasHeading(title);
    expect(screen.getByRole("link", { name: "Open account settings" })).toBeTruthy();
    expect(await isVerified()).toBe(false);
  });

  it("that was used counts as done, also while its page is open", async () => {
    await open();
    await stage.changeCodes({ used_at: 1 });
    await press("Verify address");
    await hasHeading("Already verified");
    cleanup();
    await open();
    await hasHeading("Already verified");
  });

  it("keeps its button if the network failed, and says so", async () => {
    await open();
    stage.fault({ path: VERIFY, effect: "drop" });
    await press("Verify address");
    await isSaid(/This app isn't responding right now/);
    expect(screen.getByRole("button", { name: "Verify address" })).toBeTruthy();
  });
});

describe("a verification link in a browser that the account does not know", () => {
  const digits = () => `${code.slice(0, 3)} ${code.slice(3, 6)}`;
  const title = () => `Verify ${person.email}`;
  beforeEach(() => stage.signOut());

  it("shows the code to type, and spends nothing", async () => {
    await open();
    await hasHeading(title());
    expect(screen.getByText(digits())).toBeTruthy();
    expect(isCalled(VERIFY)).toBe(false);
  });

  it("goes on with the password, and signs in", async () => {
    await open();
    await hasHeading(title());
    const form = screen.getByLabelText<HTMLInputElement>("Password").form;
    expect(new FormData(form ?? undefined).get("username")).toBe(person.email);
    type("Password", "not her password");
    await press("Go on here");
    await isSaid("That email and password don't match.");
    expect(await isVerified()).toBe(false);
    type("Password", PASSWORD);
    await press("Go on here");
    await hasHeading("Email address verified");
    expect((await stage.app.getUser())?.id).toBe(person.id);
    expect(await isVerified()).toBe(true);
  });

  it("switches no session of another account, and names it", async () => {
    const other = await stage.createPerson();
    await stage.signIn(other);
    await open();
    await isSaid(new RegExp(`You're signed in as ${other.email}`));
    type("Password", PASSWORD);
    await press("Go on here");
    await hasHeading("Email address verified");
    expect((await stage.app.getUser())?.id).toBe(other.id);
  });

  it("takes the address from an account that the reader did not make", async () => {
    await open();
    await hasHeading(title());
    await press("Remove my address");
    await hasHeading("Address removed");
    expect((await userNow()).primary_email).toBeNull();
  });

  it("is found out by the button before the check has answered", async () => {
    stage.fault({ path: CHECK, effect: "hold" });
    await open();
    await press("Verify address");
    await isSaid(digits());
    expect(await isVerified()).toBe(false);
  });
});

describe("the page after a sign-up", () => {
  beforeEach(() =>
    history.replaceState(null, "", "/handler/email-verification?after_auth_return_to=%2Fpeople"),
  );
  const wait = (automaticRedirect = false) =>
    stage.appear(<EmailVerification searchParams={{}} automaticRedirect={automaticRedirect} />);
  const change = async () =>
    fireEvent.click(await screen.findByRole("link", { name: "Change address" }));
  const goesOn = () => stage.leavesFor("/people");
  const typed = () => `${code.slice(0, 3)} ${code.slice(3, 6)}`;

  it("waits for the six digits, then goes on", async () => {
    await wait();
    await hasHeading("Check your email");
    expect(stage.left).not.toHaveBeenCalled();
    type("Six-digit code", typed());
    await goesOn();
    expect(await isVerified()).toBe(true);
    await hasHeading("Email address verified");
  });

  it("goes on if the link was opened on another device meanwhile", async () => {
    await wait();
    await hasHeading("Check your email");
    const body = { code, password: PASSWORD };
    expect((await stage.project.call("POST", VERIFY, { body })).status).toBe(200);
    type("Six-digit code", typed());
    await goesOn();
  });

  it("goes on once the person comes back, if the link was pressed on another device", async () => {
    await wait();
    await hasHeading("Check your email");
    await stage.project.markVerified(person.id);
    act(() => void dispatchEvent(new Event("focus")));
    await goesOn();
  });

  it("stays if the network fails as the person comes back", async () => {
    await wait();
    await hasHeading("Check your email");
    stage.calls.splice(0);
    const end = stage.fault({ path: "/users/me", effect: "drop" });
    act(() => void dispatchEvent(new Event("focus")));
    await waitFor(() => expect(stage.calls).toContain("GET /users/me"));
    end();
    expect(screen.getByLabelText("Six-digit code")).toBeTruthy();
    expect(stage.left).not.toHaveBeenCalled();
  });

  it("goes on at once, loaded again after the address was verified", async () => {
    await stage.project.markVerified(person.id);
    await stage.signIn(person);
    await wait(true);
    await goesOn();
  });

  it("corrects a mistyped address, which then gets the code", async () => {
    await wait();
    await change();
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(person.email);
    type("Email", "not an address");
    await press("Send a new code");
    await isSaid(/such as/);
    const corrected = newEmail();
    type("Email", corrected);
    await press("Send a new code");
    await hasHeading("Check your email");
    await isSaid(corrected);
    const mailed = codeIn(await mailTo(stage.project, corrected, "email_verification"));
    type("Six-digit code", mailed.slice(0, 6));
    await goesOn();
    expect(await userNow()).toMatchObject({
      primary_email: corrected,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
    });
  });

  it("keeps the address if the change is cancelled, or the network fails", async () => {
    await wait();
    await change();
    await press("Cancel");
    await hasHeading("Check your email");
    await change();
    type("Email", newEmail());
    stage.fault({ path: /contact-channels/, effect: "drop" });
    await press("Send a new code");
    await isSaid(/This app isn't responding right now/);
    expect((await userNow()).primary_email).toBe(person.email);
  });

  it("says that the address is verified on a page of the app, and stays", async () => {
    await stage.project.markVerified(person.id);
    await stage.signIn(person);
    await wait();
    await hasHeading("Email address verified");
    expect(screen.getByRole("link", { name: "Go to home page" })).toBeTruthy();
    expect(stage.left).not.toHaveBeenCalled();
  });
});

it("a banner asks for the code until the address is verified", async () => {
  await stage.render(<EmailVerificationBanner />);
  await press("Send a new code");
  await waitFor(async () => expect(await mailsTo(stage.project, person.email)).toHaveLength(2));
  await isSaid("We sent a new code.");
  expect(button("Send a new code").getAttribute("aria-busy")).toBeNull();
  cleanup();
  await stage.project.markVerified(person.id);
  await stage.signIn(person);
  await stage.render(<EmailVerificationBanner />);
  expect(screen.queryByRole("region")).toBeNull();
});

it("a banner asks for the code of each address", async () => {
  await stage.render(<EmailVerificationBanner />);
  type("Six-digit code", code.slice(0, 6));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  const other = newEmail();
  await stage.server("PATCH", `/users/${person.id}`, {
    primary_email: other,
    primary_email_verified: false,
  });
  await act(async () => void (await stage.app.getUser()));
  await screen.findByText(other);
  expect(button("Verify address").getAttribute("aria-busy")).toBeNull();
  await press("Send a new code");
  const next = codeIn(await mailTo(stage.project, other, "email_verification"));
  type("Six-digit code", next.slice(0, 6));
  await waitFor(async () => expect(await isVerified()).toBe(true));
});
