import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ActivityView } from "../../console/src/activity/activity-view.js";
import { asRole, showInConsole } from "./stage.js";

const nothing = { items: [], is_paginated: true, pagination: { next_cursor: null } };
const REQUEST = "11111111-1111-4111-8111-111111111111";

afterEach(() => history.replaceState(null, "", "/"));

it("everything of a request is shown whatever the list was filtered by", async () => {
  history.replaceState(null, "", `/?address=a@example.com&outcome=failed&request=${REQUEST}`);
  const { sent } = await showInConsole(asRole("support", <ActivityView />), () =>
    Response.json(nothing),
  );
  expect(await screen.findByText("Everything of one request.")).toBeDefined();
  expect(screen.queryAllByRole("searchbox")).toEqual([]);
  const read = sent
    .map(({ url }) => new URL(url))
    .find(({ pathname }) => /auth-events/.test(pathname));
  // Their role may not list who could have made a change.
  expect(sent.map(({ url }) => new URL(url).pathname)).not.toContainEqual(
    expect.stringMatching(/administrators|agents|api-keys/),
  );
  expect(Object.fromEntries(read?.searchParams ?? [])).toEqual({
    limit: "50",
    request_id: REQUEST,
  });
});
