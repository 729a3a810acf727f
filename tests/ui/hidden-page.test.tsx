import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Activity, type ReactNode, StrictMode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { en } from "../../src/messages/en.js";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import { CodeField } from "../../src/ui/form/code-field.js";
import { PasswordField } from "../../src/ui/form/password-field.js";

afterEach(cleanup);

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
});
