import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { SignIn } from "../../src/screens/pages/sign-in.js";
import { SignUp } from "../../src/screens/pages/sign-up.js";
import { newEmail } from "../support/addresses.js";
import { hasHeading, isSaid, PASSWORD, press, startStage, type } from "./stage.js";

const stage = startStage();

const EVERYTHING = {
  credential_enabled: true,
  magic_link_enabled: true,
  passkey_enabled: true,
  oauth_providers: [{ id: "github", type: "shared", enabled: true }],
};

async function open(config: object = {}, page = <SignIn layout="one-field" />): Promise<void> {
  const { status } = await stage.project.call("PATCH", "/projects/current", {
    level: "admin",
    body: { display_name: "Atlas", config: { ...EVERYTHING, ...config } },
  });
  expect(status).toBe(200);
  await stage.render(page);
  await screen.findByLabelText("Email");
  stage.calls.splice(0);
}

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

async function goOn(email: string): Promise<void> {
  type("Email", email);
  await press("Continue");
  await screen.findByLabelText("Password");
}

beforeEach(() => stage.signOut());

describe("a sign-in page with one field", () => {
  it("asks for the address alone, with passkeys in its suggestions", async () => {
    await open();
    await hasHeading("Sign in to Atlas");
    expect(buttons()).toEqual(["Continue"]);
    expect(field("Email").autocomplete).toBe("username webauthn");
    await press("Continue");
    await isSaid("Enter your email address.");
  });

  it("shows the project's ways, and moves the focus to the password", async () => {
    await open();
    await goOn("ada@example.com");
    expect(buttons()).toEqual([
      "Use another address",
      "",
      "Sign in",
      "Email me a code",
      "Continue with GitHub",
      "Sign in with a passkey",
    ]);
    expect(document.activeElement).toBe(field("Password"));
    expect(document.querySelector<HTMLInputElement>("[autocomplete=username]")?.value).toBe(
      "ada@example.com",
    );
  });

  it("shows the same for every address, and asks the service nothing", async () => {
    const seen: string[] = [];
    const plain = await stage.createPerson();
    const codeOnly = await stage.createPerson({ password: undefined, otp_auth_enabled: true });
    await open();
    for (const email of [plain.email, codeOnly.email, newEmail()]) {
      await goOn(email);
      seen.push(document.body.innerHTML.replaceAll(email, "…").replaceAll(/_r_\w+_/g, "id"));
      await press("Use another address");
      await screen.findByLabelText("Email");
    }
    expect(new Set(seen).size).toBe(1);
    expect(stage.calls).toEqual([]);
  });

  it("returns to the address by its button and by the browser", async () => {
    await open();
    await goOn("ada@example.com");
    await press("Use another address");
    await screen.findByLabelText("Email");
    expect(field("Email").value).toBe("ada@example.com");
    expect(document.activeElement).toBe(field("Email"));
    await goOn("grace@example.com");
    act(() => history.back());
    await screen.findByLabelText("Email");
    expect(field("Email").value).toBe("grace@example.com");
    act(() => history.forward());
    await screen.findByLabelText("Password");
    screen.getByText("grace@example.com");
  });

  it("signs in, after a wrong password that the next address does not see", async () => {
    const { email } = await stage.createPerson();
    await open();
    await goOn(email);
    type("Password", "wrong horse battery");
    await press("Sign in");
    await isSaid("That email and password don't match.");
    expect(document.activeElement).toBe(field("Password"));
    await press("Use another address");
    await screen.findByLabelText("Email");
    await goOn(email);
    expect(screen.queryByText("That email and password don't match.")).toBeNull();
    type("Password", PASSWORD);
    await press("Sign in");
    await waitFor(() => expect(stage.left).toHaveBeenCalled());
  });

  it("mails a code, and leads from there to the address", async () => {
    await open();
    const email = newEmail();
    await goOn(email);
    await press("Email me a code");
    await screen.findByLabelText("One-time code");
    await press("Use another address");
    await screen.findByLabelText("Email");
    expect(field("Email").value).toBe(email);
    await goOn(email);
    expect(screen.queryByLabelText("One-time code")).toBeNull();
  });

  it("still waits for the code after a reload, which leads to the address as before", async () => {
    await open();
    await goOn(newEmail());
    await press("Email me a code");
    await screen.findByLabelText("One-time code");
    const kept = Object.entries({ ...sessionStorage });
    cleanup();
    for (const [name, value] of kept) sessionStorage.setItem(name, value);
    await stage.render(<SignIn layout="one-field" />);
    expect(field("One-time code")).toBeTruthy();
    await press("Use another address");
    await screen.findByLabelText("Email");
  });

  it("leaves the sign-up page as it is", async () => {
    await open({}, <SignUp layout="one-field" />);
    expect(buttons()).not.toContain("Continue");
    expect(buttons()).toContain("Send code");
  });

  // Last, since people of the tests get a password.
  it("is the usual one without passwords, which has one field", async () => {
    await open({ credential_enabled: false });
    expect(buttons()).toContain("Send code");
  });
});
