import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MailServer } from "../../console/src/mail/mail-server.js";
import project from "../protocol/fixtures/admin-project.json" with { type: "json" };
import { asAdmin, showInConsole } from "./stage.js";

const answer = ({ url }: { readonly url: string }) =>
  Response.json(
    url.endsWith("/configured-settings")
      ? { file: null, names: [], role_ids: [] }
      : url.endsWith("/projects/current")
        ? project
        : { success: true },
  );

it("Enter in the field of the test sends the test, and saves nothing", async () => {
  const { sent } = await showInConsole(asAdmin(<MailServer />), answer);
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

it("what is typed of a mail server is there again, without its password", async () => {
  const stored = project.config.email_config;
  await showInConsole(asAdmin(<MailServer />), answer);
  const host = await screen.findByLabelText<HTMLInputElement>("Host");
  fireEvent.change(host, { target: { value: "smtp.example.org" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "a secret" } });
  cleanup();
  await showInConsole(asAdmin(<MailServer />), answer);
  const again = await screen.findByLabelText<HTMLInputElement>("Host");
  expect(again.value).toBe("smtp.example.org");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("Port").value).toBe(String(stored.port));
  fireEvent.change(again, { target: { value: stored.host } });
});
