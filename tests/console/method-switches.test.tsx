import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MethodsPart } from "../../console/src/settings/methods-part.js";
import type { ProjectSettings } from "../../console/src/settings/use-config.js";
import { hang } from "../support/fake-fetch.js";
import { asAdmin, showInConsole } from "./stage.js";

const BY_CODE = "Those with a verified address still can, by an email code. ";
const BY_RESET = "Those with a verified address still can, by the email that resets a password. ";

it.each([
  ["Password", { magicLinkEnabled: true }, BY_CODE],
  ["Password", { magicLinkEnabled: false, passkeyEnabled: true }, ""],
  ["Email code", { magicLinkEnabled: true }, BY_RESET],
  ["Email code", { magicLinkEnabled: true, credentialEnabled: false }, ""],
  ["Passkey", { passkeyEnabled: true, magicLinkEnabled: true }, BY_CODE],
])("switching off %s with %o says truly who is kept out", async (label, methods, more) => {
  const settings = { config: { credentialEnabled: true, ...methods } };
  const { sent } = await showInConsole(
    asAdmin(<MethodsPart settings={settings as unknown as ProjectSettings} />),
    Response.json({ file: null, names: [], role_ids: [] }),
  );
  await act(async () => fireEvent.click(screen.getByRole("switch", { name: label })));
  expect(screen.getByText(/can’t sign in any more/).textContent).toBe(
    `People with no other way to sign in that stays on can’t sign in any more. ${more || " "}` +
      "Sessions that are open stay open.",
  );
  expect(sent.some(({ url }) => url.includes("count"))).toBe(false);
});

it("a choice shows what is being saved", async () => {
  await showInConsole(
    asAdmin(<MethodsPart settings={{ config: {} } as unknown as ProjectSettings} />),
    (sent) =>
      sent.method === "PATCH" ? hang(sent) : Response.json({ file: null, names: [], role_ids: [] }),
  );
  const choice = screen.getByLabelText("What an email code consists of");
  await act(async () => fireEvent.change(choice, { target: { value: "digits" } }));
  expect(choice).toHaveProperty("value", "digits");
});
