import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MailServer } from "../../console/src/mail/mail-server.js";
import project from "../protocol/fixtures/admin-project.json" with { type: "json" };
import { asAdmin, showInConsole } from "./stage.js";

it("Enter in the field of the test sends the test, and saves nothing", async () => {
  const { sent } = await showInConsole(asAdmin(<MailServer />), ({ url }) =>
    Response.json(
      url.endsWith("/configured-settings")
        ? { file: null, names: [], role_ids: [] }
        : url.endsWith("/projects/current")
          ? project
          : { success: true },
    ),
  );
  const field = await screen.findByLabelText("Test it with an email to");
  fireEvent.change(field, { target: { value: "ada@example.com" } });
  await act(async () => {
    // As browsers do: Enter presses the form's first button, unless the page prevents it.
    if (fireEvent.keyDown(field, { key: "Enter" })) screen.getByText("Save mail server").click();
  });
  const changes = sent.filter(({ method }) => method !== "GET");
  expect(changes.map(({ url }) => new URL(url).pathname)).toEqual([
    "/api/v1/internal/send-test-email",
  ]);
  expect(JSON.parse(changes[0]?.body ?? "")).toMatchObject({ recipient_email: "ada@example.com" });
});
