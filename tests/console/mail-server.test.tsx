import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
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

it("what is typed of a mail server is there again, and is what is saved", async () => {
  await showInConsole(asAdmin(<MailServer />), answer);
  const typed = { Host: "smtp.example.org", Password: "a secret" };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  cleanup();
  const { sent } = await showInConsole(asAdmin(<MailServer />), answer);
  for (const [label, value] of Object.entries(typed))
    expect(await screen.findByLabelText(label)).toHaveProperty("value", value);
  await act(async () => screen.getByText("Save mail server").click());
  const change = await waitFor(() => {
    const found = sent.find(({ method }) => method === "PATCH");
    return JSON.parse(found?.body ?? "");
  });
  const { email_config: saved } = change.config;
  expect(saved).toMatchObject({ host: typed.Host, password: typed.Password });
  expect(saved.port).toBe(project.config.email_config.port);
});
