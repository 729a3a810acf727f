import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Views } from "../../console/src/views.js";
import user from "../protocol/fixtures/user.json" with { type: "json" };
import { asAdmin, showInConsole } from "./stage.js";

const ANN = "00000000-0000-4000-8000-00000000000a";
const BOB = "00000000-0000-4000-8000-00000000000b";

const userOf = (id: string) => ({ ...user, id, display_name: id === ANN ? "Ann" : "Bob" });

afterEach(() => history.replaceState(null, "", "/"));

it("what was opened for one user is not open for another who was read before", async () => {
  history.replaceState(null, "", `/p/users/${BOB}`);
  await showInConsole(asAdmin(<Views />), ({ url }) =>
    /users\/[^/?]+$/.test(url)
      ? Response.json(userOf(url.endsWith(BOB) ? BOB : ANN))
      : new Response("", { status: 404 }),
  );
  await screen.findByRole("heading", { name: "Bob" });
  await act(async () => history.pushState(null, "", `/p/users/${ANN}`));
  await screen.findByRole("heading", { name: "Ann" });
  fireEvent.click(screen.getByRole("button", { name: "Act as this user" }));
  expect(screen.getByText("Act as Ann")).toBeDefined();
  await act(async () => history.pushState(null, "", `/p/users/${BOB}`));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Bob");
  expect(screen.queryByText(/^Act as (Ann|Bob)$/)).toBeNull();
});
