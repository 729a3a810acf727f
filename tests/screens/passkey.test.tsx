import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { KnownErrors } from "../../src/protocol/errors/index.js";
import { PasskeyButton } from "../../src/screens/components/passkey-button.js";
import { SignInFrame } from "../../src/screens/components/sign-in-frame.js";
import { askTotp } from "../../src/screens/components/totp-prompt.js";
import { SignIn } from "../../src/screens/pages/sign-in.js";
import { Card } from "../../src/ui/card.js";
import { behind, press, project, refuse, resetStage, show } from "./stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./stage.js")).connectToStage(),
);

// Files that a press loads are at hand already, so that no test waits for a slow disk.
beforeAll(() =>
  Promise.all([
    import("../../src/screens/forms/recovery-form.js"),
    import("../../src/screens/pages/project-loader.js"),
    import("../../src/messages/en/pages.json", { with: { type: "json" } }),
  ]),
);
beforeEach(() => {
  resetStage();
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  );
});
afterEach(cleanup);

const page = <SignIn project={project({ magicLinkEnabled: false, oauthProviders: [] })} />;
const email = () => screen.getByLabelText("Email") as HTMLInputElement;

describe("passkeys among the suggestions of a field", () => {
  it("are offered when a person turns to the field, not before", async () => {
    behind.app.signInWithPasskey.mockReturnValue(new Promise(() => {}));
    show(page);
    expect(email().autocomplete).toBe("username webauthn");
    expect(behind.app.signInWithPasskey).not.toHaveBeenCalled();
    act(() => email().focus());
    await waitFor(() => expect(behind.app.signInWithPasskey).toHaveBeenCalledOnce());
    expect(behind.app.signInWithPasskey.mock.calls[0]?.[0]?.mediation).toBe("conditional");
  });

  it("never disturb typing: focus and text stay, and no second ceremony starts", async () => {
    behind.app.signInWithPasskey.mockReturnValue(new Promise(() => {}));
    show(page);
    act(() => email().focus());
    fireEvent.change(email(), { target: { value: "ad" } });
    await waitFor(() => expect(behind.app.signInWithPasskey).toHaveBeenCalled());
    act(() => screen.getByLabelText("Password").focus());
    act(() => email().focus());
    fireEvent.change(email(), { target: { value: "ada" } });
    expect([email().value, document.activeElement]).toEqual(["ada", email()]);
    expect(behind.app.signInWithPasskey).toHaveBeenCalledOnce();
  });

  it("end when the page is left, and say nothing if they fail", async () => {
    behind.app.signInWithPasskey.mockImplementation(
      refuse(new KnownErrors.PasskeyAuthenticationFailed()),
    );
    show(page);
    act(() => email().focus());
    await waitFor(() => expect(behind.app.signInWithPasskey).toHaveBeenCalled());
    expect(screen.queryAllByRole("alert").every(({ textContent }) => textContent === "")).toBe(
      true,
    );
    cleanup();
    expect(behind.app.signInWithPasskey.mock.calls.length).toBe(1);
  });

  it("are not requested in browsers without support", async () => {
    vi.stubGlobal("PublicKeyCredential", undefined);
    show(page);
    await act(async () => email().focus());
    expect(behind.app.signInWithPasskey).not.toHaveBeenCalled();
  });
});

