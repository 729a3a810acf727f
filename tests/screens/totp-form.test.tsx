import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MAILED_ATTEMPT } from "../../src/protocol/limits/forms.js";
import { TotpForm } from "../../src/screens/forms/totp-form.js";
import type { Flow } from "../../src/ui/form/use-flow.js";
import { show } from "../ui/stage.js";

const wrong: Flow = {
  state: { status: "error", failure: { code: "INVALID_TOTP_CODE" } },
  busy: false,
  sent: 1,
  submit: () => {},
  restart: () => {},
  action: undefined,
};

it("says of a wrong code from where it comes: the authenticator app, or the mail", async () => {
  show(<TotpForm flow={wrong} attempt={"x".repeat(45)} />);
  expect(await screen.findByText(/that your authenticator app shows now/)).toBeTruthy();
});

it("says of a wrong mailed code that another can be asked for, and nothing of an app", async () => {
  show(<TotpForm flow={wrong} attempt={`${MAILED_ATTEMPT}abc`} />);
  expect(
    await screen.findByText("That code isn't right. Check it, or ask for a new one."),
  ).toBeTruthy();
  expect(screen.queryByText(/authenticator/)).toBeNull();
  expect(screen.getByLabelText("Six-digit code").getAttribute("aria-invalid")).toBe("true");
});
