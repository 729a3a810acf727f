import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SentMails } from "../../console/src/mail/sent-mails.js";
import { ProjectView } from "../../console/src/settings/project-view.js";
import { Invitation } from "../../console/src/sign-in/invitation.js";
import { SetUp } from "../../console/src/sign-in/set-up.js";
import { TeamField } from "../../console/src/teams/team-field.js";
import { TeamsView } from "../../console/src/teams/teams-view.js";
import project from "../protocol/fixtures/admin-project.json" with { type: "json" };
import { deadLine } from "../support/fake-fetch.js";
import { asAdmin, showInConsole } from "./stage.js";

const REFUSAL = "Too many rows. Use another filter.";
const refused = () => new Response(REFUSAL, { status: 400 });
const team = {
  id: "00000000-0000-4000-8000-000000000001",
  display_name: "Engines",
  profile_image_url: null,
  client_metadata: null,
  client_read_only_metadata: null,
  server_metadata: null,
  created_at_millis: 0,
};
const pageOf = (items: readonly object[], next: string | null) =>
  Response.json({ items, is_paginated: true, pagination: { next_cursor: next } });
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};

afterEach(() => history.replaceState(null, "", "/"));

it("a further page that is refused is said, and read again on request only", async () => {
  let isRefused = true;
  const { sent } = await showInConsole(<TeamsView />, pageOf([team], `1~${team.id}`), () =>
    isRefused ? refused() : pageOf([], null),
  );
  expect((await screen.findByRole("alert")).textContent).toBe(REFUSAL);
  for (let turn = 0; turn < 20; turn += 1)
    await act(async () => new Promise((resolve) => setImmediate(resolve)));
  expect(sent).toHaveLength(2);
  isRefused = false;
  await press("Show more");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(sent).toHaveLength(3);
});

it.each([
  ["Set up the console", <SetUp key="set-up" onDone={async () => {}} />, { works: true }],
  [
    "Your invitation",
    <Invitation key="invitation" session={{ state: "signed-out" }} onDone={async () => {}} />,
    { email: "ada@example.com", role: "admin", project_name: null, has_account: false },
  ],
])("a link is not called broken if the service is away: %s", async (title, page, found) => {
  await showInConsole(page, deadLine(), Response.json(found));
  expect((await screen.findByRole("alert")).textContent).toContain("cannot be reached");
  expect(screen.getByRole("heading").textContent).toBe(title);
  await press("Try again");
  expect(await screen.findByLabelText("Password")).toBeDefined();
  expect(screen.getByRole("heading").textContent).toBe(title);
});

it("settings are shown if their locks could not be read, which are not read on and on", async () => {
  let reads = 0;
  await showInConsole(asAdmin(<ProjectView />), ({ url }) => {
    reads += 1;
    return url.endsWith("/projects/current") ? Response.json(project) : refused();
  });
  expect(await screen.findByDisplayValue(project.display_name)).toBeDefined();
  expect(reads).toBeLessThan(10);
});

it("teams that could not be read are not said to be none", async () => {
  await showInConsole(<TeamField name="team" />, refused());
  expect(await screen.findByText(REFUSAL)).toBeDefined();
  expect(screen.queryByText("No team fits")).toBeNull();
});

it("none of several teams is chosen before a person chooses it", async () => {
  const other = { ...team, id: team.id.replace(/1$/, "2"), display_name: "Boilers" };
  await showInConsole(<TeamField name="team" />, pageOf([team, other], null));
  await screen.findByRole("option", { name: "Boilers" });
  expect(screen.getByLabelText<HTMLSelectElement>("Team").checkValidity()).toBe(false);
});

it("a page without a mail that fits leads further back", async () => {
  history.replaceState(null, "", "/?outcome=failed");
  const { sent } = await showInConsole(<SentMails />, pageOf([], "1~2"), pageOf([], null));
  await press("Search further back");
  expect(await screen.findByText("No such email")).toBeDefined();
  expect(sent).toHaveLength(2);
});

it("a filter of the emails keeps the focus while they are read", async () => {
  history.replaceState(null, "", "/?outcome=sent");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await showInConsole(<SentMails />, pageOf([], "1~2"), () =>
    released.then(() => pageOf([], null)),
  );
  const filter = await screen.findByRole("combobox", { name: "State" });
  filter.focus();
  await act(async () => fireEvent.change(filter, { target: { value: "failed" } }));
  expect(screen.getByText("Loading")).toBeDefined();
  expect(document.activeElement).toBe(filter);
  await act(async () => release());
  expect(await screen.findByText("No such email")).toBeDefined();
  expect(document.activeElement).toBe(filter);
});

it("a change whose connection broke may have been made, which its error says", async () => {
  await showInConsole(asAdmin(<TeamsView />), ({ method }) => {
    if (method !== "GET") throw deadLine();
    return pageOf([], null);
  });
  await press("Create team");
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Engines" } });
  await act(async () => fireEvent.submit(screen.getByLabelText("Name")));
  expect((await screen.findByRole("alert")).textContent).toContain("See whether the change is");
});
