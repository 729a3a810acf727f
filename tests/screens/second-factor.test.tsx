import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { TrustedDevices } from "../../src/screens/account-settings/auth/second-factor/trusted-devices.js";
import { CredentialSignIn } from "../../src/screens/components/credential-sign-in.js";
import { SignIn } from "../../src/screens/pages/sign-in.js";
import { showOverPage } from "../../src/screens/provider/show-over-page.js";
import { totpCode } from "../../src/testing/totp-code.js";
import { hasHeading, isSaid, PASSWORD, press, startStage, type } from "./stage.js";

// Files that a press loads are at hand already, so that no test waits for a slow disk.
beforeAll(() =>
  Promise.all([
    import("../../src/screens/components/totp-prompt.js"),
    import("../../src/screens/forms/recovery-form.js"),
    import("../../src/screens/pages/project-loader.js"),
    import("../../src/messages/en/pages.json", { with: { type: "json" } }),
  ]),
);

const stage = startStage();
const SECRET = new Uint8Array(20).fill(7);
const WRONG = "That code isn't right. Enter the code that your authenticator app shows now.";

let recoveryCodes: readonly string[];
beforeEach(async () => {
  const user = await stage.app.getUser({ or: "throw" });
  await user.update({ totpMultiFactorSecret: SECRET });
  recoveryCodes = await user.createRecoveryCodes();
  stage.signOut();
});

/** Signs in by password, up to the question for the second factor. */
async function signIn(): Promise<void> {
  await stage.render(<CredentialSignIn />);
  type("Email", stage.me.email);
  type("Password", PASSWORD);
  await press("Sign in");
}
const alerts = () =>
  screen
    .getAllByRole("alert")
    .map(({ textContent }) => textContent)
    .join("");
const isSignedIn = async () => {
  await stage.leavesFor("/");
  expect((await stage.app.getUser())?.id).toBe(stage.me.id);
};
const wrongCode = async () => ((await totpCode(SECRET)) === "111111" ? "222222" : "111111");

describe("the second factor", () => {
  it("is asked for in a dialog until the code is right, and the dialog goes away", async () => {
    await signIn();
    await screen.findByRole("dialog", { name: "Enter your code" });
    type("Six-digit code", await wrongCode());
    await isSaid(/That code isn't right/);
    expect(stage.left).not.toHaveBeenCalled();
    type("Six-digit code", await totpCode(SECRET));
    await isSignedIn();
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  });

  it("stays when a message comes and goes beside it", async () => {
    await signIn();
    const question = await screen.findByRole("dialog", { name: "Enter your code" });
    let hide = () => {};
    act(() =>
      showOverPage((close) => {
        hide = close;
        return <p>A message</p>;
      }),
    );
    expect(await screen.findByText("A message")).toBeTruthy();
    act(() => hide());
    expect(screen.queryByText("A message")).toBeNull();
    expect(question.isConnected).toBe(true);
  });

  it("is not asked for on a page without the provider: the error has the attempt", async () => {
    const { email } = stage.me;
    await expect(
      stage.app.signInWithCredential({ email, password: PASSWORD, noRedirect: true }),
    ).rejects.toMatchObject({
      errorCode: "MULTI_FACTOR_AUTHENTICATION_REQUIRED",
      details: { attempt_code: expect.any(String) },
    });
  });

  it("is not asked for again on a device that the person trusts, until its settings say so", async () => {
    await signIn();
    await screen.findByRole("dialog", { name: "Enter your code" });
    act(() => screen.getByRole("switch", { name: /for 30 days/ }).click());
    type("Six-digit code", await totpCode(SECRET));
    await isSignedIn();
    const user = await stage.app.getUser({ or: "throw" });
    const [device, ...more] = await user.listTrustedDevices();
    expect([device?.isCurrent, more]).toEqual([true, []]);
    await stage.show((account) => <TrustedDevices account={account} />);
    await press(/^Ask for a code again:/);
    await isSaid("You'll be asked for a code there");
    expect(await user.listTrustedDevices()).toEqual([]);
  });

  it("is a step of a page that signs in, which comes back as it was", async () => {
    const { displayName, config } = await stage.app.getProject();
    const project = { displayName, config: { ...config, magicLinkEnabled: false } };
    await stage.render(<SignIn project={project} />);
    type("Email", stage.me.email);
    type("Password", PASSWORD);
    await press("Sign in");
    const step = await screen.findByRole("region", { name: "Enter your code" });
    expect(within(step).getByLabelText("Six-digit code")).toBe(document.activeElement);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByText(/shows for this account/), "says it once").toBeNull();
    await press("Back to sign-in");
    await hasHeading("Sign in to Test project");
    expect(screen.getByLabelText("Email")).toHaveProperty("value", stage.me.email);
    expect(stage.left).not.toHaveBeenCalled();
  });

  it("is asked for by the name of the app", async () => {
    await signIn();
    await isSaid("Open your authenticator app and enter the code for Test project.");
  });

  it("is asked for without it if the settings cannot be read", async () => {
    stage.fault({ path: "/projects/current", effect: 500 });
    await signIn();
    await screen.findByLabelText("Six-digit code");
    await waitFor(() => expect(stage.calls).toContain("GET /projects/current"));
    expect(screen.queryByText(/^Open your authenticator app/)).toBeNull();
  });

  it("is given by a recovery code, by those who cannot use their app", async () => {
    await signIn();
    await screen.findByLabelText("Six-digit code");
    // React never resumes what suspends in an `act` that is not awaited.
    await act(() => press("Can't use your app?"));
    const enter = async (value: string) => {
      await screen.findByLabelText("Recovery code");
      type("Recovery code", value);
      await press("Confirm code");
    };
    await enter("0000-0000");
    await isSaid("Enter all 16 characters of the code.");
    await enter("0000-0000-0000-0000");
    await isSaid(/That recovery code isn't right/);
    await enter(recoveryCodes[0] ?? "");
    await isSignedIn();
  });

  it("that comes too late says so of the sign-in, since an app has no other code", async () => {
    await signIn();
    await screen.findByRole("dialog", { name: "Enter your code" });
    await stage.changeCodes({ expires_at: 0 });
    type("Six-digit code", await totpCode(SECRET));
    await isSaid("Signing in took too long or was started twice. Try again.");
  });

  it("can be given up, which is said to be nothing, and the address stays", async () => {
    await signIn();
    await screen.findByRole("dialog", { name: "Enter your code" });
    await press("Close");
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    expect(alerts()).toBe("");
    expect(screen.getByLabelText("Email")).toHaveProperty("value", stage.me.email);
    expect(stage.left).not.toHaveBeenCalled();
  });

  it("that an app asks for itself is said to be wrong beside the form", async () => {
    stage.app = new StackClientApp({
      tokenStore: "cookie",
      ...stage.project.clientOptions,
      onMfaRequired: wrongCode,
    });
    await signIn();
    await waitFor(() => expect(alerts()).toBe(WRONG));
  });
});
