import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { HelpView } from "../../console/src/diagnosis/help-view.js";
import { UsersView } from "../../console/src/users/users-view.js";
import { asAdmin, showInConsole } from "./stage.js";

const findingOf = (code: string, cure: string) =>
  Response.json({
    user_id: null,
    findings: [{ code, blocking: true, message: "M", advice: "A", evidence: {}, cure }],
  });

afterEach(() => history.replaceState(null, "", "/"));

it("only those who may create users are led to it", async () => {
  history.replaceState(null, "", "/?identifier=ada");
  await showInConsole(<HelpView />, findingOf("no-account", "create-user"));
  expect(await screen.findByText("An admin creates the user.")).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});

it("admins are led to the form for a new user", async () => {
  history.replaceState(null, "", "/?identifier=ada");
  await showInConsole(asAdmin(<HelpView />), findingOf("no-account", "create-user"));
  const link = await screen.findByRole("link", { name: "Create the user" });
  expect(link.getAttribute("href")).toBe("/p/users?create");
});

it("closed sign-up leads to the part with its switch", async () => {
  history.replaceState(null, "", "/?identifier=ada");
  await showInConsole(<HelpView />, findingOf("sign-up-closed", "open-sign-up"));
  const link = await screen.findByRole("link", { name: "Open sign-up" });
  expect(link.getAttribute("href")).toBe("/p/sign-in/sign-up");
});

it("an address with the form for a new user opens it for admins alone", async () => {
  history.replaceState(null, "", "/?create");
  const none = Response.json({ items: [], is_paginated: false, count: 0, is_exact: true });
  await showInConsole(<UsersView />, none);
  expect(await screen.findByRole("heading", { name: "Users" })).toBeDefined();
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
});