describe("the passkey button", () => {
  it("takes a closed window for a change of mind, not for a failure", async () => {
    behind.app.signInWithPasskey.mockImplementation(
      refuse(new KnownErrors.PasskeyWebAuthnError({ message: "no", code: "NotAllowedError" })),
    );
    show(<PasskeyButton />);
    press("Sign in with a passkey");
    await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull());
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("says what failed", async () => {
    behind.app.signInWithPasskey.mockImplementation(
      refuse(new KnownErrors.PasskeyAuthenticationFailed()),
    );
    show(<PasskeyButton />);
    press("Sign in with a passkey");
    expect(await screen.findByText(/This passkey didn't work/)).toBeTruthy();
  });
});

/** Asks on a page that has nothing but a place for the dialog. */
function askHere(tryCode: (code: string) => Promise<Error | undefined>): Promise<string | null> {
  let place: (dialog: ReactNode) => void = () => {};
  function Page() {
    const [dialog, setDialog] = useState<ReactNode>();
    place = setDialog;
    return dialog;
  }
  render(<Page />);
  return askTotp("attempt", tryCode, place);
}

describe("the second factor", () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
  });

  it("is requested in a dialog until the code is right, and the dialog goes away", async () => {
    const tried: string[] = [];
    const answer = askHere(async (code) => {
      tried.push(code);
      return code === "222222" ? undefined : new KnownErrors.InvalidTotpCode();
    });
    fireEvent.input(await screen.findByLabelText("Six-digit code"), {
      target: { value: "111111" },
    });
    expect(await screen.findByText(/That code isn't right/)).toBeTruthy();
    fireEvent.input(screen.getByLabelText("Six-digit code"), { target: { value: "222222" } });
    expect(await answer).toBe("222222");
    expect(tried).toEqual(["111111", "222222"]);
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  });

  it("is a step of a card that signs in, which comes back as it was", async () => {
    render(
      <SignInFrame>
        <Card title="Sign in to Atlas">
          <input aria-label="Email" defaultValue="ada@example.com" />
        </Card>
      </SignInFrame>,
    );
    const typed = screen.getByLabelText("Email");
    typed.focus();
    const answer = askTotp("attempt", async () => undefined, undefined);
    const step = await screen.findByRole("region", { name: "Enter your code" });
    expect(within(step).getByLabelText("Six-digit code")).toBe(document.activeElement);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByText(/shows for this account/), "says it once").toBeNull();
    press("Back to sign-in");
    expect(await answer).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(typed));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sign in to Atlas");
  });

  it("is requested by the name of the app, and without it if the settings cannot be read", async () => {
    void askHere(async () => undefined);
    expect(
      await screen.findByText("Open your authenticator app and enter the code for Atlas."),
    ).toBeTruthy();
    cleanup();
    vi.spyOn(console, "error").mockImplementation(() => {});
    behind.app.useProject = () => {
      throw new KnownErrors.ProjectNotFound({ project_id: "p1" });
    };
    void askHere(async () => undefined);
    expect(await screen.findByLabelText("Six-digit code")).toBeTruthy();
    expect(screen.queryByText(/^Open your authenticator app/)).toBeNull();
  });

  it("is answered with a recovery code by those who cannot use their app", async () => {
    const tried: string[] = [];
    const answer = askHere(async (code) => {
      tried.push(code);
      return code.startsWith("7") ? undefined : new KnownErrors.InvalidRecoveryCode();
    });
    await screen.findByLabelText("Six-digit code");
    // React never resumes what suspends in an `act` that is not awaited.
    await act(async () => press("Can't use your app?"));
    const enter = async (value: string) => {
      fireEvent.input(await screen.findByLabelText("Recovery code"), { target: { value } });
      press("Confirm code");
    };
    await enter("0000-0000");
    expect(await screen.findByText("Enter all 16 characters of the code.")).toBeTruthy();
    await enter("0000-0000-0000-0000");
    expect(await screen.findByText(/That recovery code isn't right/)).toBeTruthy();
    await enter("7k3m-9fqx-2b8c-hv41");
    expect(await answer).toBe("7k3m-9fqx-2b8c-hv41");
    expect(tried).toEqual(["0000-0000-0000-0000", "7k3m-9fqx-2b8c-hv41"]);
  });

  it.each([
    [
      "says nothing after closing the dialog",
      { cause: new DOMException("closed", "AbortError") },
      "",
    ],
    [
      "says that a code was wrong",
      {},
      "That code isn't right. Enter the code that your authenticator app shows now.",
    ],
    [
      "says that a wrong code was wrong, whatever came before it",
      { cause: new Error("first") },
      "That code isn't right. Enter the code that your authenticator app shows now.",
    ],
  ])("%s", async (_, extras, said) => {
    behind.app.signInWithCredential.mockImplementation(
      refuse(Object.assign(new KnownErrors.InvalidTotpCode(), extras)),
    );
    show(page);
    fireEvent.change(email(), { target: { value: "ada@example.com" } });
    fireEvent.change(screen.getByLabelText("Password"), { target: { value: "correct horse" } });
    await act(async () => press("Sign in"));
    expect(behind.app.signInWithCredential).toHaveBeenCalled();
    await waitFor(() =>
      expect(
        screen
          .getAllByRole("alert")
          .map(({ textContent }) => textContent)
          .join(""),
      ).toBe(said),
    );
    expect(email().value).toBe("ada@example.com");
  });

  it("can be given up", async () => {
    const answer = askHere(async () => undefined);
    await screen.findByRole("dialog", { name: "Enter your code" });
    press("Close");
    expect(await answer).toBeNull();
  });
});
