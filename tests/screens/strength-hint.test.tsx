import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { NewPasswordFields } from "../../src/screens/forms/new-password-fields.js";
import { Form } from "../../src/ui/form/form.js";
import { useFlow } from "../../src/ui/form/use-flow.js";
import { show } from "../ui/stage.js";

const RULE = "Use at least 8 characters.";

beforeEach(() => vi.useFakeTimers());

function Page({ email }: { email: string }) {
  const flow = useFlow(async (state) => state);
  return (
    <Form
      flow={flow}
      submit="Save"
      check={(form) => (form.get("password") === "" ? { password: RULE } : {})}
    >
      <input name="email" defaultValue={email} />
      <NewPasswordFields twice={false} label="Password" />
    </Form>
  );
}

const field = () => screen.getByLabelText("Password") as HTMLInputElement;
const description = () =>
  (field().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");
const pass = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis));

async function type(text: string) {
  fireEvent.input(field(), { target: { value: text } });
  // The first key loads the hint.
  await act(() => vi.dynamicImportSettled());
}

it("describes a new password once its rule is met, after a pause in typing", async () => {
  show(<Page email="ada.lovelace@example.com" />);
  expect(description()).toBe(RULE);
  await type("correct");
  await pass(1000);
  expect(description()).toBe(RULE);
  await type("correct horse battery");
  expect(description()).toBe(RULE);
  await pass(1000);
  expect(description()).toBe("Hard to guess, if you use it only here.");
  expect(screen.getByText(description()).getAttribute("aria-live")).toBe("polite");
  await type("adalovelace");
  await type("adalovelace1");
  await pass(300);
  expect(description()).toBe("Hard to guess, if you use it only here.");
  await pass(700);
  expect(description()).toBe("Easy to guess: it's close to your email address.");
  expect(screen.getByText(description()).hasAttribute("data-easy")).toBe(true);
});

it("lets browsers cut no pasted password, so that the form says that it is too long", () => {
  show(<Page email="" />);
  expect(field().maxLength).toBe(-1);
  expect(field().getAttribute("passwordrules")).toBe("minlength: 8; maxlength: 70;");
});

it("does not say the rule twice beside its error", async () => {
  show(<Page email="" />);
  await type("correct horse battery");
  await pass(1000);
  await type("");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getAllByText(RULE)).toHaveLength(1);
});
