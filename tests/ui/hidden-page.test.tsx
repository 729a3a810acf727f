import { act, fireEvent, render, screen } from "@testing-library/react";
import { Activity, type ReactNode, StrictMode, Suspense, use } from "react";
import { describe, expect, it, vi } from "vitest";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import { Dialog } from "../../src/ui/dialog.js";
import { CodeField } from "../../src/ui/form/code-field.js";
import { PasswordField } from "../../src/ui/form/password-field.js";
import { en } from "../support/english.js";

const show = (shown: ReactNode) =>
  render(shown, {
    wrapper: ({ children }) => (
      <MessagesProvider locale="en" groups={en}>
        {children}
      </MessagesProvider>
    ),
  });

/** A page as Next renders it: hidden, not removed, after a navigation. */
const page = (mode: "visible" | "hidden", content: ReactNode) => (
  <StrictMode>
    <Activity mode={mode}>
      <div>{content}</div>
    </Activity>
  </StrictMode>
);

describe("a page that React hides", () => {
  const fields = (
    <>
      <PasswordField name="password" label="Password" />
      <CodeField name="code" label="Code" length={6} kind="digits" />
    </>
  );
  const typedIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

  it("keeps what is typed while it is shown, in strict mode too, and no longer", async () => {
    const { rerender } = show(page("visible", fields));
    fireEvent.input(screen.getByLabelText("Password"), { target: { value: "secret" } });
    fireEvent.input(screen.getByLabelText("Code"), { target: { value: "123456" } });
    await act(async () => rerender(page("visible", fields)));
    expect([typedIn("Password"), typedIn("Code")]).toEqual(["secret", "123456"]);
    await act(async () => rerender(page("hidden", fields)));
    expect([typedIn("Password"), typedIn("Code")]).toEqual(["", ""]);
    await act(async () => rerender(page("visible", fields)));
    expect([typedIn("Password"), typedIn("Code")]).toEqual(["", ""]);
  });

  const dialog = (close: () => void) => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    HTMLDialogElement.prototype.close ??= () => {};
    return (
      <Dialog open onClose={close} title="Scan">
        secret
      </Dialog>
    );
  };

  it("closes its dialogs, and leaves them open otherwise", async () => {
    const close = vi.fn();
    const { rerender } = show(page("visible", dialog(close)));
    await act(async () => rerender(page("visible", dialog(close))));
    expect(close).not.toHaveBeenCalled();
    await act(async () => rerender(page("hidden", dialog(close))));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("keeps dialogs and what is typed while it waits for data", async () => {
    const close = vi.fn();
    let answer = () => {};
    const data = new Promise<void>((resolve) => {
      answer = resolve;
    });
    function Waiting({ isDue }: { isDue: boolean }): ReactNode {
      if (isDue) use(data);
      return fields;
    }
    const waiting = (isDue: boolean) =>
      page(
        "visible",
        <Suspense fallback="One moment">
          <Waiting isDue={isDue} />
          {dialog(close)}
        </Suspense>,
      );
    const { rerender } = show(waiting(false));
    fireEvent.input(screen.getByLabelText("Password"), { target: { value: "secret" } });
    await act(async () => rerender(waiting(true)));
    expect(screen.getByText("One moment")).toBeTruthy();
    await act(async () => answer());
    expect(typedIn("Password")).toBe("secret");
    expect(close).not.toHaveBeenCalled();
  });
});
