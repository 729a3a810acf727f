import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Palette } from "../../console/src/frame/palette.js";
import { HomeView } from "../../console/src/home/home-view.js";
import { Views } from "../../console/src/views.js";
import { asRole, showInConsole } from "./stage.js";

afterEach(() => history.replaceState(null, "", "/"));

const metrics = {
  total_users: 0,
  daily_users: [],
  daily_active_users: [],
  users_by_country: {},
  recently_registered: [],
  recently_active: [],
  login_methods: [],
};
const answer = ({ url }: { readonly url: string }) =>
  url.includes("metrics") ? Response.json(metrics) : new Response("", { status: 404 });

it.each([
  ["keys", "admin", "support"],
  ["administrators", "admin", "viewer"],
  ["help", "support", "viewer"],
] as const)(
  "/%s says that it needs the role %s, and has nothing to press for %s",
  async (path, needed, own) => {
    history.replaceState(null, "", `/p/${path}`);
    const { sent } = await showInConsole(asRole(own, <Views />), answer);
    expect(await screen.findByText(`This needs the role ${needed}`)).toBeDefined();
    expect(screen.getByRole("main").querySelectorAll("button, a, input")).toHaveLength(0);
    expect(sent).toEqual([]);
  },
);

it.each([
  ["admin", 1],
  ["support", 0],
] as const)("an empty project leads %s to its keys by %i link", async (role, count) => {
  await showInConsole(asRole(role, <HomeView />), answer);
  expect(await screen.findByText("No user yet")).toBeDefined();
  expect(screen.queryAllByRole("link", { name: "Get keys for an app" })).toHaveLength(count);
});

it.each([
  ["admin", ["JobsView"]],
  ["viewer", []],
] as const)("the palette leads %s to the jobs: %j", async (role, found) => {
  await showInConsole(asRole(role, <Palette onClose={() => {}} />), answer);
  fireEvent.change(screen.getByRole("combobox", { hidden: true }), { target: { value: "job" } });
  const options = screen.queryAllByRole("option", { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(found);
});
