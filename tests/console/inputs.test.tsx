import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { HelpView } from "../../console/src/diagnosis/help-view.js";
import { Palette } from "../../console/src/frame/palette.js";
import { TeamField } from "../../console/src/teams/team-field.js";
import { Copy, CopyLines } from "../../console/src/ui/copy.js";
import { FormDialog } from "../../console/src/ui/dialog.js";
import { SearchField } from "../../console/src/ui/search-field.js";
import { methodsOf, type User } from "../../console/src/users/columns.js";
import { showInConsole } from "./stage.js";

it("a name is typed to confirm as the page shows it", async () => {
  const onSubmit = vi.fn(async () => {});
  await showInConsole(
    <FormDialog
      title="Delete"
      action="Delete team"
      typed={" Acme  Corp "}
      onClose={() => {}}
      onSubmit={onSubmit}
    />,
  );
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Acme Corp" } });
  await act(async () => fireEvent.click(screen.getByText("Delete team")));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("copying says that it failed where browsers have no clipboard", async () => {
  expect(navigator.clipboard).toBeUndefined();
  await showInConsole(
    <>
      <Copy value="1" label="the id" />
      <CopyLines lines="1">Copy the lines</CopyLines>
    </>,
  );
  for (const button of screen.getAllByRole("button")) fireEvent.click(button);
  expect(await screen.findByText("Copy failed")).toBeDefined();
  expect(await screen.findByText("Copy failed: select the lines instead.")).toBeDefined();
});

it("Enter ends a word of an input method before it chooses", async () => {
  const onClose = vi.fn();
  await showInConsole(<Palette onClose={onClose} />);
  const field = screen.getByRole("combobox", { hidden: true });
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onClose).toHaveBeenCalledOnce();
});

it("the number of findings and its words fit", async () => {
  history.replaceState(null, "", "/?identifier=ada");
  const finding = { blocking: true, message: "M", advice: "A", evidence: {}, cure: null };
  const findings = ["no-password", "not-for-sign-in"].map((code) => ({ ...finding, code }));
  await showInConsole(<HelpView />, Response.json({ user_id: null, findings }));
  expect(await screen.findByText("2 things keep them out. They come first below.")).toBeDefined();
  history.replaceState(null, "", "/");
});

it("providers have one name in lists and on pages", () => {
  expect(methodsOf({ oauthProviders: [{ id: "github" }] } as unknown as User)).toEqual(["GitHub"]);
});

it("the palette says that it searches, and why it can't", async () => {
  let refuse = () => {};
  const refused = new Promise<Response>((resolve) => {
    refuse = () => resolve(new Response("Not for you.", { status: 403 }));
  });
  await showInConsole(<Palette onClose={() => {}} />, () => refused);
  const field = screen.getByRole("combobox", { hidden: true });
  fireEvent.change(field, { target: { value: "zo" } });
  expect(await screen.findByText("Searching…")).toBeDefined();
  await act(async () => refuse());
  expect(await screen.findByText("Not for you.")).toBeDefined();
});

it("phones leave ids and addresses as they are typed", async () => {
  await showInConsole(
    <>
      <FormDialog title="A" action="A" typed="an-id" onClose={() => {}} onSubmit={async () => {}} />
      <SearchField label="Search" value="" onSearch={() => {}} />
    </>,
  );
  const fields = ["textbox", "searchbox"].map((role) => screen.getByRole(role, { hidden: true }));
  for (const field of fields) {
    expect(field.getAttribute("autocapitalize")).toBe("none");
    expect(field.getAttribute("autocorrect")).toBe("off");
  }
});

it.each([
  ["the palette", <Palette key="1" onClose={() => {}} />, "combobox"],
  ["the choice of a team", <TeamField key="2" name="team" />, "searchbox"],
] as const)("%s searches once typing pauses", async (_, part, role) => {
  const { sent } = await showInConsole(part, () =>
    Response.json({ items: [], is_paginated: true, pagination: { next_cursor: "1~2" } }),
  );
  const field = await screen.findByRole(role, { hidden: true });
  for (const value of ["zo", "zoe", "zoe b"]) fireEvent.change(field, { target: { value } });
  const searched = () => sent.flatMap(({ url }) => new URL(url).searchParams.get("query") ?? []);
  await waitFor(() => expect(searched()).not.toEqual([]));
  expect(searched()).toEqual(["zoe b"]);
});
