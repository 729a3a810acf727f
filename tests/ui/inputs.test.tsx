import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CodeField } from "../../src/ui/form/code-field.js";
import { PasswordField } from "../../src/ui/form/password-field.js";
import { Select } from "../../src/ui/form/select.js";
import { Switch } from "../../src/ui/form/switch.js";
import { show } from "./stage.js";

describe("a password", () => {
  const shown = () => screen.getByLabelText("Password") as HTMLInputElement;

  it("can be shown and hidden again, and keeps what was typed", () => {
    show(<PasswordField name="password" label="Password" autoComplete="current-password" />);
    fireEvent.input(shown(), { target: { value: "secret" } });
    expect(shown().type).toBe("password");
    fireEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect([shown().type, shown().value]).toEqual(["text", "secret"]);
    fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect([shown().type, shown().value]).toEqual(["password", "secret"]);
  });

  it("says politely that Caps Lock is on, for as long as it is", () => {
    show(<PasswordField name="password" label="Password" />);
    fireEvent.keyDown(shown(), { key: "A", modifierCapsLock: true });
    expect(screen.getByText("Caps Lock is on.").getAttribute("aria-live")).toBe("polite");
    fireEvent.keyUp(shown(), { key: "CapsLock", modifierCapsLock: false });
    expect(screen.queryByText("Caps Lock is on.")).toBeNull();
  });
});

describe("a one-time code", () => {
  const field = () => screen.getByLabelText("Code") as HTMLInputElement;
  const sent = vi.fn();
  const codeForm = (kind: "digits" | "letters") =>
    show(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(field().value);
        }}
      >
        <CodeField name="code" label="Code" length={6} kind={kind} sendWhenWhole />
      </form>,
    );

  afterEach(() => sent.mockClear());

  it("is one input that the device can fill in", () => {
    codeForm("digits");
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
    expect(field().autocomplete).toBe("one-time-code");
    expect(field().inputMode).toBe("numeric");
  });

  it("leaves spaces, dashes and small letters out of what is pasted", () => {
    codeForm("letters");
    fireEvent.paste(field(), { clipboardData: { getData: () => " a1b-2c 3" } });
    expect(field().value).toBe("A1B2C3");
  });

  it("is sent once it is whole, and not twice", () => {
    codeForm("digits");
    fireEvent.input(field(), { target: { value: "12345" } });
    expect(sent).not.toHaveBeenCalled();
    fireEvent.input(field(), { target: { value: "123456" } });
    fireEvent.input(field(), { target: { value: "123456" } });
    expect(sent.mock.calls).toEqual([["123456"]]);
  });

  it.each([
    ["Arabic", "٠١٢٣٤٥", "012345"],
    ["Persian", "۶۷۸۹۰۱", "678901"],
    ["wide", "１２３ ４５６", "123456"],
  ])("takes %s digits as they are typed on such keyboards", (_, typed, digits) => {
    codeForm("digits");
    fireEvent.input(field(), { target: { value: typed } });
    expect(field().value).toBe(digits);
    expect(sent.mock.calls).toEqual([[digits]]);
  });

  it("accepts no letters in a field for digits", () => {
    codeForm("digits");
    fireEvent.input(field(), { target: { value: "12a3" } });
    expect(field().value).toBe("123");
  });

  it("is written from left to right in every language", () => {
    codeForm("digits");
    expect(field().closest('[dir="ltr"]')).not.toBeNull();
  });
});

it("a switch is a switch to those who do not see it", () => {
  show(<Switch label="Sign-in address" hint="With this address." defaultChecked />);
  const input = screen.getByRole("switch", { name: "Sign-in address" }) as HTMLInputElement;
  expect(input.checked).toBe(true);
  expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "With this address.",
  );
});

it("a select is the device's own list with a label", () => {
  show(
    <Select name="language" label="Language" defaultValue="de">
      <option value="en">English</option>
      <option value="de">Deutsch</option>
    </Select>,
  );
  expect((screen.getByLabelText("Language") as HTMLSelectElement).value).toBe("de");
});
