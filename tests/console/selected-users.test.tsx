import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Views } from "../../console/src/views.js";
import user from "../protocol/fixtures/user.json" with { type: "json" };
import { asAdmin, showInConsole } from "./stage.js";

const ITEMS = ["a", "b"].map((end) => ({
  ...user,
  id: `00000000-0000-4000-8000-00000000000${end}`,
}));

const NONE = { items: [], is_paginated: true, pagination: { next_cursor: null } };

afterEach(() => history.replaceState(null, "", "/"));

it("says how many of the selected users the shown list does not have", async () => {
  history.replaceState(null, "", "/p/users");
  await showInConsole(asAdmin(<Views />), ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const items = searchParams.has("query") ? ITEMS.slice(1) : ITEMS;
    return Response.json(
      pathname.endsWith("/count")
        ? { count: items.length, is_exact: true }
        : { items, is_paginated: true, pagination: { next_cursor: null } },
    );
  });
  fireEvent.click(await screen.findByLabelText("Select all 2 shown"));
  expect(screen.getByText("2 users selected")).toBeDefined();
  await act(async () => history.pushState(null, "", "/p/users?query=b"));
  await screen.findByLabelText("Select all 1 shown");
  fireEvent.click(screen.getByLabelText("Select all 1 shown"));
  expect(screen.getByText("1 user selected, 1 not in this list")).toBeDefined();
  expect(screen.getByRole("button", { name: "Select all that fit (1)" })).toBeDefined();
  await act(async () => history.pushState(null, "", "/p/users?desc=false"));
  await screen.findByLabelText("Select all 2 shown");
  expect(screen.getByText("1 user selected")).toBeDefined();
});

it("a pasted list has no filters, which are there again once it is cleared", async () => {
  history.replaceState(null, "", "/p/users?query=a@example.com,b@example.com&state=verified");
  await showInConsole(asAdmin(<Views />), ({ url }) =>
    Response.json(url.endsWith("/count") ? { count: 0, is_exact: true } : NONE),
  );
  const clear = await screen.findByRole("button", { name: "Clear all" });
  expect(screen.queryAllByRole("combobox")).toEqual([]);
  expect(screen.queryByText("Columns")).toBeNull();
  await act(async () => fireEvent.click(clear));
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "State" }));
  expect(location.search).toBe("");
});
